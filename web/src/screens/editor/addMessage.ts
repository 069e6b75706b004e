import { useEffect } from "react";
import { useSearchParams } from "react-router";
import type { CardEditor } from "#core/app/index.ts";
import { paths, withModal } from "#core/domain/navigation/index.ts";
import { useApp } from "../../hooks/context.ts";
import { useModal } from "../../hooks/modal.ts";

/** Opens the builder, or what a full card says instead (PAY-02). */
export const useAddMessage = (editor: CardEditor) => {
  const build = useModal("contribution-builder");
  const upgrade = useModal("upgrade");
  return () => (editor.mayAdd() ? build.show() : upgrade.show({ productTier: null }));
};

/** `slideType` in the address opens the builder at that kind (BUILD-05, OPEN-99). */
export const useSlideTypeLink = (editor: CardEditor): void => {
  const { navigator } = useApp().ports;
  const [query, setQuery] = useSearchParams();
  const linked = query.get("slideType");
  useEffect(() => {
    if (linked === null) return;
    setQuery(
      (old) => {
        old.delete("slideType");
        return old;
      },
      { replace: true },
    );
    navigator.go(withModal(paths.edit(editor.id), "contribution-builder", { slideType: linked }), {
      replace: true,
    });
  }, [linked, navigator, editor.id, setQuery]);
};

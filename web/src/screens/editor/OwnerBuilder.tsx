import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { type CardEditor, openBuilder, type SlideBuilder } from "#core/app/index.ts";
import { paths, withModal } from "#core/domain/navigation/index.ts";
import { BuilderModal, isMadeHere } from "#web/builder/index.ts";
import { toast } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../app/context.ts";
import { useModal } from "../../app/modal.ts";

/** A message that its author changed and that waits for a yes is not in the card any more (BUILD-11). */
const isHeld = (editor: CardEditor, slideId: string | null): boolean =>
  slideId !== null &&
  editor.story?.content_moderation === true &&
  editor.slides.find((s) => s.id === slideId)?.status !== "approved";

/** Opens the builder, or what a full card says instead (PAY-02). */
export const useAddMessage = (editor: CardEditor) => {
  const build = useModal("contribution-builder");
  const upgrade = useModal("upgrade");
  return () => (editor.mayAdd() ? build.show() : upgrade.show({ productTier: null }));
};

/** The owner's builder over the card; `slideType` in the address opens it at that kind (BUILD-05, OPEN-99). */
export const OwnerBuilder = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const app = useApp();
  const { navigator } = app.outside;
  const modal = useModal("contribution-builder");
  const upgrade = useModal("upgrade");
  const [builder, setBuilder] = useState<SlideBuilder | null>(null);
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
    navigator.go(
      withModal(
        paths.edit(editor.id),
        "contribution-builder",
        isMadeHere(linked) ? { slideType: linked } : {},
      ),
      { replace: true },
    );
  }, [linked, navigator, editor.id, setQuery]);

  const slideId = typeof modal.params.id === "string" ? modal.params.id : null;
  const slideType = typeof modal.params.slideType === "string" ? modal.params.slideType : null;
  const asked = useRef<string | null>(null);
  useEffect(() => {
    const ask = modal.isOpen ? `${slideId}:${slideType}` : null;
    if (asked.current === ask) return;
    asked.current = ask;
    if (ask === null) return;
    const slide = editor.slides.find((s) => s.id === slideId);
    const fresh = openBuilder(app, editor);
    setBuilder(null);
    void fresh
      .open({ ...(slide ? { slide } : {}), slideType: isMadeHere(slideType) ? slideType : null })
      .then(() => setBuilder(fresh));
  }, [modal.isOpen, slideId, slideType, app, editor]);
  useEffect(() => () => builder?.watch.stop(), [builder]);

  const submit = async () => {
    if (builder === null) return;
    const isNew = builder.draft?.slideId == null;
    const result = await builder.submit();
    await editor.read();
    if (result === null) {
      if (isNew && !editor.mayAdd()) upgrade.show({ productTier: null }); // somebody filled it meanwhile
      return;
    }
    modal.close();
    toast({ words: w(isNew ? "editor.added" : "editor.changed") });
  };
  return (
    <BuilderModal
      builder={builder}
      open={modal.isOpen && builder !== null}
      recipient={editor.story?.recipient_first_name}
      onSubmit={submit}
      onClose={modal.close}
      reviewAt={isHeld(editor, slideId) ? paths.contributions(editor.id) : null}
    />
  );
});

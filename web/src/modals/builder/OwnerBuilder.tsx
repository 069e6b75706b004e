import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { type CardEditor, openOwnerWriting } from "#core/app/index.ts";
import { BuilderModal } from "#web/builder/index.ts";
import { toast } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { useModal } from "../../hooks/modal.ts";
import type { ModalProps } from "../props.ts";
import { slideAsked } from "../slideAsked.ts";
import { photosAsked, sharedAsked, typeAsked } from "./asked.ts";
import { addShared } from "./shared.ts";

/** The owner's builder over the card. */
export const OwnerBuilder = observer(({ modal, editor }: ModalProps & { editor: CardEditor }) => {
  const w = useWords();
  const upgrade = useModal("upgrade");
  const writing = useModel((app) => openOwnerWriting(app, editor), editor.id);
  const slideId = slideAsked(modal.params);
  const named = typeAsked(modal.params);
  const photos = photosAsked(modal.params);
  const asked = useRef<string | null>(null);
  const ask = modal.isOpen ? `${slideId}:${named}:${photos}:${sharedAsked(modal.params)}` : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once each time the address asks for it
  useEffect(() => {
    if (asked.current === ask) return;
    asked.current = ask;
    if (ask === null) return;
    const slide = editor.slides.find((s) => s.id === slideId);
    void writing
      .write({ ...(slide ? { slide } : {}), slideType: named, photos })
      .then(() => (sharedAsked(modal.params) ? addShared(writing.builder) : undefined));
  }, [ask]);

  const submit = async () => {
    const result = await writing.submit();
    if (result === "full") upgrade.show({ productTier: null });
    if (result !== "added" && result !== "changed") return;
    modal.close();
    toast({ words: w(`editor.${result}`) });
  };
  return (
    <BuilderModal
      builder={writing.builder}
      open={modal.isOpen && writing.builder !== null}
      recipient={editor.story?.recipient_first_name}
      onSubmit={submit}
      onClose={modal.close}
      reviewAt={writing.reviewAt(slideId)}
    />
  );
});

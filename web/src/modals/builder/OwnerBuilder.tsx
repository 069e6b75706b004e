import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import {
  beginWithPhotos,
  type CardEditor,
  openBuilder,
  type SlideBuilder,
} from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { BuilderModal, isMadeHere } from "#web/builder/index.ts";
import { toast } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { useModal } from "../../hooks/modal.ts";
import type { ModalProps } from "../props.ts";
import { slideAsked } from "../slideAsked.ts";
import { photosAsked, typeAsked } from "./asked.ts";

/** A message that its author changed and that waits for a yes is not in the card any more (BUILD-11). */
const isHeld = (editor: CardEditor, slideId: string | null): boolean =>
  slideId !== null &&
  editor.story?.content_moderation === true &&
  editor.slides.find((s) => s.id === slideId)?.status !== "approved";

/** The owner's builder over the card. */
export const OwnerBuilder = observer(({ modal, editor }: ModalProps & { editor: CardEditor }) => {
  const w = useWords();
  const app = useApp();
  const upgrade = useModal("upgrade");
  const [builder, setBuilder] = useState<SlideBuilder | null>(null);
  const slideId = slideAsked(modal.params);
  const slideType = typeAsked(modal.params);
  const photos = photosAsked(modal.params);
  const asked = useRef<string | null>(null);
  const ask = modal.isOpen ? `${slideId}:${slideType}:${photos}` : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once each time the address asks for it
  useEffect(() => {
    if (asked.current === ask) return;
    asked.current = ask;
    if (ask === null) return;
    const slide = editor.slides.find((s) => s.id === slideId);
    const fresh = openBuilder(app, editor);
    setBuilder(null);
    void fresh
      .open({ ...(slide ? { slide } : {}), slideType: isMadeHere(slideType) ? slideType : null })
      .then(() => (photos.length > 0 ? beginWithPhotos(fresh, photos) : undefined))
      .then(() => setBuilder(fresh));
  }, [ask]);
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

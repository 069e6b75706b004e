import { observer } from "mobx-react-lite";
import type { CardEditor, Contributor } from "#core/app/index.ts";
import { ConfirmDialog, toast } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useModalSubject } from "../hooks/subject.tsx";
import { undoable } from "../screens/editor/undo.ts";
import type { ModalProps } from "./props.ts";
import { slideAsked } from "./slideAsked.ts";
import { useGone } from "./useGone.ts";

/** Asks before a message goes (MODAL-08): an owner may take it back for a moment, its author may not. */
const DeleteSlideModal = ({ modal }: ModalProps) => {
  const { editor, contributor } = useModalSubject();
  if (editor) return <ByOwner modal={modal} editor={editor} />;
  return contributor ? <ByAuthor modal={modal} model={contributor} /> : null;
};
export default DeleteSlideModal;

const ByOwner = observer(({ modal, editor }: ModalProps & { editor: CardEditor }) => {
  const w = useWords();
  const slide = editor.messages.find((s) => s.id === slideAsked(modal.params));
  useGone(modal, !slide);
  return (
    <ConfirmDialog
      open={modal.isOpen && slide !== undefined}
      title={w("editor.deleteSlide")}
      confirm={w("editor.delete")}
      cancel={w("editor.keep")}
      onCancel={modal.close}
      onConfirm={() => {
        modal.close();
        if (slide) undoable(editor, slide, w);
      }}
    >
      {w("editor.deleteSlideHelp")}
    </ConfirmDialog>
  );
});

const ByAuthor = observer(({ modal, model }: ModalProps & { model: Contributor }) => {
  const w = useWords();
  const id = slideAsked(modal.params);
  const isMine = model.mine.some((slide) => slide.id === id);
  useGone(modal, !isMine && !model.busy);
  const remove = async () => {
    const isGone = await model.removeMessage(String(id));
    modal.close();
    if (isGone) toast({ words: w("contributor.deleted") });
    else if (model.error) toast({ words: said(model.error), tone: "bad" });
  };
  return (
    <ConfirmDialog
      open={modal.isOpen && (isMine || model.busy)}
      title={w("contributor.deleteSure")}
      confirm={w("contributor.deleteYes")}
      cancel={w("contributor.keep")}
      busy={model.busy}
      onConfirm={() => void remove()}
      onCancel={modal.close}
    >
      {w("contributor.deleteHelp")}
    </ConfirmDialog>
  );
});

import { useNavigate } from "react-router";
import { ConfirmDialog } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModalSubject } from "../hooks/subject.tsx";
import type { ModalProps } from "./props.ts";
import { useLast } from "./useLast.ts";

/** Asks before unsaved changes are lost (MODAL-10, OPEN-46): what was edited lies one step back. */
const DiscardChangesModal = ({ modal }: ModalProps) => {
  const w = useWords();
  const navigate = useNavigate();
  const { unsaved } = useModalSubject();
  const said = useLast(unsaved);
  return (
    <ConfirmDialog
      open={modal.isOpen}
      title={said?.title ?? w("modals.discard")}
      confirm={w("modals.discardYes")}
      cancel={w("modals.keepEditing")}
      onConfirm={unsaved ? unsaved.leave : modal.close}
      onCancel={unsaved ? () => void navigate(-1) : modal.close}
    >
      {said?.help ?? w("modals.discardHelp")}
    </ConfirmDialog>
  );
};
export default DiscardChangesModal;

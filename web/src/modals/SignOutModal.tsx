import { ConfirmDialog } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../app/context.ts";
import { useModal } from "../app/modal.ts";

/** Asks before signing out (MODAL-23). */
const SignOutModal = () => {
  const w = useWords();
  const { session } = useApp();
  const modal = useModal("sign-out");
  return (
    <ConfirmDialog
      open={modal.isOpen}
      title={w("shell.signOut")}
      confirm={w("shell.signOut")}
      cancel={w("shell.stay")}
      kind="primary"
      onConfirm={() => void session.logout()}
      onCancel={modal.close}
    >
      {w("shell.signOutSure")}
    </ConfirmDialog>
  );
};
export default SignOutModal;

import { observer } from "mobx-react-lite";
import { ConfirmDialog } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../hooks/context.ts";
import type { ModalProps } from "./props.ts";
import { useGone } from "./useGone.ts";

/** Asks before signing out (MODAL-23); somebody signed out has nothing to answer. */
const SignOutModal = observer(({ modal }: ModalProps) => {
  const w = useWords();
  const { ports, session, shell } = useApp();
  const isOut = shell.isSetUp && !session.isSignedIn && !session.hasLeft;
  useGone(modal, isOut);
  return (
    <ConfirmDialog
      open={modal.isOpen && session.isSignedIn}
      title={w("shell.signOut")}
      confirm={w("shell.signOut")}
      cancel={w("shell.stay")}
      kind="primary"
      onConfirm={() => void session.logout()}
      onCancel={modal.close}
    >
      {w("shell.signOutSure", { product: ports.settings.productName })}
    </ConfirmDialog>
  );
});
export default SignOutModal;

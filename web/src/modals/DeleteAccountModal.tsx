import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { openAccount } from "#core/app/index.ts";
import { ConfirmDialog, toast } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useModel } from "../hooks/context.ts";
import type { ModalProps } from "./props.ts";

/** Asks before the account goes, and says what goes with it (MODAL-06, ACCT-05). */
const DeleteAccountModal = observer(({ modal }: ModalProps) => {
  const w = useWords();
  const account = useModel(openAccount, "account");
  const { isOpen } = modal;
  useEffect(() => {
    if (isOpen) void account.readFarewell();
  }, [isOpen, account]);
  const { farewell } = account;
  return (
    <ConfirmDialog
      open={isOpen}
      title={w("modals.deleteAccount")}
      confirm={w("modals.deleteAccountYes")}
      cancel={w("modals.deleteAccountNo")}
      busy={account.isDeleting}
      error={said(account.deleteError)}
      onCancel={modal.close}
      onConfirm={() =>
        void account
          .delete()
          .then((isGone) => (isGone ? toast({ words: w("modals.accountDeleted") }) : undefined))
      }
    >
      <p>{w("modals.deleteAccountSure")}</p>
      {farewell ? <p>{w("modals.deleteAccountCards", { n: farewell.cards })}</p> : null}
      {farewell && farewell.signed > 0 ? (
        <p>{w("modals.deleteAccountSigned", { n: farewell.signed })}</p>
      ) : null}
    </ConfirmDialog>
  );
});
export default DeleteAccountModal;

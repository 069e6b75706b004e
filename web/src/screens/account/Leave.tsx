import { LogOut, Trash2 } from "lucide-react";
import { Button, Sheet } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModal } from "../../hooks/modal.ts";
import styles from "./Account.module.css";

/** Signing out here, and leaving for good; both ask first (MODAL-23, MODAL-06). */
export const Leave = () => {
  const w = useWords();
  const signOut = useModal("sign-out");
  const remove = useModal("delete-account");
  return (
    <Sheet className={styles.part} aria-labelledby="leave">
      <h2 id="leave">{w("account.leave")}</h2>
      <div className={styles.way}>
        <p>{w("account.signOutHelp")}</p>
        <Button icon={LogOut} onClick={() => signOut.show()}>
          {w("account.signOut")}
        </Button>
      </div>
      <div className={styles.way}>
        <p>{w("account.deleteHelp")}</p>
        <Button kind="danger" icon={Trash2} onClick={() => remove.show()}>
          {w("account.delete")}
        </Button>
      </div>
    </Sheet>
  );
};

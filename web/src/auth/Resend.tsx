import { Check, RefreshCw } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { SignIn } from "#core/app/index.ts";
import { Badge, Button } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./auth.module.css";

/** Another code or link, and what became of it (AUTH-17, AUTH-18, ERR-05, ERR-06). */
export const Resend = observer(({ signIn }: { signIn: SignIn }) => {
  const w = useWords();
  return (
    <div className={styles.again}>
      <span role="status">
        {signIn.resend === "sent" ? (
          <Badge tone="good" icon={Check}>
            {said(signIn.resendWords)}
          </Badge>
        ) : signIn.resendError ? (
          <span className={styles.bad}>{said(signIn.resendError)}</span>
        ) : null}
      </span>
      <Button
        kind="bare"
        size="small"
        icon={RefreshCw}
        busy={signIn.resend === "sending"}
        onClick={() => void signIn.sendAgain()}
      >
        {w("auth.sendAgain")}
      </Button>
    </div>
  );
});

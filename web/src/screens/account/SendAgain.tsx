import { Check, RefreshCw } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { OwnAccount } from "#core/app/index.ts";
import { signInWords } from "#core/domain/words/index.ts";
import { Badge, Button } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./Account.module.css";

/** Another code, and what became of it (AUTH-17, ERR-05). */
export const SendAgain = observer(({ address }: { address: OwnAccount["address"] }) => {
  const w = useWords();
  return (
    <div className={styles.again}>
      <Button
        kind="bare"
        size="small"
        icon={RefreshCw}
        busy={address.resend === "sending"}
        onClick={() => void address.sendAgain()}
      >
        {w("auth.sendAgain")}
      </Button>
      <span role="status">
        {address.resend === "sent" ? (
          <Badge tone="good" icon={Check}>
            {said(signInWords.newCode)}
          </Badge>
        ) : address.resendError ? (
          <span className={styles.bad}>{said(address.resendError)}</span>
        ) : null}
      </span>
    </div>
  );
});

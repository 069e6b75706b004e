import { observer } from "mobx-react-lite";
import { useId } from "react";
import type { OwnAccount } from "#core/app/index.ts";
import { Problem, Sheet, Toggle } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { HelpButton } from "../frame/HelpButton.tsx";
import styles from "./Account.module.css";

/** Whether others see one's address (ACCT-04, OPEN-60); kept the moment it is changed. */
export const Privacy = observer(({ account }: { account: OwnAccount }) => {
  const w = useWords();
  const id = useId();
  return (
    <Sheet className={styles.part} aria-labelledby="who">
      <h2 id="who">{w("account.who")}</h2>
      <div>
        <div className={styles.choice}>
          <Toggle
            id={id}
            name="hide_my_email"
            aria-describedby={`${id}-help`}
            checked={account.hidesEmail}
            onValue={(on) => void account.hideEmail(on)}
          >
            {w("account.hide")}
          </Toggle>
          <HelpButton on="hide-email" />
        </div>
        <p id={`${id}-help`} className={styles.under} aria-live="polite">
          {w(account.hidesEmail ? "account.hidden" : "account.shown")}
        </p>
      </div>
      <Problem>{said(account.hideError)}</Problem>
    </Sheet>
  );
});

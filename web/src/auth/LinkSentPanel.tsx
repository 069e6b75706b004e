import { observer } from "mobx-react-lite";
import type { SignIn } from "#core/app/index.ts";
import { Stack } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./auth.module.css";
import { Resend } from "./Resend.tsx";

/** Registration goes on in the mail (OPEN-47). */
export const LinkSentPanel = observer(({ signIn }: { signIn: SignIn }) => {
  const w = useWords();
  return (
    <Stack gap={5}>
      <p className={styles.said}>
        {w("auth.linkSentTo")} <b>{signIn.usedEmail}</b>
        {w("auth.linkSentEnd")}
      </p>
      <Resend signIn={signIn} />
    </Stack>
  );
});

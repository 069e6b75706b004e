import { observer } from "mobx-react-lite";
import type { SignIn } from "#core/app/index.ts";
import { signInWords } from "#core/domain/words/index.ts";
import { Button, Stack } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp } from "../hooks/context.ts";
import styles from "./auth.module.css";

/** ERR-03: no way through here for now, but somebody to write to. */
export const LockedPanel = observer(({ signIn }: { signIn: SignIn }) => {
  const w = useWords();
  const { supportEmail } = useApp().ports.settings;
  return (
    <Stack gap={5}>
      <p role="alert">{said(signInWords.lockedBody)}</p>
      {signIn.hint === null ? null : <p>{said(signIn.hint)}</p>}
      <p>
        <a className={styles.inline} href={`mailto:${supportEmail}`}>
          {w("auth.support")}
        </a>
      </p>
      <Button kind="quiet" wide onClick={() => signIn.back()}>
        {w("auth.tryAnother")}
      </Button>
    </Stack>
  );
});

import { observer } from "mobx-react-lite";
import type { SignIn } from "#core/app/index.ts";
import { withoutModal } from "#core/domain/navigation/index.ts";
import { Button, CodeInput, Stack } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp } from "../hooks/context.ts";
import styles from "./auth.module.css";
import { Form, Submit } from "./Form.tsx";
import { Resend } from "./Resend.tsx";

/** The code of the mail; with its sixth digit it goes on by itself (AUTH-19). */
export const CodePanel = observer(({ signIn }: { signIn: SignIn }) => {
  const w = useWords();
  const { session, ports } = useApp();
  if (session.isSignedIn && !signIn.isDone)
    return (
      <Stack gap={5}>
        <p>{w("auth.signedInAlready")}</p>
        <Button
          kind="primary"
          size="large"
          wide
          onClick={() => ports.navigator.go(withoutModal(ports.navigator.path))}
        >
          {w("auth.goOn")}
        </Button>
      </Stack>
    );
  return (
    <Form onSubmit={() => signIn.signIn()}>
      <p className={styles.said}>
        {w("auth.codeSentTo")} <b>{signIn.usedEmail}</b>
        {w("auth.codeSentEnd")}
      </p>
      <CodeInput
        name="verify_code"
        label={w("auth.code")}
        hideLabel
        value={signIn.code}
        onValue={(code) => {
          signIn.code = code;
          signIn.error = null;
        }}
        onComplete={() => void signIn.signIn()}
        error={said(signIn.error ?? undefined)}
      />
      <Submit busy={signIn.busy} can={signIn.canSignIn}>
        {w("auth.signIn")}
      </Submit>
      <Resend signIn={signIn} />
    </Form>
  );
});

import { observer } from "mobx-react-lite";
import type { SignIn } from "#core/app/index.ts";
import { signInWords } from "#core/domain/words/index.ts";
import { EmailInput, Quiet } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./auth.module.css";
import { Form, Submit } from "./Form.tsx";
import { ProviderFailed, Providers } from "./Providers.tsx";
import { Why } from "./Why.tsx";

/** The first panel (AUTH-11): an address, or the one that an invitation was sent to (AUTH-23). */
export const EmailPanel = observer(({ signIn }: { signIn: SignIn }) => {
  const w = useWords();
  return (
    <Form onSubmit={() => signIn.sendCode()}>
      <ProviderFailed signIn={signIn} />
      <Why />
      {signIn.expiredLink ? <Quiet>{w("auth.expiredHelp")}</Quiet> : null}
      {signIn.staticEmail === null ? (
        <EmailInput
          name="email"
          label={w("auth.email")}
          required
          value={signIn.email}
          onValue={(email) => {
            signIn.email = email;
            signIn.error = null;
            signIn.hint = null;
          }}
          error={said(signIn.hint === null ? (signIn.error ?? undefined) : undefined)}
        />
      ) : (
        <div className={styles.invited}>
          <Quiet small>{w("auth.invited")}</Quiet>
          <b>{signIn.staticEmail}</b>
          <p>
            <button
              type="button"
              className={styles.inline}
              onClick={() => signIn.typeAnotherEmail()}
            >
              {w("auth.anotherEmail")}
            </button>
          </p>
          {signIn.error && signIn.hint === null ? (
            <p role="alert" className={styles.bad}>
              {said(signIn.error)}
            </p>
          ) : null}
        </div>
      )}
      <Submit busy={signIn.busy} can={signIn.canSendCode}>
        {w("auth.sendCode")}
      </Submit>
      <Providers signIn={signIn} />
      <p className={styles.fine}>
        {w("auth.fineBefore")}{" "}
        <button type="button" className={styles.inline} onClick={() => signIn.read("terms")}>
          {said(signInWords.terms)}
        </button>{" "}
        {w("auth.fineAnd")}{" "}
        <button type="button" className={styles.inline} onClick={() => signIn.read("privacy")}>
          {said(signInWords.privacy)}
        </button>
        {w("auth.fineEnd")}
      </p>
    </Form>
  );
});

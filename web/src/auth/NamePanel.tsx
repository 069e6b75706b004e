import { observer } from "mobx-react-lite";
import type { SignIn } from "#core/app/index.ts";
import { nameMaximum } from "#core/domain/form/index.ts";
import { Quiet, TextInput } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { Form, Submit } from "./Form.tsx";

/** Somebody new is asked for their name (AUTH-13, FORM-06..08). */
export const NamePanel = observer(({ signIn }: { signIn: SignIn }) => {
  const w = useWords();
  return (
    <Form onSubmit={() => (signIn.canFinishName ? signIn.submitName() : undefined)}>
      <Quiet>{w("auth.nameHelp", { email: signIn.usedEmail })}</Quiet>
      <TextInput
        name="first_name"
        label={w("auth.firstName")}
        autoComplete="given-name"
        maxLength={nameMaximum}
        value={signIn.firstName}
        onValue={(name) => {
          signIn.firstName = name;
        }}
      />
      <TextInput
        name="last_name"
        label={w("auth.lastName")}
        autoComplete="family-name"
        maxLength={nameMaximum}
        value={signIn.lastName}
        onValue={(name) => {
          signIn.lastName = name;
        }}
        error={said(signIn.error ?? undefined)}
      />
      <Submit busy={signIn.busy} can={signIn.canFinishName}>
        {w("auth.done")}
      </Submit>
    </Form>
  );
});

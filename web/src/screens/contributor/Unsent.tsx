import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { Contributor } from "#core/app/index.ts";
import { Button, EmailInput, Problem, Row, Stack, TextInput } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./Contributor.module.css";

/** A message that was written here and waits for its author to say who they are (CONTRIB-03). */
export const Unsent = observer(({ model }: { model: Contributor }) => {
  if (!model.hasUnsent) return null;
  return model.maySignAsGuest ? <AsGuest model={model} /> : <LogIn model={model} />;
});

const LogIn = observer(({ model }: { model: Contributor }) => {
  const w = useWords();
  return (
    <div className={styles.unsent} role="status">
      <p>
        <b>{w("contributor.unsent")}</b>
        <span>{w("contributor.unsentHelp")}</span>
      </p>
      <Button kind="primary" size="small" onClick={() => model.sendUnsent()}>
        {w("contributor.unsentSend")}
      </Button>
    </div>
  );
});

/** Where the organiser lets guests sign, a name alone will do (decision 0076). */
const AsGuest = observer(({ model }: { model: Contributor }) => {
  const w = useWords();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const errorOf = (field: string) => {
    const found = model.guestErrors.find((error) => error.field === field);
    return found ? said(found.message) : undefined;
  };
  return (
    <form
      className={styles.unsent}
      aria-labelledby="guest"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.signAsGuest(name, email);
      }}
    >
      <p>
        <b id="guest">{w("contributor.unsent")}</b>
        <span>{w("contributor.guestHelp")}</span>
      </p>
      <div className={styles.guest}>
        <Stack gap={4}>
          <TextInput
            name="name"
            autoComplete="name"
            maxLength={50}
            label={w("contributor.guestName")}
            value={name}
            error={errorOf("name")}
            onValue={setName}
          />
          <EmailInput
            name="email"
            label={w("contributor.guestEmail")}
            help={w("contributor.guestEmailHelp")}
            value={email}
            error={errorOf("email")}
            onValue={setEmail}
          />
          <Problem>{said(model.error)}</Problem>
          <Row>
            <Button kind="primary" type="submit" busy={model.busy}>
              {w("contributor.guestSend")}
            </Button>
            <Button kind="bare" onClick={() => model.sendUnsent()}>
              {w("contributor.guestLogIn")}
            </Button>
          </Row>
        </Stack>
      </div>
    </form>
  );
});

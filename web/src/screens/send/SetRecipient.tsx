import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { type CardEditor, openAddressee } from "#core/app/index.ts";
import { nameMaximum } from "#core/domain/form/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { Button, Page, Problem, TextInput } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { CardBar } from "../frame/CardBar.tsx";
import { Envelope } from "./Envelope.tsx";
import styles from "./Send.module.css";

/** The button under the thumb submits this form from its dock. */
const formId = "set-recipient";

/** Whose card it is, set before it is sent (ROUTE-58, SEND-06). */
export const SetRecipient = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const app = useApp();
  const [addressee] = useState(() => openAddressee(app, editor));
  const form = useRef<HTMLFormElement>(null);
  const { fieldErrors } = addressee;
  const keep = async () => {
    if (await addressee.keep()) app.ports.navigator.go(paths.send(editor.id), { replace: true });
    else form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  };
  const button = (wide: boolean) => (
    <Button
      type="submit"
      form={formId}
      kind="primary"
      size="large"
      wide={wide || undefined}
      busy={addressee.busy}
    >
      {w("send.goOn")}
    </Button>
  );
  return (
    <Page
      bar={<CardBar editor={editor} back={[paths.send(editor.id), w("postal.back")]} />}
      className={styles.page}
      dock={button(true)}
    >
      <title>{w("gather.recipient")}</title>
      <div className={styles.form}>
        <h1>{w("gather.recipient")}</h1>
        <form
          ref={form}
          id={formId}
          noValidate
          className={styles.fields}
          onSubmit={(event) => {
            event.preventDefault();
            void keep();
          }}
        >
          <div className={styles.two}>
            <TextInput
              name="recipient_first_name"
              label={w("settings.first")}
              maxLength={nameMaximum}
              autoComplete="off"
              value={addressee.firstName}
              onValue={(name) => addressee.type("firstName", name)}
              error={said(fieldErrors.recipient_first_name)}
            />
            <TextInput
              name="recipient_last_name"
              label={w("settings.last")}
              aside={w("settings.optional")}
              maxLength={nameMaximum}
              autoComplete="off"
              value={addressee.lastName}
              onValue={(name) => addressee.type("lastName", name)}
            />
          </div>
          <Problem>{said(addressee.error)}</Problem>
          <div className={styles.wide}>{button(false)}</div>
        </form>
      </div>
      <Envelope editor={editor} name={`${addressee.firstName} ${addressee.lastName}`.trim()} />
    </Page>
  );
});

import { MailCheck } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import type { Send } from "#core/app/index.ts";
import { nameMaximum } from "#core/domain/form/index.ts";
import { messageMaximum } from "#core/domain/story/index.ts";
import {
  Button,
  EmailInput,
  Problem,
  Quiet,
  TextArea,
  TextInput,
  toast,
} from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { RemindMe } from "../frame/RemindMe.tsx";
import { GoButton } from "./GoButton.tsx";
import styles from "./Send.module.css";
import { When } from "./When.tsx";

/** The button under the thumb submits this form from its dock. */
export const formId = "send-by-email";

/** SEND-04: to whom, and a line for the envelope. */
export const ByEmail = observer(({ send }: { send: Send }) => {
  const w = useWords();
  const { fieldErrors } = send;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (send.mending === null && send.changing === null) return;
    const field = form.current?.elements.namedItem("recipient_email");
    if (!(field instanceof HTMLInputElement)) return;
    field.focus();
    field.select();
  }, [send.mending, send.changing]);
  useEffect(() => {
    if (send.done === "testSent") toast({ words: w("send.testSent") });
  }, [send.done, w]);
  return (
    <form
      ref={form}
      id={formId}
      noValidate
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        void send.sendByEmail(said(send.reminder.builtTitle));
      }}
    >
      {send.changing ? (
        <Quiet>{w("send.changing", { email: send.changing.recipient_email ?? "" })}</Quiet>
      ) : null}
      <div className={styles.two}>
        <TextInput
          name="recipient_name"
          label={w("send.theirName")}
          autoComplete="off"
          maxLength={nameMaximum}
          value={send.recipientName}
          onValue={(name) => send.type("recipientName", name)}
          error={said(fieldErrors.recipient_name)}
        />
        <EmailInput
          name="recipient_email"
          label={w("send.theirEmail")}
          autoComplete="off"
          required
          value={send.recipientEmail}
          onValue={(email) => send.type("recipientEmail", email)}
          error={said(fieldErrors.recipient_email)}
        />
      </div>
      <TextArea
        name="recipient_message"
        label={w("send.line")}
        aside={w("send.optional")}
        rows={2}
        maxLength={messageMaximum}
        value={send.message}
        onValue={(message) => send.type("message", message)}
        error={said(fieldErrors.recipient_message)}
      />
      <When send={send} />
      <RemindMe reminder={send.reminder} of="ofNext" />
      {send.editor.messages.length === 0 ? <Quiet small>{w("send.empty")}</Quiet> : null}
      <Problem>{said(send.paywall ? null : send.error)}</Problem>
      <div className={styles.go}>
        <span className={styles.wide}>
          <GoButton send={send} />
        </span>
        {send.changing ? (
          <Button kind="quiet" size="small" onClick={() => send.keep()}>
            {w("send.keepSchedule")}
          </Button>
        ) : null}
        <Button
          kind="quiet"
          size="small"
          icon={MailCheck}
          busy={send.busy}
          onClick={() => void send.sendTest()}
        >
          {w("send.test")}
        </Button>
      </div>
      <Quiet small>{w("send.testHelp")}</Quiet>
    </form>
  );
});

import { Check, Send as SendSign } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import type { Send } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { Badge, Button, ButtonLink, Row, Stack } from "#web/components/index.ts";
import { dayOf } from "#web/dates/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Send.module.css";

/** It is on its way: when, to whom, and that it can be sent again. */
export const Sent = observer(({ send }: { send: Send }) => {
  const w = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = send.recipientName.trim();
  const sentOn = send.editor.story?.sent_by_email_on;
  return (
    <Stack gap={5} role="status">
      <h1 ref={heading} tabIndex={-1} className={styles.sent}>
        {name ? w("send.sentTo", { name }) : w("send.sentToNoName")}
      </h1>
      <p>{w("send.sentNow", { email: send.recipientEmail.trim() })}</p>
      {sentOn ? (
        <p>
          <Badge tone="good" icon={Check}>
            {w("send.sentOn", { date: dayOf(sentOn) })}
          </Badge>
        </p>
      ) : null}
      <Row gap={3}>
        <ButtonLink kind="primary" to={paths.home()}>
          {w("send.backToCards")}
        </ButtonLink>
        <Button icon={SendSign} onClick={() => send.again()}>
          {w("send.sendAgain")}
        </Button>
      </Row>
    </Stack>
  );
});

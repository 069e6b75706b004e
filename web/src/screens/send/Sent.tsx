import { CalendarClock, Check, Printer, Send as SendSign } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import type { Send } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { Badge, Button, ButtonLink, Row, Stack } from "#web/components/index.ts";
import { dayOf } from "#web/dates/index.ts";
import { usePrintAtHome } from "#web/print/index.ts";
import { useWords } from "#web/words/index.ts";
import { useGoesOut } from "../card/index.ts";
import styles from "./Send.module.css";

/** It is on its way: when, to whom, and that it can be sent again. */
export const Sent = observer(({ send }: { send: Send }) => {
  const w = useWords();
  const goesOut = useGoesOut();
  const { print, dialog } = usePrintAtHome(send.editor);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = send.recipientName.trim();
  const isLater = send.done === "scheduled";
  const { day, time, zone } = send.schedule;
  const what = isLater ? "scheduledFor" : "sentTo";
  const title = name ? w(`send.${what}`, { name }) : w(`send.${what}NoName`);
  const sentOn = send.editor.story?.sent_by_email_on;
  return (
    <Stack gap={5} role="status">
      <h1 ref={heading} tabIndex={-1} className={styles.sent}>
        {title}
      </h1>
      {isLater ? (
        <p>
          {goesOut(day, time, zone)} {w("send.staysOpen")}
        </p>
      ) : (
        <p>{w("send.sentNow", { email: send.recipientEmail.trim() })}</p>
      )}
      {sentOn && !isLater ? (
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
        <Button
          icon={isLater ? CalendarClock : SendSign}
          onClick={() => (isLater ? send.seeSchedule() : send.again())}
        >
          {w(isLater ? "send.seeSchedule" : "send.sendAgain")}
        </Button>
        <Button icon={Printer} onClick={print}>
          {w("print.title")}
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
});

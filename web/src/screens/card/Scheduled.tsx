import { CalendarClock, MailWarning } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { Deliveries } from "#core/app/index.ts";
import type { Delivery } from "#core/domain/delivery/index.ts";
import { Button, ConfirmDialog, Problem, toast } from "#web/components/index.ts";
import { timeOf, wholeDate } from "#web/dates/index.ts";
import { placeOf } from "#web/dates/zones.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { CardNotice, CardNotices } from "./Notice.tsx";

/** A moment as a plain sentence: “Goes out on Friday 18 April at 9:00 in Lisbon.” */
export const useGoesOut = () => {
  const w = useWords();
  const { clock } = useApp().ports;
  return (day: string, time: string, zone: string, email: string | null = null): string => {
    const moment = {
      day: wholeDate(day, clock.now()),
      time: timeOf(time),
      place: placeOf(zone),
    };
    return email === null ? w("send.goesOut", moment) : w("send.goesOutTo", { ...moment, email });
  };
};

type ScheduledProps = {
  deliveries: Deliveries;
  onChange: (one: Delivery) => void;
};

/** What is scheduled or on hold, each with what can be done about it. */
export const Scheduled = observer(({ deliveries, onChange }: ScheduledProps) => {
  const w = useWords();
  const goesOut = useGoesOut();
  const [asked, ask] = useState<Delivery | null>(null);
  const { coming, busy } = deliveries;
  const sendNow = async (one: Delivery) => {
    if (await deliveries.sendNow(one)) toast({ words: w("send.sentAtOnce") });
  };
  const cancel = async (one: Delivery) => {
    const isDone = await deliveries.cancel(one);
    ask(null);
    if (isDone) toast({ words: w("send.cancelled") });
  };
  const sentences = (one: Delivery, email: string): readonly string[] =>
    one.held_for === null
      ? [
          goesOut(one.deliver_on ?? "", one.deliver_at ?? "", one.deliver_zone ?? "UTC", email),
          w("send.staysOpen"),
        ]
      : [w("send.heldFor", { email }), w(`send.held_${one.held_for}`)];
  if (coming.length === 0 && deliveries.error === null && asked === null) return null;
  return (
    <>
      <CardNotices>
        {coming.map((one) => {
          const email = one.recipient_email ?? "";
          const isHeld = one.held_for !== null;
          return (
            <CardNotice
              key={one.id}
              icon={isHeld ? MailWarning : CalendarClock}
              calm={!isHeld}
              stacked
              words={sentences(one, email).join(" ")}
            >
              <Button
                size="small"
                aria-label={w("send.changeWho", { email })}
                onClick={() => onChange(one)}
              >
                {w("send.change")}
              </Button>
              <Button
                size="small"
                busy={busy === one.id}
                aria-label={w("send.sendNowWho", { email })}
                onClick={() => void sendNow(one)}
              >
                {w("send.sendNow")}
              </Button>
              <Button
                size="small"
                kind="bare"
                aria-label={w("send.cancelWho", { email })}
                onClick={() => ask(one)}
              >
                {w("send.cancel")}
              </Button>
            </CardNotice>
          );
        })}
      </CardNotices>
      <Problem>{said(deliveries.error)}</Problem>
      <ConfirmDialog
        open={asked !== null}
        title={w("send.cancelSure", { email: asked?.recipient_email ?? "" })}
        confirm={w("send.cancelYes")}
        cancel={w("send.cancelNo")}
        busy={asked !== null && busy === asked.id}
        onConfirm={() => {
          if (asked) void cancel(asked);
        }}
        onCancel={() => ask(null)}
      >
        {w("send.cancelLoss")}
      </ConfirmDialog>
    </>
  );
});

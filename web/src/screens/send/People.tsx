import { CircleCheck, Clock, Heart, MailCheck, MailOpen, MailWarning, Send } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { Deliveries } from "#core/app/index.ts";
import type { Delivery, DeliveryState } from "#core/domain/delivery/index.ts";
import { Badge, Eyebrow, type IconShape } from "#web/components/index.ts";
import { dayOf } from "#web/dates/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Send.module.css";

type Look = { readonly icon: IconShape; readonly tone: "note" | "good" | "warn" };
const looks: Readonly<Record<DeliveryState, Look>> = {
  scheduled: { icon: Clock, tone: "note" },
  held: { icon: MailWarning, tone: "warn" },
  queued: { icon: Send, tone: "note" },
  sent: { icon: MailCheck, tone: "note" },
  delivered: { icon: CircleCheck, tone: "good" },
  undelivered: { icon: MailWarning, tone: "warn" },
  opened: { icon: MailOpen, tone: "good" },
  thanked: { icon: Heart, tone: "good" },
};

/** Everyone the card was emailed to, and how far it is known to have come (F-30). */
export const People = observer(({ deliveries }: { deliveries: Deliveries }) => {
  const w = useWords();
  const gone = deliveries.all.filter(({ id }) => id === null);
  if (gone.length === 0) return null;
  const words = ({ state, since }: Delivery) =>
    state === "opened" && since !== null
      ? w("send.state_openedOn", { date: dayOf(since) })
      : w(`send.state_${state}`);
  return (
    <section className={styles.people}>
      <Eyebrow>{w("send.people")}</Eyebrow>
      <ul>
        {gone.map((one) => (
          <li key={one.role_id}>
            <span className={styles.who}>{one.recipient_email ?? w("send.hidden")}</span>
            <Badge tone={looks[one.state].tone} icon={looks[one.state].icon}>
              {words(one)}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
});

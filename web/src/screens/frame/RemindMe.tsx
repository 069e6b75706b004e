import { BellRing } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useId } from "react";
import { Link } from "react-router";
import type { CardReminder } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { daysBefore } from "#core/domain/reminder/index.ts";
import { Icon, Select, TextInput, Toggle } from "#web/components/index.ts";
import { wholeDay } from "#web/dates/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./RemindMe.module.css";

type RemindMeProps = { reminder: CardReminder; of: "ofCard" | "ofNext" };

/** A reminder of the card's occasion, set beside something else (OPEN-41, REMIND-06, SEND-05). */
export const RemindMe = observer(({ reminder, of }: RemindMeProps) => {
  const w = useWords();
  const id = useId();
  useEffect(() => void reminder.open(), [reminder]);
  const [own] = of === "ofCard" ? reminder.own : [];
  if (own)
    return (
      <p className={styles.has}>
        <Icon of={BellRing} size={20} />
        <span>
          {w("remindMe.has", { date: wholeDay(own.reminder_date) })}{" "}
          <Link to={paths.reminder(own.id)}>{w("remindMe.edit")}</Link>
        </span>
      </p>
    );
  return (
    <div className={styles.remind}>
      <Toggle
        id={id}
        name="set_reminder"
        aria-describedby={`${id}-help`}
        checked={reminder.on}
        onValue={(on) => reminder.toggle(on)}
      >
        {w(`remindMe.${of}`)}
      </Toggle>
      <p id={`${id}-help`} className={styles.help}>
        {w(`remindMe.${of}Help`)}
      </p>
      {reminder.on ? (
        <div className={styles.pair}>
          <TextInput
            name="reminder_occasion_date"
            type="date"
            label={w("remindMe.date")}
            min="1800-01-01"
            max="2199-12-31"
            value={reminder.day}
            onValue={(day) => reminder.choose({ day })}
            error={said(reminder.error ?? undefined)}
          />
          <Select
            name="reminder_days_before"
            label={w("remindMe.when")}
            value={reminder.daysBefore}
            onValue={(days) => reminder.choose({ daysBefore: Number(days) })}
          >
            {daysBefore.map((n) => (
              <option key={n} value={n}>
                {w("remindMe.before", { n })}
              </option>
            ))}
          </Select>
        </div>
      ) : null}
    </div>
  );
});

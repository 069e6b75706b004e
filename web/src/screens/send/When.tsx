import { CalendarClock, Send as SendSign } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { Send } from "#core/app/index.ts";
import { timeStep } from "#core/domain/delivery/index.ts";
import { Segments, Select, TextInput } from "#web/components/index.ts";
import { timeOf } from "#web/dates/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useGoesOut } from "../card/index.ts";
import styles from "./Send.module.css";
import { ZonePicker } from "./ZonePicker.tsx";

const two = (n: number): string => String(n).padStart(2, "0");
/** Every time of a day that can be chosen, HH:MM. */
const times = Array.from({ length: (24 * 60) / timeStep }, (_, n) => {
  const minutes = n * timeStep;
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
});

/** Now, or on a day and at a time where the recipient is, with the moment as a sentence. */
export const When = observer(({ send }: { send: Send }) => {
  const w = useWords();
  const goesOut = useGoesOut();
  const { schedule, fieldErrors } = send;
  const { when, day, time, zone } = schedule;
  return (
    <div className={styles.when}>
      <Segments
        name="when"
        label={w("send.when")}
        wide
        value={when}
        options={[
          { value: "now", words: w("send.now"), icon: SendSign },
          { value: "day", words: w("send.onADay"), icon: CalendarClock },
        ]}
        onValue={(when) => send.plan({ when })}
      />
      {when === "day" ? (
        <>
          <div className={styles.moment}>
            <TextInput
              name="deliver_on"
              type="date"
              label={w("send.day")}
              required
              value={day}
              onValue={(day) => send.plan({ day })}
              error={said(fieldErrors.deliver_on)}
            />
            <Select
              name="deliver_at"
              label={w("send.time")}
              value={time}
              onValue={(time) => send.plan({ time })}
              error={said(fieldErrors.deliver_at)}
            >
              {times.map((time) => (
                <option key={time} value={time}>
                  {timeOf(time)}
                </option>
              ))}
            </Select>
            <ZonePicker
              value={zone}
              onValue={(zone) => send.plan({ zone })}
              error={said(fieldErrors.deliver_zone)}
            />
          </div>
          <p className={styles.goesOut} role="status">
            {day === "" ? null : `${goesOut(day, time, zone)} ${w("send.staysOpen")}`}
          </p>
        </>
      ) : null}
    </div>
  );
});

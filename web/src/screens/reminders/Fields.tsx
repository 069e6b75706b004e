import { observer } from "mobx-react-lite";
import { useId } from "react";
import type { ReminderForm } from "#core/app/index.ts";
import { nameMaximum } from "#core/domain/form/index.ts";
import { occasions } from "#core/domain/occasion/index.ts";
import { daysBefore } from "#core/domain/reminder/index.ts";
import type { Occasion } from "#core/domain/story/index.ts";
import { EmailInput, Segments, Select, TextInput, Toggle } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./Edit.module.css";

type Props = { form: ReminderForm };

/** Whose day it is. */
export const Who = observer(({ form }: Props) => {
  const w = useWords();
  const { fields, errors } = form;
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          name="recipient_first_name"
          label={w("reminders.firstName")}
          autoComplete="off"
          maxLength={nameMaximum}
          value={fields.firstName}
          onValue={(name) => form.set("firstName", name)}
          error={said(errors.firstName)}
        />
        <TextInput
          name="recipient_last_name"
          label={w("reminders.lastName")}
          aside={w("reminders.optional")}
          autoComplete="off"
          maxLength={nameMaximum}
          value={fields.lastName}
          onValue={(name) => form.set("lastName", name)}
          error={said(errors.lastName)}
        />
      </div>
      <EmailInput
        name="recipient_email"
        label={w("reminders.email")}
        aside={w("reminders.optional")}
        help={w("reminders.emailHelp")}
        autoComplete="off"
        value={fields.email}
        onValue={(email) => form.set("email", email)}
        error={said(errors.email)}
      />
    </>
  );
});

/** The occasion, its day, and what it is called. */
export const What = observer(({ form }: Props) => {
  const w = useWords();
  const { fields, errors } = form;
  return (
    <>
      <div className={styles.pair}>
        <Select
          name="occasion"
          label={w("reminders.occasion")}
          value={fields.occasion}
          onValue={(occasion) => form.set("occasion", occasion as Occasion)}
        >
          {occasions.map(({ value, label }) => (
            <option key={value} value={value}>
              {said(label)}
            </option>
          ))}
        </Select>
        <TextInput
          name="occasion_date"
          type="date"
          label={w("reminders.date")}
          min="1800-01-01"
          max="2199-12-31"
          value={fields.date}
          onValue={(date) => form.set("date", date)}
          error={said(errors.date)}
        />
      </div>
      <TextInput
        name="title"
        label={w("reminders.title")}
        aside={w("reminders.optional")}
        help={w("reminders.titleHelp", { title: said(form.builtTitle) })}
        maxLength={200}
        placeholder={said(form.builtTitle)}
        value={fields.title}
        onValue={(title) => form.set("title", title)}
        error={said(errors.title)}
      />
    </>
  );
});

/** "3 days", "2 weeks". */
const useBefore = () => {
  const w = useWords();
  return (n: number) =>
    n % 7 === 0 ? w("reminders.weeks", { n: n / 7 }) : w("reminders.beforeDays", { n });
};

type BeforeProps = { value: number; onValue: (days: number) => void };
/** How long before somebody is reminded (OPEN-139). */
export const Before = ({ value, onValue }: BeforeProps) => {
  const w = useWords();
  const before = useBefore();
  return (
    <div className={styles.before}>
      <span aria-hidden="true">{w("reminders.before")}</span>
      <Segments
        name="days_before"
        label={`${w("reminders.before")} … ${w("reminders.beforeHelp")}`}
        value={String(value)}
        options={daysBefore.map((n) => ({ value: String(n), words: before(n) }))}
        onValue={(days) => onValue(Number(days))}
        wide
      />
      <span>{w("reminders.beforeHelp")}</span>
    </div>
  );
};

/** How long before, and whether every year. */
export const When = observer(({ form }: Props) => {
  const w = useWords();
  const id = useId();
  return (
    <>
      <Before value={form.fields.daysBefore} onValue={(days) => form.set("daysBefore", days)} />
      <Toggle
        id={id}
        name="repeat"
        checked={form.fields.repeat}
        onValue={(on) => form.set("repeat", on)}
      >
        {w("reminders.repeat")}
      </Toggle>
    </>
  );
});

import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import type { ReminderImport } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { occasionOf } from "#core/domain/occasion/index.ts";
import { dayHere, type FoundReminder, reminderTitle } from "#core/domain/reminder/index.ts";
import {
  Badge,
  Button,
  Checkbox,
  Disclose,
  Problem,
  Quiet,
  Segments,
  Sheet,
} from "#web/components/index.ts";
import { calendarDay } from "#web/dates/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import styles from "./Import.module.css";

type Props = { model: ReminderImport };
/** So many are shown at once; a page of thousands is slow. */
const shownFirst = 100;

/** What was found, before anything of it is kept. */
export const Preview = observer(({ model }: Props) => {
  const w = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const { found, fresh, taken, preview } = model;
  if (preview === null) return null;
  const shown = isWhole ? found : found.slice(0, shownFirst);
  const most = Math.min(fresh.length, preview.room);
  return (
    <div className={styles.preview}>
      <div className={styles.came}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {w("reminders.found", { n: fresh.length })}
          </h2>
          <Quiet small>{w("reminders.from", { name: model.name })}</Quiet>
        </div>
        <Button kind="quiet" size="small" onClick={() => model.again()}>
          {w("reminders.anotherFile")}
        </Button>
      </div>
      <Order model={model} />
      {found.length > 0 ? (
        <Sheet className={styles.found} aria-label={w("reminders.found", { n: fresh.length })}>
          {fresh.length > 1 ? (
            <Checkbox
              id="all"
              name="all"
              className={styles.all}
              checked={taken.size === most && most > 0}
              onValue={(on) => model.toggleAll(on)}
            >
              <b>{w("reminders.all")}</b>
            </Checkbox>
          ) : null}
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without bullets */}
          <ul role="list">
            {shown.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was found keeps its place
              <Found key={`${one.line}-${at}`} model={model} one={one} at={at} />
            ))}
          </ul>
          {shown.length < found.length ? (
            <Button kind="bare" onClick={() => setWhole(true)}>
              {w("reminders.showAll", { n: found.length })}
            </Button>
          ) : null}
        </Sheet>
      ) : null}
      <Rest model={model} />
      <Problem>{said(model.error)}</Problem>
      <span className={styles.wide}>
        <Take model={model} />
      </span>
    </div>
  );
});

/** Asked where figures can be read both ways. */
const Order = observer(({ model }: Props) => {
  const w = useWords();
  const order = model.preview?.date_order ?? null;
  if (order === null) return null;
  const label = w("reminders.order");
  return (
    <div className={styles.order}>
      <span aria-hidden="true">{label}</span>
      <Segments
        name="date_order"
        label={label}
        value={order}
        options={[
          { value: "dayFirst", words: w("reminders.dayFirst") },
          { value: "monthFirst", words: w("reminders.monthFirst") },
        ]}
        onValue={(value) => void model.reorder(value)}
      />
    </div>
  );
});

type FoundProps = Props & { one: FoundReminder; at: number };
const Found = observer(({ model, one, at }: FoundProps) => {
  const w = useWords();
  const { ports } = useApp();
  const today = dayHere(ports.clock.now());
  const { recipient_first_name: first, recipient_last_name: last, occasion, title } = one;
  const built = reminderTitle(`${first} ${last}`.trim(), occasion, ports.settings.productName);
  const facts = [
    calendarDay(one.occasion_date, today),
    title === null ? null : `${first} ${last}`.trim() || said(occasionOf(occasion).label),
    one.repeat ? w("reminders.yearly") : null,
  ].filter(Boolean);
  return (
    <li data-known={one.known || undefined}>
      <Checkbox
        id={`found-${at}`}
        name={`found-${at}`}
        checked={model.taken.has(at)}
        disabled={one.known}
        onValue={(on) => model.toggle(at, on)}
      >
        <span className={styles.day}>
          <b>{title ?? said(built)}</b>
          <span>{facts.join(" · ")}</span>
        </span>
      </Checkbox>
      {one.known ? <Badge>{w("reminders.known")}</Badge> : null}
    </li>
  );
});

/** What is not taken, and why. */
const Rest = observer(({ model }: Props) => {
  const w = useWords();
  const { preview, knownCount } = model;
  if (preview === null) return null;
  const { unread, unread_count: wrong, left_out: others } = preview;
  return (
    <div className={styles.rest}>
      {knownCount > 0 ? <Quiet small>{w("reminders.knownCount", { n: knownCount })}</Quiet> : null}
      {others > 0 ? <Quiet small>{w("reminders.leftOut", { n: others })}</Quiet> : null}
      {wrong > 0 ? (
        <Disclose summary={w("reminders.unread", { n: wrong })}>
          <ul className={styles.unread}>
            {unread.map(({ line, text, reason }) => (
              <li key={line}>
                <b>{w("reminders.unreadLine", { line })}</b> {w(`reminders.reason_${reason}`)}
                <code>{text}</code>
              </li>
            ))}
          </ul>
          {wrong > unread.length ? (
            <p>{w("reminders.moreUnread", { n: wrong - unread.length })}</p>
          ) : null}
        </Disclose>
      ) : null}
    </div>
  );
});

/** Keeps what is chosen, and goes to all of them, where it can be taken back. */
export const Take = observer(({ model }: Props) => {
  const w = useWords();
  const { navigator } = useApp().ports;
  const { taken, preview } = model;
  const take = async () => {
    if (await model.take()) navigator.go(paths.reminders);
  };
  return (
    <div className={styles.take}>
      {preview && (model.isTooMuch || preview.room < model.fresh.length) ? (
        <p role="status">{w("reminders.room", { room: preview.room })}</p>
      ) : null}
      <Button
        kind="primary"
        size="large"
        busy={model.busy === "importing"}
        disabled={taken.size === 0 || model.isTooMuch}
        onClick={() => void take()}
      >
        {w("reminders.take", { n: taken.size })}
      </Button>
    </div>
  );
});

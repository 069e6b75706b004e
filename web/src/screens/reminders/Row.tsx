import { Ellipsis, Gift, Pencil, Repeat, Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Link } from "react-router";
import type { ReminderList, Upcoming } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { occasionOf } from "#core/domain/occasion/index.ts";
import { dayHere } from "#core/domain/reminder/index.ts";
import { Badge, ButtonLink, Icon, IconButton, Menu, tinted } from "#web/components/index.ts";
import { calendarDay, leafOf } from "#web/dates/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { titleOf } from "../frame/card.ts";
import styles from "./Row.module.css";

/** What is further off is a date, not a number of days. */
const aYear = 366;

/** One reminder: whose day, when it is, and a card for it. */
export const Reminder = observer(
  ({ list, upcoming }: { list: ReminderList; upcoming: Upcoming }) => {
    const w = useWords();
    const { reminder, day, inDays } = upcoming;
    const { id, title, repeat } = reminder;
    const today = dayHere(useApp().ports.clock.now());
    const occasion = occasionOf(reminder.occasion);
    const leaf = leafOf(day ?? reminder.occasion_date);
    const label = said(occasion.label);
    // what the title says already is not said again
    const more = [
      title.includes(reminder.recipient_name) ? null : reminder.recipient_name,
      reminder.occasion === "custom" || title.includes(label) ? null : label,
    ].filter(Boolean);
    return (
      <li className={styles.row} data-over={day === null || undefined}>
        <span className={styles.leaf} style={tinted(occasion.colour)} aria-hidden="true">
          <i>{leaf.month}</i>
          <b>{leaf.day}</b>
        </span>
        <div className={styles.what}>
          <h3>
            <Link to={paths.reminder(id)} className={styles.title}>
              {title}
            </Link>
          </h3>
          {more.length > 0 ? <p>{more.join(" · ")}</p> : null}
          <p className={styles.when}>
            {day === null || inDays > aYear ? null : (
              <Badge tone={inDays <= reminder.days_before ? "warn" : undefined}>
                {w("reminders.days", { days: inDays })}
              </Badge>
            )}
            <span>{calendarDay(day ?? reminder.occasion_date, today)}</span>
            {repeat ? (
              <span className={styles.repeat}>
                <Icon of={Repeat} size={16} />
                {w("reminders.yearly")}
              </span>
            ) : null}
          </p>
          {day !== null && reminder.reminder_date >= today ? (
            <p className={styles.mail}>
              {w("reminders.emailOn", { date: calendarDay(reminder.reminder_date, today) })}
            </p>
          ) : null}
          {reminder.stories.length > 0 ? (
            <nav className={styles.cards} aria-label={w("reminders.cards", { title })}>
              {reminder.stories.map((story) => (
                <Link key={story.id} to={paths.edit(story.id)}>
                  {w("reminders.card", { title: titleOf(story) })}
                </Link>
              ))}
            </nav>
          ) : null}
        </div>
        <div className={styles.do}>
          <ButtonLink
            size="small"
            icon={Gift}
            to={paths.shopForReminder(id)}
            aria-label={w("reminders.makeCardFor", { title })}
          >
            {w("reminders.makeCard")}
          </ButtonLink>
          <Menu
            align="end"
            trigger={<IconButton icon={Ellipsis} aria-label={w("reminders.moreFor", { title })} />}
            entries={[
              { words: w("reminders.edit"), icon: Pencil, to: paths.reminder(id) },
              "line",
              {
                words: w("reminders.delete"),
                icon: Trash2,
                kind: "danger",
                act: () => list.remove(reminder),
              },
            ]}
          />
        </div>
      </li>
    );
  },
);

import { CalendarPlus } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import type { Group } from "#core/app/index.ts";
import { ButtonLink, Problem, Quiet, Sheet, Toggle } from "#web/components/index.ts";
import { wholeDay } from "#web/dates/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./Nudging.module.css";

/** Nudges that go by themselves: whether they do, when the next ones go and to how many (OPEN-70, decision 0075). */
export const Nudging = observer(({ group }: { group: Group }) => {
  const w = useWords();
  const id = useId();
  const { nudging, editor } = group;
  // they go in the owner's name and are theirs to switch on (decision 0077)
  if (nudging === null || !editor.isOwn) return null;
  const { isOn, day, next, reaches } = nudging;
  return (
    <Sheet aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {w("group.nudging")}
      </h2>
      {day === null ? (
        <>
          <Quiet>{w("group.nudgingDay")}</Quiet>
          <p className={styles.way}>
            <ButtonLink
              size="small"
              icon={CalendarPlus}
              to={`/edit/${editor.id}/group/set-invitation`}
            >
              {w("group.nudgingDayAdd")}
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          <Toggle
            id={`${id}-switch`}
            name="auto_nudge"
            aria-describedby={`${id}-help`}
            checked={isOn}
            onValue={(on) => void group.nudgeByItself(on)}
          >
            {w("group.nudgingSwitch")}
          </Toggle>
          <p id={`${id}-help`} className={styles.help}>
            {w("group.nudgingHelp", { date: wholeDay(day) })}
          </p>
          <p className={styles.next} aria-live="polite">
            {isOn
              ? next === null
                ? w("group.nudgingOver")
                : w("group.nudgingNext", { n: reaches, date: wholeDay(next) })
              : null}
          </p>
          <Problem>{said(editor.error)}</Problem>
        </>
      )}
    </Sheet>
  );
});

import { Bell, ChevronDown } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useId, useState } from "react";
import type { Group } from "#core/app/index.ts";
import type { Role, SigningState } from "#core/domain/role/index.ts";
import { Button, ErrorState, Quiet, Sheet, Skeleton, Tally } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./People.module.css";
import { Person } from "./Person.tsx";

const shownAtFirst = 8;
/** Whoever is waited for stands first. */
const states = ["invited", "opened", "signed"] as const satisfies readonly SigningState[];

/** Who hasn't opened their invitation, who hasn't signed, and who has (ROLE-13, OPEN-70, OPEN-165). */
export const People = observer(({ group }: { group: Group }) => {
  const w = useWords();
  const id = useId();
  const { members, signed, loaded, toNudge, bySigning } = group;
  return (
    <Sheet aria-labelledby={id} aria-busy={loaded === "loading"}>
      <div className={styles.head}>
        <h2 id={id} className={styles.tally}>
          <strong>{signed}</strong> {w("group.signed", { total: members.length })}
        </h2>
        {toNudge.length > 0 ? (
          <Button
            size="small"
            icon={Bell}
            title={w("group.nudgeAllHelp")}
            busy={group.busy}
            onClick={() => void group.nudgeAll()}
          >
            {w("group.nudgeAll", { n: toNudge.length })}
          </Button>
        ) : null}
      </div>
      {loaded === "failed" ? (
        <ErrorState
          words={said(group.error)}
          retry={w("shell.tryAgain")}
          onRetry={() => void group.read()}
        />
      ) : loaded === "loading" ? (
        <Skeleton width="100%" style={{ blockSize: "16rem" }} />
      ) : (
        <>
          <div className={styles.bits}>
            <Tally done={signed} of={members.length} />
          </div>
          {states.map((state) => (
            <Part key={state} group={group} state={state} people={bySigning[state]} />
          ))}
          {members.length <= 1 ? (
            <div className={styles.alone}>
              <Quiet>{w("group.alone")}</Quiet>
            </div>
          ) : null}
        </>
      )}
    </Sheet>
  );
});

type PartProps = { group: Group; state: SigningState; people: readonly Role[] };

/** Everyone who is equally far, with how many they are; the first of many until more are asked for. */
const Part = observer(({ group, state, people }: PartProps) => {
  const w = useWords();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const shown =
    isWhole || people.length <= shownAtFirst + 1 ? people : people.slice(0, shownAtFirst);
  const more = people.length - shown.length;
  if (people.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id}>
        {w(`group.state_${state}`)} <span className={styles.count}>{people.length}</span>
      </h3>
      <ul className={styles.people}>
        {shown.map((role) => (
          <Person key={role.id} group={group} role={role} />
        ))}
      </ul>
      {more > 0 ? (
        <Button kind="bare" size="small" iconEnd={ChevronDown} onClick={() => setWhole(true)}>
          {w("group.showMore", { n: more })}
        </Button>
      ) : null}
    </section>
  );
});

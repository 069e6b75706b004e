import { Check, CheckCheck, X } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import type { Group } from "#core/app/index.ts";
import type { Role } from "#core/domain/role/index.ts";
import { Avatar, Button, Disclose, Sheet } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { whoIs } from "./nameOf.ts";
import styles from "./People.module.css";

/** Who asks to be let in, and who was turned down (ROLE-12, OPEN-64). */
export const Requests = observer(({ group }: { group: Group }) => {
  const w = useWords();
  const id = useId();
  const { requests, turnedDown } = group;
  if (requests.length === 0 && turnedDown.length === 0) return null;
  return (
    <Sheet
      aria-labelledby={requests.length > 0 ? id : undefined}
      aria-label={requests.length > 0 ? undefined : w("group.turnedDown", { n: turnedDown.length })}
    >
      {requests.length > 0 ? (
        <>
          <div className={styles.head}>
            <h2 id={id}>{w("group.requests", { n: requests.length })}</h2>
            {requests.length > 1 ? (
              <Button
                size="small"
                icon={CheckCheck}
                busy={group.busy}
                onClick={() => void group.approveAll()}
              >
                {w("group.letAllIn")}
              </Button>
            ) : null}
          </div>
          <ul className={styles.people}>
            {requests.map((role) => (
              <Asking key={role.id} group={group} role={role} />
            ))}
          </ul>
        </>
      ) : null}
      {turnedDown.length > 0 ? (
        <Disclose summary={w("group.turnedDown", { n: turnedDown.length })}>
          <ul className={styles.people}>
            {turnedDown.map((role) => (
              <Asking key={role.id} group={group} role={role} isTurnedDown />
            ))}
          </ul>
        </Disclose>
      ) : null}
    </Sheet>
  );
});

type AskingProps = { group: Group; role: Role; isTurnedDown?: boolean };

const Asking = observer(({ group, role, isTurnedDown = false }: AskingProps) => {
  const w = useWords();
  const who = whoIs(role, w);
  return (
    <li className={styles.asks}>
      <Avatar name={who} />
      <span className={styles.who}>
        <b>{who}</b>
        {role.person.email && role.person.email !== who ? <span>{role.person.email}</span> : null}
      </span>
      <span className={styles.acts}>
        <Button
          kind={isTurnedDown ? "quiet" : "good"}
          size="small"
          icon={Check}
          aria-label={w("group.letInWho", { who })}
          busy={group.busy}
          onClick={() => void group.approve(role)}
        >
          {w("group.letIn")}
        </Button>
        {isTurnedDown ? null : (
          <Button
            size="small"
            icon={X}
            aria-label={w("group.turnDownWho", { who })}
            busy={group.busy}
            onClick={() => void group.reject(role)}
          >
            {w("group.turnDown")}
          </Button>
        )}
      </span>
    </li>
  );
});

import { Bell, Check, ChevronDown, Ellipsis } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Fragment, useId, useState } from "react";
import type { Group } from "#core/app/index.ts";
import { hasFailed } from "#core/domain/mail/index.ts";
import { isOwnerRole, type Role } from "#core/domain/role/index.ts";
import {
  Avatar,
  Badge,
  Button,
  ErrorState,
  IconButton,
  Menu,
  Quiet,
  Sheet,
  Skeleton,
  Tally,
} from "#web/components/index.ts";
import { shortDay } from "#web/dates/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useModal } from "../../hooks/modal.ts";
import { whoIs } from "./nameOf.ts";
import styles from "./People.module.css";

const shownAtFirst = 8;

/** Who signed and who is waited for; those can be nudged one by one or all (ROLE-13, OPEN-70). */
export const People = observer(({ group }: { group: Group }) => {
  const w = useWords();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const { members, signed, loaded } = group;
  const shown =
    isWhole || members.length <= shownAtFirst + 1 ? members : members.slice(0, shownAtFirst);
  const more = members.length - shown.length;
  return (
    <Sheet aria-labelledby={id} aria-busy={loaded === "loading"}>
      <div className={styles.head}>
        <h2 id={id} className={styles.tally}>
          <strong>{signed}</strong> {w("group.signed", { total: members.length })}
        </h2>
        {group.canNudgeSomebody ? (
          <Button size="small" icon={Bell} busy={group.busy} onClick={() => void group.nudgeAll()}>
            {w("group.nudgeAll")}
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

const Person = observer(({ group, role }: { group: Group; role: Role }) => {
  const w = useWords();
  const remove = useModal("role-delete");
  const who = whoIs(role, w);
  const isOwner = isOwnerRole(role);
  return (
    <li>
      <Avatar name={who} />
      <span className={styles.who}>
        <b>
          <Breakable text={who} />
        </b>
        <span>{useLine(group, role)}</span>
      </span>
      {role.contribution_count > 0 ? (
        <Badge tone="good" icon={Check}>
          {w("group.signedOne")}
        </Badge>
      ) : group.isWaitedFor(role) ? (
        group.wasNudged(role) ? (
          <Badge tone="warn">{w("group.nudged")}</Badge>
        ) : (
          <Button
            size="small"
            icon={Bell}
            className={styles.nudge}
            aria-label={w("group.nudgeWho", { who })}
            busy={group.busy}
            onClick={() => void group.nudge(role)}
          >
            {w("group.nudge")}
          </Button>
        )
      ) : null}
      {isOwner ? (
        <span className={styles.noMore} />
      ) : (
        <Menu
          trigger={<IconButton icon={Ellipsis} aria-label={w("group.more", { who })} />}
          entries={[
            {
              words: w(role.status === "active" ? "group.removeEntry" : "group.withdrawEntry"),
              kind: "danger",
              act: () => remove.show({ role: role.id }),
            },
          ]}
        />
      )}
    </li>
  );
});

/** An address breaks where its parts meet, before it breaks anywhere else. */
const Breakable = ({ text }: { text: string }) =>
  text.split(/(?=[@.])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));

/** One line about a person: what they did, or since when they are waited for. */
const useLine = (group: Group, role: Role): string => {
  const w = useWords();
  if (isOwnerRole(role)) return w("group.madeThis");
  if (role.contribution_count > 0) return w("group.wrote", { n: role.contribution_count });
  if (hasFailed(role.delivery ?? null))
    return w(`group.undelivered_${role.delivery_reason ?? "refused"}`);
  if (group.wasNudged(role) && role.nudged_on)
    return w("group.nudgedOn", { date: shortDay(role.nudged_on) });
  return role.status === "pending"
    ? w("group.invitedOn", { date: shortDay(role.created_on) })
    : w("group.joinedNoMessage");
};

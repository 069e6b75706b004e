import { Bell, Check, Ellipsis } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Fragment } from "react";
import type { Group } from "#core/app/index.ts";
import { hasFailed } from "#core/domain/mail/index.ts";
import { isOwnerRole, type Role } from "#core/domain/role/index.ts";
import { Avatar, Badge, Button, IconButton, Menu } from "#web/components/index.ts";
import { shortDay } from "#web/dates/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModal } from "../../hooks/modal.ts";
import { whoIs } from "./nameOf.ts";
import styles from "./People.module.css";

/** One of the group: who, how far they are, and what can be done. */
export const Person = observer(({ group, role }: { group: Group; role: Role }) => {
  const w = useWords();
  const remove = useModal("role-delete");
  const coOwner = useModal("co-owner");
  const offer = useModal("offer-card");
  const help = group.helpOf(role);
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
      <span className={styles.does}>
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
        {isOwner || (role.co_owner && !group.editor.isOwn) ? (
          <span className={styles.noMore} />
        ) : (
          <Menu
            trigger={<IconButton icon={Ellipsis} aria-label={w("group.more", { who })} />}
            entries={[
              ...(help === null
                ? []
                : [
                    {
                      words: w(help === "name" ? "group.nameEntry" : "group.unnameEntry"),
                      act: () => coOwner.show({ role: role.id }),
                    },
                    ...(group.offering.isPossible
                      ? [{ words: w("handOver.offer"), act: () => offer.show({ role: role.id }) }]
                      : []),
                  ]),
              {
                words: w(role.status === "active" ? "group.removeEntry" : "group.withdrawEntry"),
                kind: "danger",
                act: () => remove.show({ role: role.id }),
              },
            ]}
          />
        )}
      </span>
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
  if (role.co_owner) return w("group.helps");
  if (role.contribution_count > 0) return w("group.wrote", { n: role.contribution_count });
  if (hasFailed(role.delivery ?? null))
    return w(`group.undelivered_${role.delivery_reason ?? "refused"}`);
  if (group.wasNudged(role) && role.nudged_on)
    return w("group.nudgedOn", { date: shortDay(role.nudged_on) });
  if (role.opened_on) return w("group.openedOn", { date: shortDay(role.opened_on) });
  return role.status === "pending"
    ? w("group.invitedOn", { date: shortDay(role.created_on) })
    : w("group.joinedNoMessage");
};

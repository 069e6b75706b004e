import { LogOut, UserPlus } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { Contributor } from "#core/app/index.ts";
import { fullName } from "#core/domain/account/index.ts";
import { isOwnerRole } from "#core/domain/role/index.ts";
import { Avatar, Button, Sheet } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModal } from "../../hooks/modal.ts";
import styles from "./People.module.css";

/** Who is in the group (ROUTE-16), and the way out of it (ROLE-18). */
export const People = observer(({ model }: { model: Contributor }) => {
  const w = useWords();
  const leave = useModal("leave-group");
  const invite = useModal("invite");
  const { role } = model;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the person's own part changes
  useEffect(() => void model.readMembers(), [model, role?.status]);
  return (
    <Sheet aria-label={w("contributor.people")}>
      <ul className={styles.people}>
        {model.roles.map((member) => {
          const { first_name, last_name } = member.person;
          const who = fullName({ first_name, last_name }) || w("contributor.somebody");
          return (
            <li key={member.id}>
              <Avatar name={who} />
              <span>
                <b>{member.id === role?.id ? `${who} (${w("contributor.you")})` : who}</b>
                <span>
                  {w(isOwnerRole(member) ? "contributor.madeThis" : "contributor.inGroup")}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className={styles.invite}>
        <Button size="small" icon={UserPlus} onClick={() => invite.show()}>
          {w("modals.invite")}
        </Button>
      </p>
      {model.isMember && !model.isOwner ? (
        <p className={styles.leave}>
          <Button kind="bare" size="small" icon={LogOut} onClick={() => leave.show()}>
            {w("contributor.leave")}
          </Button>
        </p>
      ) : null}
    </Sheet>
  );
});

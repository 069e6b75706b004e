import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import type { Group } from "#core/app/index.ts";
import { isOwnerRole } from "#core/domain/role/index.ts";
import { Button, Dialog, Segments, Stack } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { whoIs } from "../screens/group/nameOf.ts";
import type { ModalProps } from "./props.ts";
import { useGone } from "./useGone.ts";
import { useGroup } from "./useGroup.ts";
import { useLast } from "./useLast.ts";

/** Before somebody is removed: what becomes of what they wrote (MODAL-07, ROLE-19, OPEN-67). */
const RoleDeleteModal = observer(({ modal }: ModalProps) => {
  const group = useGroup(modal.isOpen);
  useGone(modal, group === "none");
  return group === null || group === "none" ? null : <Question modal={modal} group={group} />;
});
export default RoleDeleteModal;

const Question = observer(({ modal, group }: ModalProps & { group: Group }) => {
  const w = useWords();
  const stay = useRef<HTMLButtonElement>(null);
  const [kept, setKept] = useState<"keep" | "take">("keep");
  const asked = group.roles.find((role) => role.id === modal.params.role && !isOwnerRole(role));
  useGone(modal, group.loaded !== "loading" && !asked && !group.busy);
  const role = useLast(asked);
  if (!role) return null;
  const who = whoIs(role, w);
  const isIn = role.status === "active";
  const act = async () => {
    await group.remove(role, kept === "keep");
    modal.close();
  };
  return (
    <Dialog
      open={modal.isOpen && (asked !== undefined || group.busy)}
      onClose={modal.close}
      title={isIn ? w("group.removeSure", { who }) : w("group.withdrawSure")}
      role="alertdialog"
      initialFocus={stay}
    >
      <Stack gap={5}>
        <p>{isIn ? w("group.removeHelp") : w("group.withdrawHelp", { who })}</p>
        {isIn && role.contribution_count > 0 ? (
          <Stack gap={2}>
            <b aria-hidden="true">{w("group.theirMessages", { n: role.contribution_count })}</b>
            <Segments
              name="messages"
              label={w("group.theirMessages", { n: role.contribution_count })}
              wide
              value={kept}
              options={[
                { value: "keep", words: w("group.keepMessages") },
                { value: "take", words: w("group.takeMessages") },
              ]}
              onValue={setKept}
            />
          </Stack>
        ) : null}
        <Stack gap={3}>
          <Button kind="danger" wide busy={group.busy} onClick={() => void act()}>
            {w(isIn ? "group.removeYes" : "group.withdrawYes")}
          </Button>
          <Button ref={stay} wide onClick={modal.close}>
            {w("group.cancel")}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
});

import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import type { Group } from "#core/app/index.ts";
import type { Role } from "#core/domain/role/index.ts";
import { Button, Dialog, Segments, Stack } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModal } from "../../app/modal.ts";
import { whoIs } from "./nameOf.ts";

/** Before somebody is removed: what becomes of what they wrote (MODAL-08, ROLE-19, OPEN-67). */
export const RemoveModal = observer(({ group }: { group: Group }) => {
  const w = useWords();
  const modal = useModal("role-delete");
  const stay = useRef<HTMLButtonElement>(null);
  const [named, setNamed] = useState<Role>();
  const [kept, setKept] = useState<"keep" | "take">("keep");
  const asked = group.roles.find((role) => role.id === modal.params.role);
  if (asked && asked.id !== named?.id) {
    setNamed(asked);
    setKept("keep");
  }
  if (!named) return null;
  const who = whoIs(named, w);
  const isIn = named.status === "active";
  const act = async () => {
    await group.remove(named, kept === "keep");
    modal.close();
  };
  return (
    <Dialog
      open={modal.isOpen && asked !== undefined}
      onClose={modal.close}
      title={isIn ? w("group.removeSure", { who }) : w("group.withdrawSure")}
      role="alertdialog"
      initialFocus={stay}
    >
      <Stack gap={5}>
        <p>{isIn ? w("group.removeHelp") : w("group.withdrawHelp", { who })}</p>
        {isIn && named.contribution_count > 0 ? (
          <Stack gap={2}>
            <b aria-hidden="true">{w("group.theirMessages", { n: named.contribution_count })}</b>
            <Segments
              name="messages"
              label={w("group.theirMessages", { n: named.contribution_count })}
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

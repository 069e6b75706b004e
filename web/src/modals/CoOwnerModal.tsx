import { observer } from "mobx-react-lite";
import { useRef } from "react";
import type { Group } from "#core/app/index.ts";
import { Button, Dialog, Stack } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { whoIs } from "../screens/group/nameOf.ts";
import type { ModalProps } from "./props.ts";
import { useGone } from "./useGone.ts";
import { useGroup } from "./useGroup.ts";
import { useLast } from "./useLast.ts";

/** Before somebody of the group helps to organise the card, or helps no longer (decision 0077). */
const CoOwnerModal = observer(({ modal }: ModalProps) => {
  const group = useGroup(modal.isOpen);
  useGone(modal, group === "none");
  return group === null || group === "none" ? null : <Question modal={modal} group={group} />;
});
export default CoOwnerModal;

const Question = observer(({ modal, group }: ModalProps & { group: Group }) => {
  const w = useWords();
  const stay = useRef<HTMLButtonElement>(null);
  const found = group.roles.find((role) => role.id === modal.params.role);
  const help = found === undefined ? null : group.helpOf(found);
  const asked = found && help !== null && !group.busy ? { role: found, help } : undefined;
  useGone(modal, group.loaded !== "loading" && !asked && !group.busy);
  const shown = useLast(asked);
  if (!shown) return null;
  const { role } = shown;
  const who = whoIs(role, w);
  const isNamed = shown.help === "name";
  const act = async () => {
    await group.nameCoOwner(role, isNamed);
    modal.close();
  };
  return (
    <Dialog
      open={modal.isOpen && (asked !== undefined || group.busy)}
      onClose={modal.close}
      title={w(isNamed ? "group.nameSure" : "group.unnameSure", { who })}
      role="alertdialog"
      initialFocus={stay}
    >
      <Stack gap={5}>
        <p>{w(isNamed ? "group.nameHelp" : "group.unnameHelp")}</p>
        <Stack gap={3}>
          <Button
            kind={isNamed ? "primary" : "danger"}
            wide
            busy={group.busy}
            onClick={() => void act()}
          >
            {w(isNamed ? "group.nameYes" : "group.unnameYes")}
          </Button>
          <Button ref={stay} wide onClick={modal.close}>
            {w("group.cancel")}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
});

import { Send } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { Group } from "#core/app/index.ts";
import { Button, Dialog, EmailInput, Problem, Stack } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { whoIs } from "../screens/group/nameOf.ts";
import type { ModalProps } from "./props.ts";
import { useGone } from "./useGone.ts";
import { useGroup } from "./useGroup.ts";

/** Before the card is offered to somebody: one of the group, or an address (decision 0077). */
const OfferCardModal = observer(({ modal }: ModalProps) => {
  const group = useGroup(modal.isOpen);
  useGone(modal, group === "none");
  return group === null || group === "none" ? null : <Question modal={modal} group={group} />;
});
export default OfferCardModal;

const Question = observer(({ modal, group }: ModalProps & { group: Group }) => {
  const w = useWords();
  const [email, setEmail] = useState("");
  const chosen = group.roles.find((role) => role.id === modal.params.role);
  const close = () => {
    setEmail("");
    group.offering.error = null;
    modal.close();
  };
  const send = async () => {
    const to = chosen ? { role_id: chosen.id } : { email: email.trim() };
    if (!(await group.offering.make(to))) return;
    close();
  };
  return (
    <Dialog
      open={modal.isOpen}
      onClose={close}
      title={chosen ? w("handOver.askWho", { who: whoIs(chosen, w) }) : w("handOver.ask")}
      closeWords={w("shell.close")}
      actions={
        <Button
          kind="primary"
          wide
          icon={Send}
          busy={group.busy}
          disabled={!chosen && email.trim() === "" && !group.busy}
          onClick={() => void send()}
        >
          {w("handOver.send")}
        </Button>
      }
    >
      <Stack gap={4}>
        <p>{w("handOver.askHelp")}</p>
        {chosen ? (
          <Problem>{said(group.offering.error)}</Problem>
        ) : (
          <EmailInput
            name="email"
            label={w("handOver.email")}
            required
            autoComplete="off"
            value={email}
            onValue={(next) => {
              group.offering.error = null;
              setEmail(next);
            }}
            error={said(group.offering.error ?? undefined)}
          />
        )}
      </Stack>
    </Dialog>
  );
});

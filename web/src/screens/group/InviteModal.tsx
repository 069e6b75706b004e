import { Send } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Group, mostInvitations } from "#core/app/index.ts";
import { Button, Dialog, TextArea } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModal } from "../../app/modal.ts";

/** Invitations by e-mail, up to fifty at one time (MODAL-13, ROLE-15, ROLE-16). */
export const InviteModal = observer(({ group }: { group: Group }) => {
  const w = useWords();
  const modal = useModal("invite");
  const [text, setText] = useState("");
  const count = Group.addressesIn(text).length;
  const send = async () => {
    if (!(await group.invite(text))) return;
    setText("");
    modal.close();
  };
  return (
    <Dialog
      open={modal.isOpen}
      onClose={modal.close}
      title={w("group.inviteTitle")}
      closeWords={w("shell.close")}
      actions={
        <Button
          kind="primary"
          wide
          icon={Send}
          busy={group.busy}
          disabled={count === 0 && !group.busy}
          onClick={() => void send()}
        >
          {w("group.sendInvitations", { n: count })}
        </Button>
      }
    >
      <TextArea
        name="join_emails"
        label={w("group.addresses")}
        help={w("group.addressesHelp", { most: mostInvitations })}
        aside={w("group.addressCount", { n: count, most: mostInvitations })}
        rows={5}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        inputMode="email"
        value={text}
        onValue={(next) => {
          setText(next);
          group.inviteError = null;
        }}
        error={group.inviteError ?? undefined}
      />
    </Dialog>
  );
});

import { Send } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Group, mostInvitations } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { Button, CopyField, Dialog, Stack, TextArea } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp } from "../hooks/context.ts";
import { useModalSubject } from "../hooks/subject.tsx";
import type { ModalProps } from "./props.ts";
import { useGroup } from "./useGroup.ts";

/** Invites people to the group (MODAL-13): its owner by e-mail, everybody else by passing on its link. */
const InviteModal = observer(({ modal }: ModalProps) => {
  const { contributor } = useModalSubject();
  const group = useGroup(modal.isOpen);
  if (group !== null && group !== "none") return <ByEmail modal={modal} group={group} />;
  return group === "none" && contributor ? (
    <ByLink modal={modal} token={contributor.token} />
  ) : null;
});
export default InviteModal;

/** Up to fifty at one time (ROLE-15, ROLE-16). */
const ByEmail = observer(({ modal, group }: ModalProps & { group: Group }) => {
  const w = useWords();
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
        error={said(group.inviteError ?? undefined)}
      />
    </Dialog>
  );
});

const ByLink = ({ modal, token }: ModalProps & { token: string }) => {
  const w = useWords();
  const { address } = useApp().ports.settings;
  const link = `${address}${paths.contributor(token)}`;
  return (
    <Dialog
      open={modal.isOpen}
      onClose={modal.close}
      title={w("modals.invite")}
      closeWords={w("shell.close")}
    >
      <Stack gap={4}>
        <p>{w("modals.inviteHelp")}</p>
        <CopyField
          value={link}
          shown={link.replace(/^https?:\/\//, "")}
          label={w("group.link")}
          words={w("group.copy")}
          copiedWords={w("group.copied")}
        />
      </Stack>
    </Dialog>
  );
};

import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { Contributor, Home, Recipient } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { isOwnerRole } from "#core/domain/role/index.ts";
import { ConfirmDialog, toast } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp } from "../hooks/context.ts";
import { useModalSubject } from "../hooks/subject.tsx";
import { LeaveDialog } from "../screens/frame/LeaveDialog.tsx";
import type { ModalProps } from "./props.ts";
import { useGone } from "./useGone.ts";
import { useLast } from "./useLast.ts";

/** Asks before somebody leaves a group (MODAL-14, ROLE-18), or takes a received card from theirs. */
const LeaveGroupModal = ({ modal }: ModalProps) => {
  const { contributor, recipient, home } = useModalSubject();
  if (contributor) return <AsContributor modal={modal} model={contributor} />;
  if (recipient) return <AsRecipient modal={modal} model={recipient} />;
  return home ? <AtHome modal={modal} home={home} /> : null;
};
export default LeaveGroupModal;

const AsContributor = observer(({ modal, model }: ModalProps & { model: Contributor }) => {
  const w = useWords();
  const mayLeave = model.isMember && !model.isOwner;
  useGone(modal, !mayLeave && !model.busy);
  const leave = async (keep: boolean) => {
    const left = await model.leave(keep);
    modal.close();
    if (left) toast({ words: w("contributor.left") });
    else if (model.error) toast({ words: said(model.error), tone: "bad" });
  };
  return (
    <LeaveDialog
      open={modal.isOpen && mayLeave}
      messages={model.mine.length}
      busy={model.busy}
      onLeave={(keep) => void leave(keep)}
      onClose={modal.close}
    />
  );
});

const AsRecipient = observer(({ modal, model }: ModalProps & { model: Recipient }) => {
  const w = useWords();
  const { session, ports } = useApp();
  const { isOpen } = modal;
  useGone(modal, !session.isSignedIn || !model.saved);
  useEffect(() => {
    if (isOpen) model.error = null;
  }, [isOpen, model]);
  const leave = async () => {
    if (!(await model.letGo())) return;
    toast({ words: w("modals.removed") });
    ports.navigator.go(paths.home("received"), { replace: true });
  };
  return (
    <ConfirmDialog
      open={isOpen && session.isSignedIn && model.saved}
      title={w("modals.leaveReceived")}
      confirm={w("modals.leaveReceivedYes")}
      cancel={w("modals.cancel")}
      busy={model.busy}
      error={said(model.error)}
      onConfirm={() => void leave()}
      onCancel={modal.close}
    >
      {w("modals.leaveReceivedHelp")}
    </ConfirmDialog>
  );
});

const AtHome = observer(({ modal, home }: ModalProps & { home: Home }) => {
  const w = useWords();
  const [busy, setBusy] = useState(false);
  const asked = (["created", "contributed", "received"] as const)
    .flatMap((type) => home.of(type))
    .find(({ role }) => role.id === modal.params.role && !isOwnerRole(role));
  useGone(modal, home.loaded === "ready" && !asked && !busy);
  const card = useLast(asked);
  if (!card) return null;
  const isReceived = card.role.role_type === "recipient";
  const leave = async (keep: boolean) => {
    setBusy(true);
    const left = await home.leave(card.role, keep);
    modal.close();
    setBusy(false);
    if (left) toast({ words: w(isReceived ? "modals.removed" : "contributor.left") });
    else if (home.error) toast({ words: said(home.error), tone: "bad" });
  };
  if (isReceived)
    return (
      <ConfirmDialog
        open={modal.isOpen && asked !== undefined}
        title={w("modals.leaveReceived")}
        confirm={w("modals.leaveReceivedYes")}
        cancel={w("modals.cancel")}
        busy={busy}
        onConfirm={() => void leave(true)}
        onCancel={modal.close}
      >
        {w("modals.leaveReceivedHelp")}
      </ConfirmDialog>
    );
  return (
    <LeaveDialog
      open={modal.isOpen && asked !== undefined}
      messages={card.role.contribution_count}
      busy={busy}
      onLeave={(keep) => void leave(keep)}
      onClose={modal.close}
    />
  );
});

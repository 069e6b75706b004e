import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Button, Dialog, Stack } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../hooks/context.ts";
import { isTooltip, tooltips } from "../shell/tooltips.ts";
import type { ModalProps } from "./props.ts";
import { useGone } from "./useGone.ts";

/** A help tooltip by its name (MODAL-27); read once, it is marked as read (ACCT-06). */
const TooltipModal = observer(({ modal }: ModalProps) => {
  const w = useWords();
  const { session, ports } = useApp();
  const { isOpen } = modal;
  const { name } = modal.params;
  // where nothing is sold no message waits for room (OPEN-169)
  const isMeant = name !== "waiting" || ports.settings.tiers === "on";
  const known = isTooltip(name) && isMeant ? name : null;
  useGone(modal, known === null);
  const marks = isOpen && known !== null && session.isSignedIn;
  useEffect(() => {
    // whether it was marked changes nothing for who reads it
    if (marks) void session.api("completeTooltip", { body: { complete: known } });
  }, [marks, known, session]);
  if (known === null) return null;
  const { title, text } = tooltips[known];
  return (
    <Dialog open={isOpen} onClose={modal.close} title={w(title)} closeWords={w("shell.close")}>
      <Stack gap={5}>
        <p>{w(text)}</p>
        <Button kind="primary" wide onClick={modal.close}>
          {w("modals.gotIt")}
        </Button>
      </Stack>
    </Dialog>
  );
});
export default TooltipModal;

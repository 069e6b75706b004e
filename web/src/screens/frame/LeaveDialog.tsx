import { useRef, useState } from "react";
import { Button, Dialog, Segments, Stack } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";

type LeaveDialogProps = {
  open: boolean;
  /** How many messages of theirs are in the card. */
  messages: number;
  busy: boolean;
  onLeave: (keepMessages: boolean) => void;
  onClose: () => void;
};

/** Before somebody leaves a group: what becomes of what they wrote (MODAL-14, OPEN-67). */
export const LeaveDialog = ({ open, messages, busy, onLeave, onClose }: LeaveDialogProps) => {
  const w = useWords();
  const stay = useRef<HTMLButtonElement>(null);
  const [kept, setKept] = useState<"keep" | "take">("keep");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={w("contributor.leaveSure")}
      role="alertdialog"
      initialFocus={stay}
    >
      <Stack gap={5}>
        <p>{w("contributor.leaveHelp")}</p>
        {messages > 0 ? (
          <Stack gap={2}>
            <b aria-hidden="true">{w("contributor.leaveMessages", { n: messages })}</b>
            <Segments
              name="messages"
              label={w("contributor.leaveMessages", { n: messages })}
              wide
              value={kept}
              options={[
                { value: "keep", words: w("contributor.leaveKeep") },
                { value: "take", words: w("contributor.leaveTake") },
              ]}
              onValue={setKept}
            />
          </Stack>
        ) : null}
        <Stack gap={3}>
          <Button kind="danger" wide busy={busy} onClick={() => onLeave(kept === "keep")}>
            {w("contributor.leaveYes")}
          </Button>
          <Button ref={stay} wide onClick={onClose}>
            {w("group.cancel")}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
};

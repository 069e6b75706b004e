import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { Capture } from "#core/app/index.ts";
import { type CaptureKind, captureWords } from "#core/domain/capture/index.ts";
import { ConfirmDialog } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";

type DeleteProps = { kind: CaptureKind; open: boolean; onDelete: () => void; onKeep: () => void };

/** Asks before a photo or a recording is deleted (CAPT-35, CAPT-36, OPEN-109). */
export const DeleteQuestion = ({ kind, open, onDelete, onKeep }: DeleteProps) => (
  <ConfirmDialog
    open={open}
    title={said(captureWords.deleteTitle(kind))}
    confirm={said(captureWords.deleteIt)}
    cancel={said(captureWords.cancel)}
    onConfirm={onDelete}
    onCancel={onKeep}
  >
    {said(captureWords.deleteHelp(kind))}
  </ConfirmDialog>
);

type LeaveProps = {
  kind: CaptureKind;
  /** The question that stands; null for none. */
  asks: "close" | "leave" | null;
  onLeave: () => void;
  onStay: () => void;
};

/** Asks before what is being looked at is left behind (CAPT-25). */
export const LeaveQuestion = ({ kind, asks, onLeave, onStay }: LeaveProps) => {
  const w = useWords();
  // its words stay while it leaves
  const [last, setLast] = useState<"close" | "leave">("close");
  if (asks !== null && asks !== last) setLast(asks);
  const how = asks ?? last;
  return (
    <ConfirmDialog
      open={asks !== null}
      title={said(captureWords[how === "close" ? "closing" : "leaving"])}
      confirm={w(how === "close" ? "capture.closeIt" : "capture.leaveIt")}
      cancel={said(captureWords.cancel)}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {w("capture.lost", { kind })}
    </ConfirmDialog>
  );
};

type QuestionsProps = {
  capture: Capture;
  /** It was closed, not only left: what it was opened in closes too. */
  onClosed: () => void;
};

/** What a capture asks (CAPT-15, CAPT-25). */
export const CaptureQuestions = observer(({ capture, onClosed }: QuestionsProps) => {
  const { asks, kind } = capture;
  const stay = () => capture.answer(false);
  return (
    <>
      <DeleteQuestion
        kind={kind}
        open={asks === "delete"}
        onDelete={() => capture.answer(true)}
        onKeep={stay}
      />
      <LeaveQuestion
        kind={kind}
        asks={asks === "delete" ? null : asks}
        onLeave={() => {
          capture.answer(true);
          if (asks === "close") onClosed();
        }}
        onStay={stay}
      />
    </>
  );
});

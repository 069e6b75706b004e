import { observer } from "mobx-react-lite";
import type { SlideBuilder } from "#core/app/index.ts";
import { builderWords } from "#core/domain/words/index.ts";
import { Button, ButtonLink, ConfirmDialog, Dialog, Row } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";

type LeavingProps = { asked: boolean; onLeave: () => void; onStay: () => void };

/** Asks before an upload is lost (BUILD-07, BUILD-08); changes are asked about by a modal of their own. */
export const LeavePrompts = ({ asked, onLeave, onStay }: LeavingProps) => (
  <ConfirmDialog
    open={asked}
    title={said(builderWords.holdOn)}
    confirm={said(builderWords.yesExit)}
    cancel={said(builderWords.cancel)}
    onConfirm={onLeave}
    onCancel={onStay}
  >
    {said(builderWords.uploadLost)}
  </ConfirmDialog>
);

type FreshnessProps = {
  builder: SlideBuilder;
  open: boolean;
  /** Where a message held for approval is reviewed instead of reloaded (BUILD-11). */
  reviewAt: string | null;
  onClose: () => void;
};

/** The slide was deleted (BUILD-09) or changed (BUILD-10, BUILD-13) while it was edited here. */
export const FreshnessPrompts = observer(({ builder, open, reviewAt, onClose }: FreshnessProps) => {
  const w = useWords();
  const { state } = builder.watch;
  return (
    <>
      <Dialog
        open={open && state === "deleted"}
        title={w("builder.gone")}
        role="alertdialog"
        dismissable={false}
        onClose={onClose}
      >
        <p>{said(builderWords.deleted)}</p>
        <Row style={{ marginBlockStart: "var(--s5)" }}>
          <Button kind="primary" onClick={onClose}>
            {w("builder.close")}
          </Button>
        </Row>
      </Dialog>
      <Dialog
        open={open && state === "newer"}
        title={w("builder.newer")}
        role="alertdialog"
        dismissable={false}
        onClose={onClose}
      >
        <p>{said(builderWords.newer)}</p>
        <Row gap={3} style={{ marginBlockStart: "var(--s5)" }}>
          {reviewAt === null ? (
            <Button kind="primary" onClick={() => void builder.reload()}>
              {w("builder.reload")}
            </Button>
          ) : (
            <ButtonLink kind="primary" to={reviewAt}>
              {w("builder.review")}
            </ButtonLink>
          )}
          <Button onClick={onClose}>{w("builder.close")}</Button>
        </Row>
      </Dialog>
    </>
  );
});

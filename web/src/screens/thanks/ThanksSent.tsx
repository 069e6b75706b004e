import { Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { Recipient } from "#core/app/index.ts";
import { Button, ConfirmDialog, toast } from "#web/components/index.ts";
import { dateOf } from "#web/dates/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import styles from "./Thanks.module.css";

/** What was said, and taking it back (RECIP-06). */
export const ThanksSent = observer(({ model }: { model: Recipient }) => {
  const w = useWords();
  const { session, ports } = useApp();
  const [isAsking, setAsking] = useState(false);
  const { story } = model;
  if (story === null) return null;
  const day = story.thanks_sent_on ? dateOf(story.thanks_sent_on, ports.clock.now()) : null;
  const remove = async () => {
    const gone = await model.removeThanks();
    setAsking(false);
    toast(gone ? { words: w("thanks.removed") } : { words: said(model.error) ?? "", tone: "bad" });
  };
  return (
    <div className={styles.form}>
      <h1>{w("thanks.sent")}</h1>
      <div className={styles.letter}>
        <p className={styles.dear}>
          {w(model.others > 0 ? "thanks.dearAll" : "thanks.dear", { name: model.sender })}
        </p>
        <p className={styles.said} dir="auto">
          {story.thanks_message}
        </p>
      </div>
      <div className={styles.foot}>
        {day ? (
          <p className={styles.note}>{w("thanks.sentOn", { name: model.sender, day })}</p>
        ) : null}
        {session.isSignedIn && !model.isPreview && !model.isOwners ? (
          <Button kind="bare" icon={Trash2} onClick={() => setAsking(true)}>
            {w("thanks.remove")}
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={w("thanks.removeTitle")}
        confirm={w("thanks.removeYes")}
        cancel={w("thanks.removeNo")}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {w("thanks.removeSure", { name: model.sender })}
      </ConfirmDialog>
    </div>
  );
});

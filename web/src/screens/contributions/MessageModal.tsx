import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { Contribution, Moderation } from "#core/app/index.ts";
import { Dialog } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../app/context.ts";
import { useModal } from "../../app/modal.ts";
import { FaceCard } from "../frame/FaceCard.tsx";
import styles from "./Message.module.css";
import { senderOf } from "./Message.tsx";

/** A message as large as a hand holds it. */
export const MessageModal = observer(({ moderation }: { moderation: Moderation }) => {
  const w = useWords();
  const { session } = useApp();
  const modal = useModal("slide");
  const [last, setLast] = useState<Contribution>();
  const asked = moderation.contributions.find((c) => c.id === modal.params.slide);
  if (asked && asked.id !== last?.id) setLast(asked);
  if (!last) return null;
  const who = senderOf(last, w, session.profile?.id);
  return (
    <Dialog
      open={modal.isOpen && asked !== undefined}
      onClose={modal.close}
      title={w("contributions.messageBy", { who })}
      closeWords={w("shell.close")}
    >
      <div className={styles.large}>
        <FaceCard slide={last.slide} story={moderation.editor.story} />
      </div>
    </Dialog>
  );
});

import { Check, Info, X } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import type { Contribution, Moderation } from "#core/app/index.ts";
import { Avatar, Badge, Button, Icon } from "#web/components/index.ts";
import { ago } from "#web/dates/index.ts";
import { useWords, type WordKey } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { useModal } from "../../hooks/modal.ts";
import { FaceButton } from "../frame/FaceButton.tsx";
import styles from "./Message.module.css";
import { useSeen } from "./seen.ts";
import { senderOf } from "./senderOf.ts";

type MessageProps = {
  moderation: Moderation;
  contribution: Contribution;
  onDecided: () => void;
};

/** One message as its recipient will see it, who it is by, why it waits, and the owner's answers side by side. */
export const Message = observer(({ moderation, contribution, onDecided }: MessageProps) => {
  const w = useWords();
  const { session, ports } = useApp();
  const place = useRef<HTMLLIElement>(null);
  const large = useModal("slide");
  const [busy, setBusy] = useState<"approve" | "reject" | null>(null);
  // it stays "new" for as long as this visit looks at it
  const [wasNew] = useState(!contribution.seen);
  useSeen(place, () => {
    if (!contribution.seen) void moderation.see(contribution.slide);
  });
  const { slide } = contribution;
  const who = senderOf(contribution, w, session.profile?.id);
  const photos = slide.media.length;
  const decide = async (answer: "approve" | "reject") => {
    setBusy(answer);
    await moderation[answer](contribution.id);
    setBusy(null);
    onDecided();
  };
  return (
    <li ref={place} className={styles.message}>
      <FaceButton
        slide={slide}
        story={moderation.editor.story}
        label={w("contributions.seeWhole", { who })}
        onOpen={() => large.show({ slide: contribution.id })}
      />
      <div className={styles.info}>
        <div className={styles.who}>
          <span className={styles.avatar}>
            <Avatar name={who} />
          </span>
          <h2>{who}</h2>
        </div>
        <p className={styles.facts}>
          {slide.type === "photos"
            ? w("contributions.photos", { n: photos })
            : w(`kind.${slide.type}` as WordKey)}
          <br />
          {ago(slide.updated_on, ports.clock.now())}
        </p>
        {wasNew ? (
          <p>
            <Badge>{w("contributions.new")}</Badge>
          </p>
        ) : null}
        {moderation.tab === "waiting" ? (
          <p className={styles.why}>
            <Icon of={Info} size={18} />
            {w(`contributions.${moderation.reasonOf(contribution)}`)}
          </p>
        ) : null}
        <div className={styles.acts}>
          {moderation.tab === "inTheCard" || slide.status === "pending" ? null : (
            <Button
              kind="good"
              size="small"
              icon={Check}
              aria-label={w("contributions.approveWho", { who })}
              busy={busy === "approve"}
              onClick={() => void decide("approve")}
            >
              {w(
                moderation.tab === "turnedDown" ? "contributions.putBack" : "contributions.approve",
              )}
            </Button>
          )}
          {moderation.tab === "turnedDown" ? null : (
            <Button
              size="small"
              icon={X}
              aria-label={w("contributions.rejectWho", { who })}
              busy={busy === "reject"}
              onClick={() => void decide("reject")}
            >
              {w("contributions.reject")}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
});

import type { SlideRecord } from "../slide/record.ts";
import { messageStateOf } from "../slide/status.ts";
import { isMessage } from "./card.ts";

/**
 * Messages of a card by how they stand, for its organiser. What waits for approval or for room is counted until it is
 * decided; `unseen` is only the mark of what is new, and looking at a message changes no other count (OPEN-170).
 */
export const countMessages = (
  slides: readonly SlideRecord[],
  isMine: (slide: SlideRecord) => boolean,
) => {
  const messages = slides.filter((s) => isMessage(s) && s.status !== "rejected");
  const sent = messages.filter((s) => s.sent_on !== null);
  const standing = (which: "moderated" | "waiting") =>
    sent.filter((s) => messageStateOf(s) === which).length;
  return {
    sent: sent.length,
    mine: messages.filter(isMine).length,
    unseen: sent.filter((s) => !s.seen && !isMine(s)).length,
    forApproval: standing("moderated"),
    forRoom: standing("waiting"),
  };
};

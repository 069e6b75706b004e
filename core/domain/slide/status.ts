import type { SlideRecord } from "./record.ts";
import type { Slide, SlideStatus } from "./slide.ts";

/**
 * Where a message stands (OPEN-96, OPEN-149): `stored` before sign-in, `waiting` for room in a full card,
 * `moderated` for the owner's approval, in the card (`approved`), or `rejected`.
 */
export type MessageState = "stored" | "waiting" | Exclude<SlideStatus, "pending">;

type Placed = Pick<SlideRecord, "status" | "sent_on">;

export const messageStateOf = ({ status, sent_on }: Placed): MessageState =>
  status === "pending" ? (sent_on === null ? "stored" : "waiting") : status;

/** The stored status of a standing. */
export const statusOf = (standing: MessageState): SlideStatus =>
  standing === "stored" || standing === "waiting" ? "pending" : standing;

/**
 * What may happen to a message. `send`: its author hands it over. `edit`: its author changes it. `approve` and
 * `reject` are the owner's. `admit`: there is room now.
 */
export type MessageEvent = "send" | "edit" | "approve" | "reject" | "admit";

export interface Circumstances {
  /** Content moderation is on, or the author has no usable role; never for the owner (OPEN-97). */
  readonly held: boolean;
  /** The card has reached the limit of its tier (PAY-02). */
  readonly full: boolean;
}

/** A message on its way into the card waits when there is no room (OPEN-149). */
const enter = (full: boolean): MessageState => (full ? "waiting" : "approved");

/**
 * Where a message stands afterwards (MODER-03..05, OPEN-96, OPEN-97, OPEN-149). What cannot happen to it
 * leaves it where it is: nobody approves what was not sent, and sending twice is sending once.
 *
 * An edit by its author takes a message that was approved or rejected back to the owner when content is
 * held; a rejected one always goes back, since somebody looked at it and said no.
 */
export const messageStateAfter = (
  standing: MessageState,
  happening: MessageEvent,
  { held, full }: Circumstances,
): MessageState => {
  if (standing === "stored")
    return happening !== "send" ? "stored" : held ? "moderated" : enter(full);
  switch (happening) {
    case "send":
      return standing;
    case "edit":
      if (standing === "rejected") return "moderated";
      return held ? "moderated" : standing;
    case "approve":
      return standing === "approved" ? "approved" : enter(full);
    case "reject":
      return "rejected";
    case "admit":
      return standing === "waiting" ? enter(full) : standing;
  }
};

/**
 * Whether its author may replace the picture of a message. The picture is part of the message: where changing the
 * message would take it back to the owner, its picture is not replaced alone, behind what the owner approved (F-05).
 */
export const mayRedraw = (standing: MessageState, circumstances: Circumstances): boolean =>
  messageStateAfter(standing, "edit", circumstances) === standing;

/** Held for approval again after having been in the card: "Changed since you approved it". */
export const changedSinceApproved = (slide: Pick<Slide, "status" | "approved_on">): boolean =>
  slide.status === "moderated" && slide.approved_on != null;

/**
 * Whether a message that its author is changing has been taken back for approval: with moderation on it is no longer
 * among the approved slides of the card (BUILD-11).
 */
export const isHeldForApproval = (
  slideId: string,
  {
    content_moderation,
    slides,
  }: {
    readonly content_moderation?: boolean | undefined;
    readonly slides: readonly Pick<Slide, "id" | "status">[];
  },
): boolean =>
  content_moderation === true && slides.find(({ id }) => id === slideId)?.status !== "approved";

/** Waits for the organiser's approval, seen or not (OPEN-170). */
export const awaitsApproval = (slide: Pick<SlideRecord, "status">): boolean =>
  slide.status === "moderated";

/** Whether an approval still has something to do, with or without room. */
export const awaitsOwner = (slide: Placed): boolean => {
  const standing = messageStateOf(slide);
  return standing === "moderated" || standing === "waiting";
};

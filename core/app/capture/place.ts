import type { Media } from "#core/domain/media/index.ts";
import type { KeptRecordings } from "./kept.ts";

/** How a capture ended: with its medium for the message (CAPT-23), or back where it was opened from. */
export type CaptureEnd =
  | { readonly how: "taken"; readonly media: Media }
  /** `failed`: with no message, as the specification has it (CAPT-24); what was captured is offered back there. */
  | { readonly how: "left" | "closed" | "failed" };

/** For which card, where recordings are kept, who hears of the end. */
export interface CapturePlace {
  readonly storyId: string;
  readonly recordings: KeptRecordings;
  readonly ended: (end: CaptureEnd) => void;
}

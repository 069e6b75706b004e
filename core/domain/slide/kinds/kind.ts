import type { FieldError, Message } from "#core/kernel/index.ts";
import type { MediaType } from "../../media/index.ts";
import type { SlideContent } from "../content.ts";

/** How a slide comes in (SLIDE-19, OPEN-86). */
export type Transition = "horizontal" | "vertical" | "fade";

/** A slide's field that a form writes into. */
export type WrittenField = "title" | "subtitle" | "description" | "date";

/** Names of fields as the forms of the specification have them. */
export type FormField =
  | "title"
  | "subtitle"
  | "message"
  | "from"
  | "headline"
  | "story"
  | "year"
  | "names"
  | "date";

/** The maker of a slide: the owner of the card, or a contributor, who came by the group link. */
export type Maker = "owner" | "contributor";

/** What of a slide decides how long it is shown, of whatever kind; durations in seconds. */
export interface TimedContent {
  readonly variant: string;
  readonly title: string | null;
  readonly subtitle: string | null;
  readonly description: string | null;
  readonly giphy_duration: number | null;
  readonly media: readonly { readonly type: MediaType; readonly duration: number | null }[];
}

/** A slide as somebody writes it, of whatever kind; of its media only the types matter here. */
export interface DraftContent extends Readonly<Partial<SlideContent>> {
  readonly variant: string;
  readonly media: readonly { readonly type: MediaType }[];
}

/** What judging needs to know beside the draft. */
export interface Judging {
  /** The current year: a news slide cannot be of a later one (OPEN-88). */
  readonly year: number;
  /** Limits of an exported cover's own fields, by key (OPEN-82). */
  readonly exportedLimits?: Readonly<Record<string, number>>;
}

/** What is wrong, `false` for what is not. */
export type Faults = readonly (FieldError | false)[];

/** What frames a clip: how long its slide is in hand before the clip begins, and after it has ended. Seconds. */
export interface Beats {
  readonly lead: number;
  readonly tail: number;
}

/** What a player knows of a type of slide. */
export interface SlidePlay {
  /** The same for every variant (SLIDE-19, OPEN-86). */
  readonly transition: Transition;
  /** How long it is shown, in seconds (SLIDE-40..44, OPEN-90, OPEN-91). */
  seconds(slide: TimedContent): number;
  /** The beats around its clip, by variant (decision 0055); a slide without a clip has none. */
  beats?(variant: string): Beats;
  /** How long what it shows first takes to come in, at most; in milliseconds (OPEN-173). */
  entrance(slide: { readonly description: string | null }): number;
}

/** A text field of a slide with a length. */
type LimitedField = "title" | "subtitle" | "description";

/** All rules of one type of slide. */
export interface SlideKind {
  readonly play: SlidePlay;
  /** The first is what a new slide starts with (SLIDE-06..17). */
  readonly variants: readonly [string, ...string[]];
  /** Which slide field carries which form field (OPEN-89). */
  readonly fields: Readonly<Partial<Record<FormField, WrittenField>>>;
  /** How long its texts may be, by slide field, in UTF-16 units (SLIDE-20..37, OPEN-82, OPEN-89). */
  readonly limits: Readonly<Partial<Record<LimitedField, number>>>;
  /** What a text that is too long is refused with, where the specification has words of its own for it. */
  tooLong?(field: string): Message | null;
  /** Fields that stay as they are whatever is sent (SLIDE-27). */
  readonly disabled: readonly (keyof SlideContent)[];
  /** Fields that a new slide has a value in, which nobody chose (OPEN-92). */
  readonly preset: readonly (keyof SlideContent)[];
  /** What a new slide has in those. */
  presets?(judging: Judging): Partial<SlideContent>;
  /** Types of media it shows. */
  readonly media: readonly MediaType[];
  /** How many of them at most. */
  readonly mostMedia: number;
  /** Who may create one (SLIDE-05, OPEN-84). */
  readonly makers: readonly Maker[];
  /** A card has exactly one, which cannot be deleted (SLIDE-39, OPEN-84). */
  readonly isOncePerCard: boolean;
  /** What a new one begins with: choosing its media, or its words (OPEN-92). */
  readonly begins: "media" | "words";
  /** What is wrong with it beside its variant and the lengths of its texts (SLIDE-20..38, OPEN-82). */
  faults(draft: DraftContent, judging: Judging): Faults;
  /** One that may be kept as it is, for previews and tests. */
  readonly sample: DraftContent;
}

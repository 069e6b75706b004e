import type { FieldError } from "#core/kernel/index.ts";
import type { MediaType } from "../../media/index.ts";
import type { SlideContent } from "../record.ts";
import type { SlideType } from "../slide.ts";

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

/** A text field that runs out of room after `limit` UTF-16 units, with the words it is refused with. */
export interface TextLimit {
  readonly limit: number;
  readonly words: string;
}

/** Who makes a slide: the owner of the card, or whoever came by the group's link. */
export type Maker = "owner" | "contributor";

/** What of a slide decides how long it is shown; durations in seconds. */
export interface Timed {
  readonly type: SlideType;
  readonly variant: string;
  readonly title: string | null;
  readonly subtitle: string | null;
  readonly description: string | null;
  readonly giphy_duration: number | null;
  readonly media: readonly { readonly type: MediaType; readonly duration: number | null }[];
}

/** A slide as somebody writes it; of its media only the kinds matter here. */
export interface SlideDraft extends Readonly<Partial<SlideContent>> {
  readonly type: SlideType;
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

/** All rules of one type of slide. Adding a kind: docs/contributing.md. */
export interface SlideKind {
  /** The first is what a new slide starts with (SLIDE-06..17). */
  readonly variants: readonly [string, ...string[]];
  /** The same for every variant (SLIDE-19, OPEN-86). */
  readonly transition: Transition;
  /** Which slide field carries which form field (OPEN-89). */
  readonly fields: Readonly<Partial<Record<FormField, WrittenField>>>;
  /** How long its texts may be, by slide field (SLIDE-20..37, OPEN-82, OPEN-89). */
  readonly limits: Readonly<Partial<Record<"title" | "subtitle" | "description", TextLimit>>>;
  /** Fields that stay as they are whatever is sent (SLIDE-27). */
  readonly disabled: readonly (keyof SlideContent)[];
  /** Fields that a new slide has a value in, which nobody chose (OPEN-92). */
  readonly preset: readonly (keyof SlideContent)[];
  /** Types of media it shows. */
  readonly media: readonly MediaType[];
  /** Who may create one (SLIDE-05, OPEN-84). */
  readonly makers: readonly Maker[];
  /** A card has exactly one, which cannot be deleted (SLIDE-39, OPEN-84). */
  readonly isOncePerCard: boolean;
  /** What a new one begins with: choosing its media, or its words (OPEN-92). */
  readonly begins: "media" | "words";
  /** What is wrong with it beside its variant and the lengths of its texts (SLIDE-20..38, OPEN-82). */
  faults(draft: SlideDraft, judging: Judging): Faults;
  /** How long it is shown, in seconds (SLIDE-40..44, OPEN-90, OPEN-91). */
  seconds(slide: Timed): number;
  /** How long what it shows first takes to come in, at most; in milliseconds (OPEN-173). */
  entrance(slide: { readonly description: string | null }): number;
  /** One that may be kept as it is, for previews and tests. */
  readonly sample: SlideDraft;
}

import type { Media } from "#core/domain/media/index.ts";
import {
  defaultVariant,
  emptyContent,
  isEmptySlide,
  type Slide,
  type SlideContent,
  type SlideType,
  slideKinds,
  validateSlide,
} from "#core/domain/slide/index.ts";
import type { FieldError, Instant } from "#core/kernel/index.ts";

/** A message as somebody writes it: what survives a reload (design rule 7). */
export interface Draft {
  readonly type: SlideType;
  readonly variant: string;
  readonly content: SlideContent;
  /** Media that are in the card already, in order; uploads under way are beside the draft. */
  readonly media: readonly Media[];
  /** The slide that is edited, with the version it started from. */
  readonly slideId: string | null;
  readonly version: number | null;
  /** The contribution stored before sign-in, when there is one. */
  readonly contributionId: string | null;
}

/** A message of which nothing is written yet; the year of a newspaper is the current one (SLIDE-30). */
export const newDraft = (type: SlideType, now: Instant): Draft => ({
  type,
  variant: defaultVariant(type),
  content: { ...emptyContent, ...slideKinds[type].presets?.({ year: yearAt(now) }) },
  media: [],
  slideId: null,
  version: null,
  contributionId: null,
});

export const draftOf = (slide: Slide): Draft => ({
  type: slide.type,
  variant: slide.variant,
  content: Object.fromEntries(
    Object.keys(emptyContent).map((key) => [key, slide[key as keyof SlideContent]]),
  ) as unknown as SlideContent,
  media: [...slide.media].sort((a, b) => a.position - b.position),
  slideId: slide.id,
  version: slide.version,
  contributionId: null,
});

export const isEmptyDraft = (draft: Draft): boolean =>
  isEmptySlide({ ...draft.content, type: draft.type, media: draft.media });

/** The body that creating and changing a slide take. */
export const bodyOf = (draft: Draft) => ({
  type: draft.type,
  variant: draft.variant,
  ...Object.fromEntries(
    Object.entries(draft.content).filter(([, value]) => value !== null || draft.slideId !== null),
  ),
  media: draft.media.map((m, at) => ({ id: m.id, position: at + 1 })),
});

/** A draft to be compared; of its media which they are, since what is told of them changes by itself. */
const said = (draft: Draft | null): string =>
  JSON.stringify(draft && { ...draft, media: draft.media.map(({ id }) => id) });

/** Whether leaving loses something: it is not what it began as, and not a new message with nothing in it. */
export const isChanged = (draft: Draft | null, started: Draft | null): boolean =>
  draft !== null &&
  said(draft) !== said(started) &&
  !(draft.slideId === null && isEmptyDraft(draft));

export const withoutMedia = (draft: Draft, id: string): Draft => ({
  ...draft,
  media: draft.media.filter((m) => m.id !== id),
});

/** @param to its place among the others, counted from 0 */
export const withMediaAt = (draft: Draft, id: string, to: number): Draft => {
  const moved = draft.media.find((m) => m.id === id);
  const media = draft.media.filter((m) => m.id !== id);
  if (moved) media.splice(Math.max(0, Math.min(to, media.length)), 0, moved);
  return { ...draft, media };
};

/** The year in which people are, by the world's clock. */
export const yearAt = (now: Instant): number => new Date(now).getUTCFullYear();

/** What is wrong with it, in the words of the specification; the authority asks the same rule. */
export const faultsOf = (draft: Draft, now: Instant): readonly FieldError[] => {
  const { content, type, variant, media } = draft;
  return validateSlide({ ...content, type, variant, media }, { year: yearAt(now) });
};

/** Puts a medium at the end of the message, or takes it out again. */
export const toggled = (draft: Draft, media: Media): Draft =>
  draft.media.some((m) => m.id === media.id)
    ? withoutMedia(draft, media.id)
    : { ...draft, media: [...draft.media, media] };

import type { Media } from "#core/domain/media/index.ts";
import {
  defaultVariant,
  emptyContent,
  isEmptySlide,
  type Slide,
  type SlideContent,
  type SlideType,
} from "#core/domain/slide/index.ts";

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

export const newDraft = (type: SlideType): Draft => ({
  type,
  variant: defaultVariant(type),
  content: emptyContent,
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

import type { WordKey } from "#web/words/index.ts";
import type { DrawnWord } from "./kinds/drawing.ts";
import type { ShownMedium, ShownSlide } from "./shown.ts";

/** A slide as it crosses to whatever draws it: plain data, with the words that stand on slides in the reader’s language. */
export interface SlideSubject {
  readonly slide: ShownSlide;
  readonly words: Readonly<Record<DrawnWord, string>>;
}

const drawn: readonly DrawnWord[] = [
  "slides.photo",
  "slides.photoLost",
  "slides.noPhoto",
  "slides.creditsTitle",
  "slides.audio",
  "slides.video",
  "slides.giphy",
  "slides.location",
  "slides.music",
  "slides.news",
  "slides.date",
  "slides.note",
];

const whole = (address: string | null): string | null =>
  address === null ? null : new URL(address, document.baseURI).href;

/** Addresses are whole where there is no page. */
const plainMedium = ({ id, type, url, thumbnail_url }: ShownMedium): ShownMedium => ({
  id,
  type,
  url: whole(url),
  thumbnail_url: whole(thumbnail_url),
});

/** What is drawn of a slide, and nothing else of it. */
export const subjectOf = (slide: ShownSlide, say: (key: WordKey) => string): SlideSubject => ({
  slide: {
    id: slide.id,
    type: slide.type,
    variant: slide.variant,
    title: slide.title,
    subtitle: slide.subtitle,
    description: slide.description,
    date: slide.date,
    theme: slide.theme,
    thumbnail_url: null,
    location_name: slide.location_name,
    creator: slide.creator,
    media: slide.media.map(plainMedium),
  },
  words: Object.fromEntries(drawn.map((key) => [key, say(key)])) as SlideSubject["words"],
});

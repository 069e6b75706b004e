import type { SlideType } from "#core/domain/slide/index.ts";
import type { WordKey } from "#web/words/index.ts";
import { creditsWords } from "./credits/words.ts";
import { dateWords } from "./date/words.ts";
import type { SlideDrawing } from "./drawing.ts";
import { locationWords } from "./location/words.ts";
import type { KindPanel } from "./panel.ts";
import { type KindWords, plainWords } from "./plain/words.ts";

/** What the page knows of a kind of slide. */
export interface PageKind {
  /** Its one drawing, fetched when the first slide of it is shown; null for a title, which the stage draws as a cover. */
  readonly drawing: (() => Promise<SlideDrawing>) | null;
  /** What it says to readers: the same words that its drawing tells the places of. */
  readonly says: KindWords;
  /** What one is called that nobody signed. */
  readonly unsigned: WordKey;
  /** What the builder shows of it, fetched with the builder; null for one that is not offered. */
  readonly panel: (() => Promise<KindPanel>) | null;
}

/** Every kind of slide on the page. Its drawing and its panel are fetched: a page that plays loads no panel, and a worker neither. */
export const pageKinds: Readonly<Record<SlideType, PageKind>> = {
  text: {
    drawing: async () => (await import("./text/draw.ts")).text,
    says: plainWords,
    unsigned: "slides.note",
    panel: async () => (await import("./text/panel.tsx")).textPanel,
  },
  photos: {
    drawing: async () => (await import("./photos/draw.ts")).photos,
    says: plainWords,
    unsigned: "slides.note",
    panel: async () => (await import("./photos/panel.tsx")).photosPanel,
  },
  video: {
    drawing: async () => (await import("./video/draw.ts")).video,
    says: plainWords,
    unsigned: "slides.video",
    panel: async () => (await import("./video/panel.tsx")).videoPanel,
  },
  audio: {
    drawing: async () => (await import("./audio/draw.ts")).audio,
    says: plainWords,
    unsigned: "slides.audio",
    panel: async () => (await import("./audio/panel.tsx")).audioPanel,
  },
  giphy: {
    drawing: async () => (await import("./giphy/draw.ts")).giphy,
    says: plainWords,
    unsigned: "slides.giphy",
    panel: async () => (await import("./giphy/panel.tsx")).giphyPanel,
  },
  music: {
    drawing: async () => (await import("./music/draw.ts")).music,
    says: plainWords,
    unsigned: "slides.music",
    panel: async () => (await import("./music/panel.tsx")).musicPanel,
  },
  location: {
    drawing: async () => (await import("./location/draw.ts")).location(),
    says: locationWords,
    unsigned: "slides.location",
    panel: async () => (await import("./location/panel.tsx")).locationPanel,
  },
  date: {
    drawing: async () => (await import("./date/draw.ts")).date,
    says: dateWords,
    unsigned: "slides.date",
    panel: async () => (await import("./date/panel.tsx")).datePanel,
  },
  news: {
    drawing: async () => (await import("./news/draw.ts")).news,
    says: plainWords,
    unsigned: "slides.news",
    panel: async () => (await import("./news/panel.tsx")).newsPanel,
  },
  // a card has one of each from its beginning (OPEN-84)
  title: { drawing: null, says: plainWords, unsigned: "slides.note", panel: null },
  credits: {
    drawing: async () => (await import("./credits/draw.ts")).credits,
    says: creditsWords,
    unsigned: "slides.creditsTitle",
    panel: null,
  },
  // made by an earlier version
  legacy: {
    drawing: async () => (await import("./legacy/draw.ts")).legacy,
    says: plainWords,
    unsigned: "slides.note",
    panel: null,
  },
};

import type { SlideType } from "#core/domain/slide/index.ts";
import type { SlideDrawing } from "./drawing.ts";

/** Slides that are drawn here: a title is a cover, drawn by the stage. */
export type DrawnType = Exclude<SlideType, "title">;

/** The one drawing of each kind of slide, fetched when the first slide of it is shown. */
export const drawings: Readonly<Record<DrawnType, () => Promise<SlideDrawing>>> = {
  audio: async () => (await import("./audio/draw.ts")).audio,
  credits: async () => (await import("./credits/draw.ts")).credits,
  date: async () => (await import("./date/draw.ts")).date,
  giphy: async () => (await import("./giphy/draw.ts")).giphy,
  legacy: async () => (await import("./legacy/draw.ts")).legacy,
  location: async () => (await import("./location/draw.ts")).location(),
  music: async () => (await import("./music/draw.ts")).music,
  news: async () => (await import("./news/draw.ts")).news,
  photos: async () => (await import("./photos/draw.ts")).photos,
  text: async () => (await import("./text/draw.ts")).text,
  video: async () => (await import("./video/draw.ts")).video,
};

/** Whether a slide is drawn here. */
export const isDrawn = (type: SlideType): type is DrawnType => type !== "title";

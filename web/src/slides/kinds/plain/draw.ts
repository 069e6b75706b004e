import { blend } from "#adapters/webgl/basis/index.ts";
import { type SlideType, topStory, yearOf } from "#core/domain/slide/index.ts";
import { makerOf, type ShownSlide } from "../../shown.ts";
import type { Assets, DrawnWord, Face, Line, Sheet, SlideDrawing } from "../drawing.ts";
import { inkLine, type Lettering, sans, serif, setWords } from "../lettering/index.ts";
import { paper } from "../paper/index.ts";
import { drawSign, type Sign } from "../signs.ts";

interface Look {
  readonly sign: Sign;
  readonly tint: string;
  /** Of its sign, and of its words. */
  readonly mark: string;
  readonly ink: string;
  readonly word: DrawnWord;
}
const dark = "#2b2140";
const looks: Readonly<Partial<Record<SlideType, Look>>> = {
  audio: { sign: "audioLines", tint: "#d3e6dc", mark: "#1f6650", ink: dark, word: "slides.audio" },
  video: { sign: "film", tint: "#2b2430", mark: "#fff6ea", ink: "#fff6ea", word: "slides.video" },
  giphy: { sign: "partyPopper", tint: "#f6ead6", mark: "#d2333f", ink: dark, word: "slides.giphy" },
  location: {
    sign: "mapPin",
    tint: "#e8d6ad",
    mark: "#a9442f",
    ink: dark,
    word: "slides.location",
  },
  music: { sign: "music", tint: "#f3e2ef", mark: "#7a2f6b", ink: dark, word: "slides.music" },
  news: { sign: "newspaper", tint: "#f1ece2", mark: dark, ink: dark, word: "slides.news" },
  date: { sign: "calendarHeart", tint: "#dbe4ee", mark: "#2d4f73", ink: dark, word: "slides.date" },
};
const note: Look = {
  sign: "stickyNote",
  tint: "#fffdf9",
  mark: dark,
  ink: dark,
  word: "slides.note",
};
const lookOf = (slide: ShownSlide): Look => looks[slide.type] ?? note;

const titleFace = serif("560");
const textFace = serif("480");
const headFace = serif("800");
const fromFace = sans("800");

/** How large the sign is: smaller on a newspaper, which has more to say. Units. */
const signIn = ({ type }: ShownSlide, { height }: Assets): number =>
  (type === "news" ? 18 : 30) * Math.min(1, height / 140);

interface Layout {
  readonly lines: readonly Line[];
  /** The middle of the sign, and of the rules about the newspaper’s head, in units. */
  readonly signAt: number;
  readonly head: readonly [number, number] | null;
}

const layoutOf = (slide: ShownSlide, assets: Assets): Layout =>
  assets.once("layout", () => {
    const isNews = slide.type === "news";
    // on a slide that is less high than 5:7 everything is smaller
    const low = Math.min(1, assets.height / 140);
    const set = (part: string, text: string, face: Face, more: Partial<Lettering>) =>
      setWords(
        text,
        {
          ...{ part, face, align: "center", x: 9, y: 0, width: 82, height: 40 },
          ...{ most: 8.6, least: 2.6, leading: 1.16, stand: "top" as const, isEven: true },
          ...more,
        },
        assets,
      );
    const title =
      slide.title?.trim() || slide.location_name?.trim() || assets.say(lookOf(slide).word);
    const parts = [
      set("title", title, titleFace, {
        most: (isNews ? 11 : 13) * low,
        height: 36 * low,
      }),
      set("message", isNews ? (slide.description?.trim() ?? "") : "", textFace, {
        most: 5.6 * low,
        leading: 1.36,
        height: 32 * low,
      }),
      set("from", slide.subtitle?.trim() || makerOf(slide), fromFace, {
        most: 5 * low,
        height: 10 * low,
      }),
    ].filter(({ lines }) => lines.length > 0);
    const head = isNews
      ? set("head", topStory(yearOf(slide.date) ?? undefined).toUpperCase(), headFace, {
          most: 7 * low,
          y: 10 * low,
          height: 10 * low,
        })
      : null;
    const above = head ? head.bottom + 3 * low : 0;
    const size = signIn(slide, assets);
    const gap = 4 * low;
    const high = parts.reduce((sum, part) => sum + (part.bottom - part.top) + gap, size);
    const lines: Line[] = [...(head?.lines ?? [])];
    const top = above + (assets.height - above - high) / 2;
    let y = top + size + gap;
    for (const part of parts) {
      for (const line of part.lines) lines.push({ ...line, y: line.y + y - part.top });
      y += part.bottom - part.top + gap;
    }
    return {
      lines,
      signAt: top + size / 2,
      head: head ? [head.top - 1.4, head.bottom + 1.2] : null,
    };
  });

/** The holes along a film’s edges. */
const perforate = ({ pen, unit, height }: Sheet): void => {
  pen.fillStyle = "#efe3cf";
  for (let y = 3; y * unit < height; y += 8.6)
    for (const x of [1.6, 95]) {
      pen.beginPath();
      pen.roundRect(x * unit, y * unit, 3.4 * unit, 3.4 * unit, 0.7 * unit);
      pen.fill();
    }
};

/** Slides that are told by a sign and their words, until each of them has a drawing of its own. */
export const plain: SlideDrawing = {
  faces: () => [titleFace, textFace, headFace, fromFace],
  pictures: () => [],
  rests: () => 0,
  lines: (slide, assets) => layoutOf(slide, assets).lines,
  draw: (sheet, slide, assets) => {
    const look = lookOf(slide);
    const { lines, signAt, head } = layoutOf(slide, assets);
    const whole = assets.kept(sheet, "whole", 100, assets.height, (part) => {
      const { pen, unit, width } = part;
      const isDark = slide.type === "video";
      paper(part, look.tint, blend(look.tint, "#5a2f1a", 0.7), 0.55, isDark ? 0.22 : 1);
      if (slide.type === "video") perforate(part);
      const size = signIn(slide, assets);
      drawSign(part, look.sign, { x: 50, y: signAt, size }, look.mark);
      pen.fillStyle = look.ink;
      for (const y of head ?? [])
        for (const down of [0, 0.8])
          pen.fillRect(9 * unit, (y + down) * unit, width - 18 * unit, Math.max(1, 0.25 * unit));
      for (const line of lines) inkLine(part, line);
    });
    sheet.pen.drawImage(whole, 0, 0);
  },
};

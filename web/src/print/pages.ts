import type { PrintSide, Squares } from "#adapters/pdf/index.ts";
import { signersOf } from "#core/app/index.ts";
import {
  type Box,
  isPlaying,
  type PrintPage,
  pixelsOf,
  placeAlone,
  placeGreeting,
  placeOnBack,
  placesShared,
  points,
} from "#core/domain/print/index.ts";
import type { Slide, SlideType } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { coverOf, drawSettled, encoded, pageStage } from "#web/slides/index.ts";
import { say, type WordKey } from "#web/words/index.ts";
import { setLines } from "./lettering.ts";

/** What pages are drawn from. */
export interface Drawing {
  readonly story: Story;
  /** The code of a message, or of the whole card. */
  codeOf(message?: string): Squares;
}

/** A letter’s edges stay sharp in it. */
const QUALITY = 0.94;

const bytesOf = async (picture: Blob): Promise<Uint8Array> =>
  new Uint8Array(await picture.arrayBuffer());

const drawCover = async (side: PrintSide, slide: Slide, box: Box, { story }: Drawing) => {
  const stage = await pageStage();
  const [width, height] = pixelsOf(box);
  const cover = coverOf(slide as Parameters<typeof coverOf>[0], story);
  const picture = await stage.picture(cover, width, height, "image/jpeg", QUALITY);
  await side.picture(await bytesOf(picture), "image/jpeg", box);
};

/** A slide in its box, with its words to be found and read where they are seen. */
const drawSlide = async (side: PrintSide, slide: Slide, box: Box): Promise<void> => {
  const [width, height] = pixelsOf(box);
  const { canvas, textLayer } = await drawSettled(slide, width, height);
  const picture = await encoded(canvas, "image/jpeg", QUALITY);
  if (picture === null) throw new Error("This browser made no picture of a slide");
  // a phone keeps few canvases of this size
  canvas.width = 0;
  await side.picture(await bytesOf(picture), "image/jpeg", box);
  const unit = box.width / 100;
  for (const { text, x, y, width: wide, size, turn = 0 } of textLayer.lines)
    side.hide({
      text,
      x: box.left + x * unit,
      y: box.bottom + box.height - y * unit,
      size: size * unit,
      width: wide * unit,
      turn: -turn,
    });
};

/** What scanning a code of a message does. */
const scans: Partial<Record<SlideType, WordKey>> = {
  audio: "print.hear",
  video: "print.watch",
  music: "print.listen",
  giphy: "print.move",
};

const drawMessages = async (
  side: PrintSide,
  slides: readonly Slide[],
  page: Box,
  { codeOf }: Drawing,
): Promise<void> => {
  const [first] = slides;
  const places =
    slides.length === 1 && first
      ? [placeAlone(page, isPlaying(first))]
      : placesShared(page, slides.length);
  for (const [at, { picture, scan }] of places.entries()) {
    const slide = slides[at];
    if (!slide) continue;
    await drawSlide(side, slide, picture);
    if (!scan) continue;
    side.code(codeOf(slide.id), scan.code);
    await setLines(side, [{ text: say(scans[slide.type] ?? "print.watch"), size: 14 }], {
      ...scan.words,
      align: "start",
    });
  }
};

const drawBack = async (side: PrintSide, page: Box, { story, codeOf }: Drawing): Promise<void> => {
  const { code, words } = placeOnBack(page);
  side.code(codeOf(), code);
  const sender = story.owner.first_name || say("editor.someone");
  const n = signersOf(story, sender).length - 1;
  await setLines(
    side,
    [
      { text: say("recipient.from", { name: sender, n }), size: 14 },
      { text: say("reader.onPaper"), size: 10 },
    ],
    { ...words, align: "middle" },
  );
  const foot = { left: words.left, bottom: page.bottom + points(10), width: words.width };
  const lines = [{ text: "Fanfold", size: 11 }];
  await setLines(side, lines, { ...foot, height: points(6), align: "middle" });
};

/** To whom, what, and from whom, as it stands on the card before it is opened (STORY-18). */
const drawGreeting = async (side: PrintSide, page: Box, { story }: Drawing): Promise<void> => {
  const parts = [
    { text: story.greeting_to, size: 28 },
    { text: story.greeting_message, size: 18 },
    { text: story.greeting_from, size: 18 },
  ];
  const lines = parts.flatMap(({ text, size }) =>
    // a blank line between two parts
    text?.trim()
      ? [
          { text: text.trim(), size },
          { text: "", size: 14 },
        ]
      : [],
  );
  await setLines(side, lines.slice(0, -1), { ...placeGreeting(page), align: "middle" });
};

/** Draws a page of a card into its room on a side; the cover reaches into the bleed. */
export const drawPage = async (
  side: PrintSide,
  page: PrintPage<Slide>,
  room: Box,
  bleed: Box,
  drawing: Drawing,
): Promise<void> => {
  if (page.kind === "cover") await drawCover(side, page.slide, bleed, drawing);
  if (page.kind === "greeting") await drawGreeting(side, room, drawing);
  if (page.kind === "messages") await drawMessages(side, page.slides, room, drawing);
  if (page.kind === "back") await drawBack(side, room, drawing);
};

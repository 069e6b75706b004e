import { creditNames } from "#core/domain/slide/index.ts";
import { say } from "#web/words/index.ts";
import { makerOf, type ShownSlide } from "../shown.ts";
import { display, ground, letter, plain, type Sheet } from "./pen.ts";

/** The names, in as many columns as they need. */
export const drawCredits = (sheet: Sheet, slide: ShownSlide): void => {
  ground(sheet, "#f8eddb");
  const head = slide.title?.trim() || say("slides.creditsTitle");
  letter(
    sheet,
    head,
    { cut: "italic 560", family: display, size: 9, line: 1.1, ink: "#b3283a", align: "center" },
    { x: 9, y: 13, width: 82 },
  );
  const names = creditNames(slide.description);
  const columns = names.length > 10 ? 2 : 1;
  const rows = Math.ceil(names.length / columns);
  const size = Math.max(1.6, Math.min(6.6, 50 / Math.max(1, rows)));
  const step = size * 1.6;
  const wide = 82 / columns;
  names.forEach((name, i) => {
    letter(
      sheet,
      name,
      { cut: "560", family: display, size, line: 1.6, ink: "#2b2140", align: "center" },
      {
        x: 9 + (i % columns) * wide,
        y: 76 - (rows * step) / 2 + Math.floor(i / columns) * step,
        width: wide,
      },
    );
  });
};

const tints: Readonly<Partial<Record<ShownSlide["type"], string>>> = {
  audio: "#d3e6dc",
  giphy: "#f6ead6",
  location: "#e8d6ad",
  music: "#f3e2ef",
  news: "#f1ece2",
  date: "#dbe4ee",
};

/** A slide that is told by its words alone. */
export const drawPlain = (sheet: Sheet, slide: ShownSlide): void => {
  ground(sheet, tints[slide.type] ?? "#fffdf9");
  const title = slide.title?.trim() || slide.location_name?.trim() || say("slides.note");
  const end = letter(
    sheet,
    title,
    { cut: "560", family: display, size: 8.6, line: 1.16, ink: "#2b2140", align: "center" },
    { x: 10, y: 30, width: 80, height: 70 },
  );
  letter(
    sheet,
    slide.subtitle?.trim() || makerOf(slide),
    { cut: "800", family: plain, size: 5, line: 1.2, ink: "#2b2140", align: "center" },
    { x: 10, y: end + 4, width: 80 },
  );
};

import { describe, expect, it } from "vitest";
import { cardTheme, defaultPalette, messageBackground, ownColourset } from "./index.ts";

const red = ownColourset(["#FF0000"]);
const blue = ownColourset(["#0000FF"]);
const cover = { name: "boat-1", colourset: { colours: ["00f"] }, cover_colour_count: 2 };

describe("the colours of a card", () => {
  it("[THEME-05][OPEN-125] are its own before its cover's", () => {
    const kept = { colourset: red, cover_colour_count: 4, message_bg_colour_visibility: false };
    expect(cardTheme(kept, cover)).toEqual({
      colourset: red,
      cover_colour_count: 4,
      message_bg_colour_visibility: false,
      playback: red,
      specification_colourset: blue,
    });
  });

  it("[THEME-05][OPEN-125] are its cover's where nobody chose any", () => {
    expect(cardTheme(null, cover)).toEqual({
      colourset: blue,
      cover_colour_count: 2,
      message_bg_colour_visibility: true,
      playback: blue,
      specification_colourset: blue,
    });
  });

  it.each([
    null,
    { name: "boat-1" },
    { colourset: null },
    { colourset: "red" },
    { colourset: {} },
    { colourset: { colours: "red" } },
    { colourset: { colours: ["volcano", 7] } },
  ])("[OPEN-122][OPEN-125] are the default palette where a cover (%j) has none either", (none) => {
    expect(cardTheme(null, none)).toEqual({
      colourset: ownColourset(defaultPalette),
      cover_colour_count: 6,
      message_bg_colour_visibility: true,
      playback: null,
      specification_colourset: null,
    });
  });
});

it("[OPEN-123][OPEN-125] messages take turns in the colours that are used, or have none", () => {
  const of = (message_bg_colour_visibility: boolean) =>
    [0, 1, 2, 7].map((nth) =>
      messageBackground(
        {
          colourset: ownColourset(defaultPalette),
          cover_colour_count: 2,
          message_bg_colour_visibility,
        },
        nth,
      ),
    );
  const [first, second] = defaultPalette;
  expect(of(true)).toEqual([first, second, first, second]);
  expect(of(false)).toEqual([null, null, null, null]);
});

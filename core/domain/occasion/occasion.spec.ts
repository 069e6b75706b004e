import { expect, test } from "vitest";
import { spoken } from "#specs/fixtures/english.ts";
import { Occasion } from "../story/index.ts";
import { occasionFromSlug, occasionOf, occasionSlug, occasions } from "./occasion.ts";

/** Appendix B: value, label, title for Grace, title for nobody in particular, colour, search term of GIFs. */
const table = [
  ["custom", "Custom", "For Grace", "For you", "#577590", "celebrate"],
  ["birthday", "Birthday", "Happy Birthday Grace", "Happy Birthday", "#F94144", "happy birthday"],
  ["welcome", "Welcome", "Welcome Grace", "Welcome", "#43AA8B", "welcome"],
  [
    "work anniversary",
    "Work Anniversary",
    "Happy Work Anniversary Grace",
    "Happy Work Anniversary",
    "#277DA1",
    "work anniversary",
  ],
  ["thanks", "Thank You", "Thank you Grace", "Thank you", "#F9C74F", "thank you"],
  [
    "congrats",
    "Congratulations",
    "Congratulations Grace",
    "Congratulations",
    "#F8961E",
    "congratulations",
  ],
  [
    "appreciation",
    "Appreciation",
    "We appreciate you Grace",
    "We appreciate you",
    "#90BE6D",
    "you are awesome",
  ],
  ["getwell", "Get Well", "Get well soon Grace", "Get well soon", "#4D908E", "get well soon"],
  ["leaving", "Leaving", "Farewell Grace", "Farewell", "#277DA1", "goodbye"],
  [
    "valentines",
    "Valentine's Day",
    "Be my Valentine Grace",
    "Be my Valentine",
    "#D90429",
    "valentines day",
  ],
  [
    "anniversary",
    "Anniversary",
    "Happy Anniversary Grace",
    "Happy Anniversary",
    "#B5179E",
    "happy anniversary",
  ],
  [
    "wedding",
    "Wedding",
    "Congratulations Grace on your wedding",
    "Congratulations on your wedding",
    "#CDB4DB",
    "wedding",
  ],
  [
    "mothers",
    "Mother's Day",
    "Happy Mother's Day Grace",
    "Happy Mother's Day",
    "#FF8FAB",
    "happy mothers day",
  ],
  [
    "fathers",
    "Father's Day",
    "Happy Father's Day Grace",
    "Happy Father's Day",
    "#1D3557",
    "happy fathers day",
  ],
  [
    "christmas",
    "Christmas",
    "Merry Christmas Grace",
    "Merry Christmas",
    "#2D6A4F",
    "merry christmas",
  ],
  ["trip", "Trip", "Grace's Trip", "Our Trip", "#00B4D8", "travel"],
  ["album", "Album", "Grace's Album", "Our Album", "#6D597A", "memories"],
] as const;

test.each(table)(
  "[F-59] [SHOP-02] [OPEN-143] %s has its label, titles, colour and GIFs",
  (value, label, named, unnamed, colour, gifTerm) => {
    const { title, ...facts } = occasionOf(value);
    expect(spoken(facts)).toEqual({ value, label, colour, gifTerm });
    expect(title("Grace")).toBe(named);
    expect(title("")).toBe(unnamed);
  },
);

test("[SHOP-01] there are no others, and each has an address of its own", () => {
  const printed = table.map(([value]) => value);
  expect(occasions.map(({ value }) => value)).toEqual(printed);
  expect(Occasion.options).toEqual(printed);
  for (const { value } of occasions) {
    expect(occasionSlug(value)).toMatch(/^[a-z-]+$/);
    expect(occasionFromSlug(occasionSlug(value))).toBe(value);
  }
  expect(occasionFromSlug("farewell")).toBe("leaving");
  expect(occasionFromSlug("no-such-thing")).toBeNull();
});

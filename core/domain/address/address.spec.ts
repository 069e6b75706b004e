import { expect, it } from "vitest";
import { isPostcode } from "./index.ts";

it("[OPEN-162] a postcode is a British one, in any case and with or without its blank", () => {
  const good = [
    "SW1A 1AA",
    "sw1a1aa",
    "M1 1AE",
    "B33 8TH",
    "CR2 6XH",
    "DN55 1PT",
    "GIR 0AA",
    " EC1A 1BB ",
  ];
  const bad = ["", "12345", "SW1A", "1AA SW1A", "SW1A 1AAA", "SW1A  1AA", "75001 Paris"];
  expect(good.filter((text) => !isPostcode(text))).toEqual([]);
  expect(bad.filter(isPostcode)).toEqual([]);
});

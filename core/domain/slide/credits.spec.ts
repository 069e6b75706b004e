import { expect, it } from "vitest";
import { creditName, creditNames, writeCredits } from "./index.ts";

it("[OPEN-87] names of the credits stand one a line, whichever way lines end", () => {
  expect(creditNames(" Ada \r\n\nBob\rCy")).toEqual(["Ada", "Bob", "Cy"]);
  expect(creditNames(null)).toEqual([]);
  expect(writeCredits(["Ada", " ", "Bob\n"])).toBe("Ada\nBob");
  expect([writeCredits([" "]), writeCredits([])]).toEqual([null, null]);
});

it("[OPEN-87] a newline typed in a name is removed", () => {
  expect(creditName("Ada\nLove\r\nlace")).toBe("AdaLovelace");
  expect(writeCredits([" A\nda "])).toBe("Ada");
});

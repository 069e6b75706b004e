import { expect, test } from "vitest";
import { ownCoverTitle, retitleCover } from "./retitleCover.ts";

const long = "w".repeat(50);

test("[OPEN-82] a name that a cover has no room for is left off, and comes back when it is shorter", () => {
  expect(ownCoverTitle("birthday", "Grace")).toBe("Happy Birthday Grace");
  expect(ownCoverTitle("birthday", long)).toBe("Happy Birthday");
  expect(retitleCover("Happy Birthday Grace", "birthday", "Grace", long)).toBe("Happy Birthday");
  expect(retitleCover("Happy Birthday", "birthday", long, "Zoë")).toBe("Happy Birthday Zoë");
});

test("[OPEN-82, SHOP-02] a cover leaves out a name that is too long for it", () => {
  const room = 60 - ownCoverTitle("birthday", "").length;
  const fits = ownCoverTitle("birthday", "A");
  const extra = fits.length - ownCoverTitle("birthday", "").length - 1;
  const longest = "x".repeat(room - extra);
  expect(ownCoverTitle("birthday", longest)).toContain(longest);
  expect(ownCoverTitle("birthday", `${longest}x`)).toBe(ownCoverTitle("birthday", ""));
  expect(retitleCover(fits, "birthday", "A", "Bo")).toBe(ownCoverTitle("birthday", "Bo"));
  expect(retitleCover("Dear A", "birthday", "A", "x".repeat(55))).toBe(`Dear ${"x".repeat(55)}`);
  expect(retitleCover("Dear A", "birthday", "A", "x".repeat(56))).toBe("Dear");
  expect(retitleCover("Hi !", "birthday", "", "Bo")).toBe("Hi !");
  expect(retitleCover("Hello", "birthday", "A", "Bo")).toBe("Hello");
});

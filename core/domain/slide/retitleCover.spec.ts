import { expect, test } from "vitest";
import { ownCoverTitle, retitleCover } from "./retitleCover.ts";

const long = "w".repeat(50);

test("[OPEN-82] a name that a cover has no room for is left off, and comes back when it is shorter", () => {
  expect(ownCoverTitle("birthday", "Grace")).toBe("Happy Birthday Grace");
  expect(ownCoverTitle("birthday", long)).toBe("Happy Birthday");
  expect(retitleCover("Happy Birthday Grace", "birthday", "Grace", long)).toBe("Happy Birthday");
  expect(retitleCover("Happy Birthday", "birthday", long, "Zoë")).toBe("Happy Birthday Zoë");
});

test("[SHOP-02, OPEN-82] a title of one’s own follows as far as there is room", () => {
  expect(retitleCover("Many, many returns, Al", "birthday", "Al", "Zoë")).toBe(
    "Many, many returns, Zoë",
  );
  expect(retitleCover("Many, many returns, Al", "birthday", "Al", long)).toBe(
    "Many, many returns,",
  );
});

import { expect, test } from "vitest";
import { segmentWords } from "./shown.ts";

const creator = { id: "priya", first_name: "Priya", last_name: "Example" };

test.each([
  ["credits", "player.slideCredits"],
  ["title", "player.slide"],
  ["text", "player.slideBy"],
] as const)("[F-48] a slide of kind %s is called %s, whoever made the card", (type, words) => {
  expect(segmentWords({ type, creator })).toBe(words);
});

test("[F-48] a message without its maker has its place only", () => {
  expect(segmentWords({ type: "text", creator: null })).toBe("player.slide");
});

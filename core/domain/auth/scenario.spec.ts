import { expect, it, test } from "vitest";
import { actingOf, keepLinkParams } from "./index.ts";

const text = (length: number) => "x".repeat(length);

it("[AUTH-25] keeps what is known of link parameters and is of its kind", () => {
  const kept = { storyId: "s1", bundleQuantity: 2, authScenario: "CreatorSave" };
  expect(keepLinkParams({ ...kept, slideType: 5, unknown: "x" })).toEqual(kept);
  expect(Object.keys(keepLinkParams({ storyId: undefined }))).toEqual([]);
});

test.each([null, undefined, "storyId", 5])("[AUTH-25] %j carries nothing", (params) => {
  expect(keepLinkParams(params)).toEqual({});
});

test.each(["storyId", "recipientThanks"])("[AUTH-25] %s is as long as 300 signs", (name) => {
  expect(keepLinkParams({ [name]: text(300) })).toEqual({ [name]: text(300) });
  expect(keepLinkParams({ [name]: text(301) })).toEqual({});
});

test.each([
  [{}, null],
  [{ joinToken: "t" }, "join"],
  [{ authScenario: "ThemesetAccept", joinToken: "t" }, null],
  [{ authScenario: "RecipientSave" }, "save"],
] as const)("[AUTH-23] a link with %j acts: %s", (params, acting) => {
  expect(actingOf(params)).toBe(acting);
});

import { expect, it } from "vitest";
import type { OperationId } from "#core/operations/index.ts";
import { overtakeAll, pairOf, withThemselves } from "./overtaken.ts";

it("[R5] [R9] every call that changes something, made in two tabs, does what it does one after the other, after whichever read one comes between", async () => {
  const { pairs, cases, wrong } = await overtakeAll(withThemselves);
  expect(wrong).toEqual([]);
  expect(pairs).toBeGreaterThan(500);
  expect(cases).toBeGreaterThan(700);
}, 60_000);

/** What once left something behind, or did not do what it said. */
const once: readonly (readonly [inner: OperationId, outer: OperationId])[] = [
  ["deleteStory", "createPostalOrder"],
  ["createPostalOrder", "deleteStory"],
  ["deleteStory", "createContribution"],
  ["captionMedia", "deleteMedia"],
  ["deleteMedia", "captionMedia"],
];

it("[R5] [R9] and so do two that are not the same", async () => {
  const pairs = once.map(([inner, outer]) => pairOf(inner, outer));
  const { cases, wrong } = await overtakeAll(pairs);
  expect(wrong).toEqual([]);
  expect(cases).toBeGreaterThan(once.length);
}, 60_000);

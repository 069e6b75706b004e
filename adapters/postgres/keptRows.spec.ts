import { expect, it } from "vitest";
import type { SlideRecord } from "#core/domain/slide/index.ts";
import { aSlide, aStory } from "#specs/contracts/records.ts";
import { KeptRows } from "./keptRows.ts";

const story = aStory();
const first = aSlide(story, { description: "One\ntwo" });
const second = aSlide(story);
/** As the database says them: the id first. */
const lines = (...rows: SlideRecord[]) =>
  rows.map(({ id, ...row }) => JSON.stringify({ id, ...row })).join("\n");

it("[P9] a row that says the same is the same object, with what it says", () => {
  const kept = new KeptRows();
  const before = kept.read("slides", lines(first, second));
  expect(before).toEqual([first, second]);
  const [again] = kept.read("slides", lines(first));
  expect(again).toBe(before[0]);
  expect(kept.read("slides", "")).toEqual([]);
});

it("[P9] a row that says anything else is read anew, and again when it says what it said before", () => {
  const kept = new KeptRows();
  kept.read("slides", lines(first, second));
  const changed = { ...first, seen: !first.seen };
  expect(kept.read("slides", lines(changed, second))).toEqual([changed, second]);
  expect(kept.read("slides", lines(first))).toEqual([first]);
});

it("[P9] nobody changes a row that others have", () => {
  const [row] = new KeptRows().read("slides", lines(first));
  expect(() => Object.assign(row as object, { seen: true })).toThrow("read only");
});

it("[P9] what nobody asked for while twice as much was read is forgotten", () => {
  const kept = new KeptRows(lines(first).length * 2);
  const [row] = kept.read("slides", lines(first));
  const others = () => lines(...Array.from({ length: 4 }, () => aSlide(story)));
  kept.read("slides", others());
  expect(kept.read("slides", lines(first))[0]).toBe(row);
  for (let reads = 0; reads < 3; reads++) kept.read("slides", others());
  const [anew] = kept.read("slides", lines(first));
  expect(anew).toEqual(row);
  expect(anew).not.toBe(row);
});

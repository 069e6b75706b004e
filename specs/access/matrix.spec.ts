import { describe, expect, it } from "vitest";
import { operations } from "#core/operations/index.ts";
import { askEverything, rowOf } from "./asked.ts";
import { served } from "./asking.ts";
import { letIn } from "./expected.ts";
import { everybody } from "./world.ts";

const fewest = 1500;

describe("who may do what", () => {
  it("[ROLE-06] every operation is asked about", () => {
    expect([...served].sort()).toEqual(Object.keys(operations).sort());
    for (const id of served) expect(letIn[rowOf(id).who], `${id}: ${rowOf(id).who}`).toBeDefined();
  });

  it("[ROLE-04][OPEN-63] everybody in every part asks for everything, and is let in or not as written down", async () => {
    const { asked, cells, wrong } = await askEverything();
    console.log(`R1: ${asked} questions of who may do what`);
    for (const key of [
      ...everybody,
      "public",
      "private",
      "ours mine",
      "ours theirs",
      "foreign theirs",
    ])
      expect(cells.get(key) ?? 0, key).toBeGreaterThanOrEqual(100);
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThanOrEqual(fewest);
  }, 120_000);
});

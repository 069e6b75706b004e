import { expect, it } from "vitest";
import { AnswerMemory } from "./memory.ts";

it("[OPEN-03] keeps the newest answers and forgets the oldest", () => {
  const memory = new AnswerMemory(2);
  for (const id of ["1", "2", "1", "3"])
    memory.keep("readStory", { path: { id } }, `"${id}"`, { of: id });
  const kept = ["1", "2", "3"].map((id) => memory.find("readStory", { path: { id } })?.etag);
  expect(kept).toEqual(['"1"', undefined, '"3"']);
});

import { expect, it } from "vitest";
import { crowds, people } from "./index.ts";
import { inMemory, onPostgres } from "./world.ts";

it("[F-13][R21] fifty who send to one card at once all get through, in memory", async () => {
  const counts = await crowds(4, [inMemory]);
  expect(counts.wrong).toEqual([]);
  expect(counts).toMatchObject({ sent: 4 * people, moderated: people });
});

it("[F-13][R21] and on PostgreSQL, through two servers", async () => {
  const counts = await crowds(2, [onPostgres]);
  expect(counts.wrong).toEqual([]);
  expect(counts).toMatchObject({ sent: 2 * people, inCard: 5 + people, waiting: people - 5 });
}, 120_000);

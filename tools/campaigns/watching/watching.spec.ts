import { expect, it } from "vitest";
import { movesMade, playWatching } from "./index.ts";
import { changesARound } from "./moves.ts";

const wanted = 2 * changesARound;

it("[P9] nobody is answered 304 after a change they may see, nor is anybody let in who is shut out: random changes at one of two servers, everybody polls both", async () => {
  const counts = await playWatching(wanted, 20_261_123);
  expect(movesMade(counts)).toBe(wanted);
  // four people ask two things at two servers, after each change and once more
  expect(counts.judged).toBeGreaterThanOrEqual(wanted * 32);
  expect(counts.free).toBeGreaterThan(wanted * 4);
  for (const status of [200, 304, 401, 403, 404])
    expect(counts.statuses.get(status), `${status}`).toBeGreaterThan(0);
  for (const made of [
    "write ok",
    "join ok",
    "shutOut ok",
    "signOut ok",
    "byHand ok",
    "deafen ok",
    "delete ok",
  ])
    expect(counts.moves.get(made), made).toBeGreaterThan(0);
}, 60_000);

import { expect, it } from "vitest";
import { playStanding, total } from "./index.ts";

it("random sequences of parts, links, moderation and messages: the card is what the model says after each [R2] [F-01] [F-04] [F-05]", async () => {
  const counts = await playStanding(2000, 20_261_122);
  expect(total(counts)).toBeGreaterThanOrEqual(2000);
  for (const played of [
    "join ok",
    "leave ok",
    "block ok",
    "send ok",
    "edit ok",
    "approve ok",
    "help ok",
  ])
    expect(counts.get(played), played).toBeGreaterThan(0);
  for (const refused of [
    "join forbidden",
    "leave forbidden",
    "send forbidden",
    "edit forbidden",
    "help invalid",
  ])
    expect(counts.get(refused), refused).toBeGreaterThan(0);
}, 60_000);

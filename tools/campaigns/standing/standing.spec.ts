import { expect, it } from "vitest";
import { playOrganising, playStanding, total } from "./index.ts";

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

it("random sequences of who owns a card, who helps with it and to whom it is offered: the card is what the model says after each [R2] [ROLE-06]", async () => {
  const counts = await playOrganising(1000, 20_261_127);
  expect(total(counts)).toBeGreaterThanOrEqual(1000);
  for (const played of [
    "offers ok",
    "offers invalid",
    "accepts ok",
    "accepts gone",
    "accepts forbidden",
    "accepts notFound",
    "declines ok",
    "withdraws ok",
    "names ok",
    "removes ok",
    "removes forbidden",
    "sends ok",
  ])
    expect(counts.get(played), played).toBeGreaterThan(0);
}, 60_000);

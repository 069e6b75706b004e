import { expect, it } from "vitest";
import { inMemory, onPostgres } from "./crowd/world.ts";
import { forgePrices } from "./prices.ts";
import { repeatAll } from "./repeats.ts";
import { spendAtOnce } from "./spending.ts";

it("[R5] [PAY-15] [PAY-16] [POST-05] fifty requests at once get what was paid for once, in memory", async () => {
  const { cases, refused, wrong } = await spendAtOnce(16, [inMemory]);
  expect(wrong).toEqual([]);
  expect(cases).toBe(16);
  expect(refused).toBeGreaterThan(0);
}, 60_000);

it("[R5] [PAY-15] [PAY-16] [POST-05] and on PostgreSQL, through two servers", async () => {
  const { cases, wrong } = await spendAtOnce(8, [onPostgres]);
  expect(wrong).toEqual([]);
  expect(cases).toBe(8);
}, 120_000);

it("[R6] [F-15] every creating call that comes again has one effect, wherever the first one died", async () => {
  const { calls, cases, wrong } = await repeatAll(1);
  expect(wrong).toEqual([]);
  expect(calls).toBeGreaterThanOrEqual(11);
  expect(cases).toBe(calls * 5);
}, 60_000);

it("[R8] [PAY-20] the server’s price is asked, whatever a page says", async () => {
  const { cases, sold, posted, refused } = await forgePrices(100);
  expect(cases).toBeGreaterThanOrEqual(100);
  expect(sold).toBeGreaterThan(0);
  expect(posted).toBeGreaterThan(0);
  expect(refused.get("forbidden")).toBeGreaterThan(0);
}, 60_000);

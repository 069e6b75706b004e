import { expect, it } from "vitest";
import { mailInBulk } from "./mailing.ts";

it("[F-16][F-17][ROLE-15] a thousand mails in bulk stay within the limits of whom they reach", async () => {
  const counts = await mailInBulk(1000);
  expect(counts.wrong).toEqual([]);
  expect(counts.tries).toBe(1000);
  expect(counts.later).toBe(counts.refused);
  expect(counts.mails).toBeLessThan(300);
}, 30_000);

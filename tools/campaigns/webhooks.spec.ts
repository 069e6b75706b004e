import { expect, it } from "vitest";
import { tellOrders } from "./webhooks.ts";

it("[R7] [PAY-18] webhooks that come twice, in any order, forged or stale give each order once what was paid", async () => {
  const { paid, posts, receipts, wrong } = await tellOrders(10);
  expect(wrong).toEqual([]);
  expect([paid, receipts]).toEqual([8, 8]);
  expect(posts).toEqual({ right: 60, doubled: 50, forged: 10, stale: 10 });
}, 60_000);

import { expect, it } from "vitest";
import { scheduledFor } from "./scheduled.ts";

const on = (local_day: string, own: { due_on?: null; held_for?: "mails" } = {}) =>
  ({ local_day, due_on: `${local_day}T09:00:00.000Z`, held_for: null, ...own }) as never;

it("[SEND-04] a card goes out next on the first day that is to come by itself", () => {
  expect(scheduledFor([on("2026-06-03"), on("2026-06-02")])).toBe("2026-06-02");
  expect(scheduledFor([on("2026-06-03"), on("2026-06-01", { due_on: null })])).toBe("2026-06-03");
  expect(scheduledFor([on("2026-06-03"), on("2026-06-01", { held_for: "mails" })])).toBe(
    "2026-06-03",
  );
  expect(scheduledFor([on("2026-06-01", { held_for: "mails" })])).toBeNull();
  expect(scheduledFor([])).toBeNull();
});

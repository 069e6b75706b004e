import { expect, it } from "vitest";
import { minutes } from "#core/kernel/index.ts";
import { codeLife } from "../auth/code.ts";
import {
  deliveryOf,
  hasFailed,
  isPast,
  subscriptionOf,
  urgentKinds,
  waitAfter,
  whyFailed,
} from "./index.ts";

it("[OPEN-26] mails wait longer after each failure, and are given up at last", () => {
  expect([1, 2, 3, 4, 5, 6].map(waitAfter)).toEqual([
    minutes(1),
    minutes(5),
    minutes(30),
    minutes(120),
    minutes(720),
    null,
  ]);
});

it.each([
  [null, false],
  ["queued", false],
  ["sent", false],
  ["refused", true],
  ["given_up", true],
  ["expired", true],
] as const)("[F-30] a mail that is %s has failed: %s", (delivery, failed) => {
  expect(hasFailed(delivery)).toBe(failed);
});

it.each([
  [null, null, "queued"],
  ["2026-11-23", null, "sent"],
  [null, "refused", "refused"],
] as const)("[F-30] sent on %s and failed as %s, it is %s", (sent_on, failed_as, delivery) => {
  expect(deliveryOf({ sent_on, failed_as })).toBe(delivery);
  const known = deliveryOf({ sent_on, failed_as, delivered_on: "2026-11-24" });
  expect(known).toBe(delivery === "sent" ? "delivered" : delivery);
});

it.each([
  ["expired", "expired"],
  ["unsubscribed", "unsubscribed"],
  ["552 at DATA", "mailbox_full"],
  ["452 at RCPT TO", "mailbox_full"],
  ["not an address", "no_mailbox"],
  ["EENVELOPE at API", "no_mailbox"],
  ["550 at RCPT TO", "no_mailbox"],
  ["500 at RCPT TO", "no_mailbox"],
  ["554 at RCPT TO", "refused"],
  ["550 at DATA", "refused"],
  ["450 at RCPT TO", "unreachable"],
  ["ETIMEDOUT at CONN", "unreachable"],
  ["", "unreachable"],
])("[F-30] the mail server's %j means: %s", (reason, word) => {
  expect(whyFailed(reason)).toBe(word);
});

it("[OPEN-48] a code is sent before all others, and says nothing true after its time", () => {
  expect(urgentKinds).toEqual(["code"]);
  const mail = { kind: "code", created_on: new Date(0).toISOString() };
  expect(isPast(mail, codeLife - 1)).toBe(false);
  expect(isPast(mail, codeLife)).toBe(true);
  expect(isPast({ ...mail, kind: "card" }, codeLife)).toBe(false);
  expect(isPast({ ...mail, kind: "unknown" }, codeLife)).toBe(false);
  expect(["nudge", "reminder", "card", "unknown"].map(subscriptionOf)).toEqual([
    "invitations",
    "reminders",
    null,
    null,
  ]);
});

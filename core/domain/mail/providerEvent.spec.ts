import { describe, expect, it } from "vitest";
import { minutes } from "#core/kernel/index.ts";
import { isStale, mailOfMessageId, messageIdOf, whyBounced } from "./index.ts";

describe("what a provider says of a mail", () => {
  it("[F-30] names the mail by its Message-ID, which is the same each time", () => {
    const id = messageIdOf("9ztn1b2a0mqk-x4.c7", "cards.example");
    expect(id).toBe("<9ztn1b2a0mqk-x4.c7@cards.example>");
    expect(messageIdOf("a<b>@c", "d.test")).toBe("<abc@d.test>");
    expect([
      mailOfMessageId(id),
      mailOfMessageId(id.slice(1, -1)),
      mailOfMessageId(` ${id} `),
    ]).toEqual(Array(3).fill("9ztn1b2a0mqk-x4.c7"));
    expect(["", "<>", "no at", "<a b@c>", "<a@b@c>", "<a'b@c>"].map(mailOfMessageId)).toEqual(
      Array(6).fill(null),
    );
  });

  it.each([
    ["5.1.1", "", "no_mailbox"],
    ["550", "5.1.10 RESOLVER.ADR.RecipientNotFound", "refused"],
    ["550", "No such user here", "no_mailbox"],
    ["", "The email account does not exist", "no_mailbox"],
    ["552", "5.2.2 over quota", "mailbox_full"],
    ["", "Mailbox full", "mailbox_full"],
    ["4.4.7", "expired", "unreachable"],
    ["5.4.4", "no route", "unreachable"],
    ["554", "5.7.1 blocked as spam", "refused"],
    ["", "", "refused"],
  ])("[F-30] %s %s means: %s", (status, reply, reason) => {
    expect(whyBounced(status, reply)).toBe(reason);
  });

  it("[R6] is listened to for five minutes", () => {
    expect([0, minutes(5), -minutes(5)].map((span) => isStale(span, 0))).toEqual([
      false,
      false,
      false,
    ]);
    const now = Date.parse("2026-06-01T09:00:00Z");
    expect([isStale(now, now), isStale(now - minutes(5), now)]).toEqual([false, false]);
    expect([minutes(5) + 1, -minutes(5) - 1, Number.NaN].map((at) => isStale(at, 0))).toEqual([
      true,
      true,
      true,
    ]);
  });
});

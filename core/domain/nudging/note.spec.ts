import { expect, it } from "vitest";
import { iso } from "#core/kernel/index.ts";
import { aPart } from "#specs/fixtures/viewing.ts";
import { noteOf, signedOf } from "./index.ts";

const at = (moment: string) => Date.parse(`${moment}Z`);
const part = (
  slides: number,
  join_email: string | null,
  status: "active" | "pending" | "rejected",
) => ({
  role: aPart({ role_type: "contributor", join_email, status }),
  slides,
});

it("[OPEN-26] counts whoever was asked to sign, and says everyone only of people invited by name", () => {
  const ann = part(1, "ann@mail.test", "active");
  const ben = part(0, "ben@mail.test", "pending");
  const byLink = part(2, null, "active");
  const declined = part(0, "cat@mail.test", "rejected");
  const owner = { role: aPart({ role_type: "owner" }), slides: 1 };
  expect(signedOf([owner, ann, ben, byLink, declined])).toEqual({
    signed: 2,
    total: 3,
    isEveryone: false,
  });
  expect(signedOf([owner, ann, byLink, declined]).isEveryone).toBe(true);
  expect(signedOf([owner, byLink]).isEveryone).toBe(false);
});

it.each([
  [{ signed: 1, total: 3, isEveryone: false }, "2026-03-20T12:00", "2026-03-31T07:00"],
  [{ signed: 1, total: 3, isEveryone: false }, "2026-03-31T07:00", "now"],
  [{ signed: 1, total: 3, isEveryone: false }, "2026-03-31T19:00", "2026-04-01T07:00"],
  [{ signed: 3, total: 3, isEveryone: true }, "2026-03-20T12:00", "now"],
  [{ signed: 3, total: 3, isEveryone: true }, "2026-03-20T22:00", "2026-03-21T08:00"],
  [{ signed: 0, total: 0, isEveryone: false }, "2026-03-31T07:00", null],
])("[OPEN-26] %j in Berlin at %s: %s", (signed, now, expected) => {
  const found = noteOf(signed, { day: "2026-03-30", zone: "Europe/Berlin", now: at(now) });
  expect(typeof found === "number" ? iso(found).slice(0, 16) : found).toBe(expected);
});

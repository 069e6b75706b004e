import { describe, expect, it } from "vitest";
import { type Actor, nobody, type Rule, rules } from "#core/domain/access/index.ts";
import { type AccountId, as } from "#core/kernel/index.ts";
import { operations } from "./index.ts";

const ada: Actor = { ...nobody, account: as<AccountId>("ada") };
const ben: Actor = { ...nobody, account: as<AccountId>("ben") };
/** Something of Ada's, or nothing, as each row loads it where no card is named. */
const ofAda = { account_id: ada.account, visitor_id: null };
const subjects: Readonly<Record<string, unknown>> = {
  none: null,
  storyIfNamed: null,
  reminder: ofAda,
  payment: ofAda,
  theme: ofAda,
  address: ofAda,
  postalOrder: ofAda,
  logoLink: ofAda,
  upload: { upload: ofAda, story: null, role: null },
};

const heldSubjects: readonly string[] = [
  "reminder",
  "payment",
  "theme",
  "address",
  "postalOrder",
  "logoLink",
];

/** What a room of the table holds of an account's own; what is everybody's is not in it. */
const own = (tag: string) =>
  Object.entries(operations).flatMap(([id, { who, subject, tag: its }]) => {
    const rule: Rule<never> = rules[who];
    const may = (actor: Actor) => rule.lets(actor, subjects[subject.of] as never);
    return its === tag && subject.of in subjects && who !== "anyone"
      ? [{ id, may, isHeld: heldSubjects.includes(subject.of) }]
      : [];
  });

/** Prices, a set that is shared, and the theme of a card: no account's own. */
const everybodys: readonly string[] = [
  "readProducts",
  "readThemeset",
  "readCardTheme",
  "changeCardTheme",
];

describe("what belongs to an account", () => {
  it.each(["Addresses", "Reminders", "Themes", "Branding"])(
    "[ACCT-02] %s: read, made, changed and deleted by their holder",
    (tag) => {
      for (const verb of ["read", "create", "change", "delete"])
        expect(
          own(tag).some(({ id }) => id.startsWith(verb)),
          verb,
        ).toBe(true);
      for (const { id, may, isHeld } of own(tag)) {
        expect(may(ada), id).toBe(true);
        if (isHeld) expect(may(ben), id).toBe(false);
      }
    },
  );

  it.each(["Themes", "Payments", "Postal orders", "Addresses"])(
    "[ACCT-08] %s: nothing of it for who is not signed in",
    (tag) => {
      const rows = Object.entries(operations).filter(
        ([id, row]) => row.tag === tag && !everybodys.includes(id),
      );
      expect(rows.length).toBeGreaterThan(3);
      for (const [id, { who, subject }] of rows) {
        const rule: Rule<never> = rules[who];
        expect(rule.lets(nobody, (subjects[subject.of] ?? null) as never), id).toBe(false);
      }
    },
  );
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { days, iso, minutes, seconds } from "#core/kernel/index.ts";
import {
  accessTokenLife,
  type FamilyFacts,
  familyLife,
  judgeRefresh,
  reuseGrace,
  type TokenShown,
} from "./session.ts";

const start = Date.UTC(2026, 2, 1);

/** A family as the authority keeps it: the tokens are numbers, the newest one is the current one. */
class Family {
  now = start;
  newest = 1;
  attempt: string | null = null;
  facts: FamilyFacts = {
    rotated_on: iso(start),
    revoked_on: null,
    expires_on: iso(start + familyLife),
  };

  /** The token that is answered, null when the family is over. */
  show(token: number, attempt: string | null = null): number | null {
    const shown: TokenShown =
      token === this.newest ? "current" : token === this.newest - 1 ? "previous" : "older";
    const isSame = attempt !== null && attempt === this.attempt;
    const verdict = judgeRefresh(this.facts, shown, this.now, isSame);
    if (verdict === "revoke") this.facts = { ...this.facts, revoked_on: iso(this.now) };
    if (verdict === "rotate") {
      this.newest += 1;
      this.attempt = attempt;
      this.facts = {
        rotated_on: iso(this.now),
        revoked_on: null,
        expires_on: iso(this.now + familyLife),
      };
    }
    return verdict === "rotate" || verdict === "repeat" ? this.newest : null;
  }
}

const wait = fc.integer({ min: 0, max: familyLife - minutes(1) });

it("[AUTH-31][OPEN-10] a browser whose answers get lost is never thrown out while it names its attempt", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ wait, isLost: fc.boolean() })), (tries) => {
      const family = new Family();
      let mine = 1;
      let attempts = 0;
      for (const { wait: span, isLost } of tries) {
        family.now += Math.floor(span / Math.max(1, tries.length)); // all of it within the family's life
        const answer = family.show(mine, `attempt ${attempts}`);
        expect(answer).not.toBeNull();
        if (isLost || answer === null) continue;
        mine = answer;
        attempts += 1;
      }
    }),
  );
});

it("[AUTH-32][OPEN-10] a token that somebody else has used up ends the family after the grace, and for good", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: minutes(60) }), (late) => {
      const family = new Family();
      const stolen = 1;
      const mine = family.show(stolen, "mine");
      family.now += late;
      const theirs = family.show(stolen, "theirs");
      expect(theirs === null).toBe(late > reuseGrace);
      if (theirs === null) expect(family.show(mine ?? 0, "mine again")).toBeNull();
    }),
  );
});

it("[AUTH-32] after its life a family is over, whatever is shown", () => {
  fc.assert(
    fc.property(fc.constantFrom<TokenShown>("current", "previous", "older", "foreign"), (shown) => {
      const { facts } = new Family();
      expect(judgeRefresh(facts, shown, start + familyLife, true)).toBe("refuse");
    }),
  );
});

it("[AUTH-31, AUTH-32] lives ten minutes, sixty days and thirty seconds of grace", () => {
  expect([accessTokenLife, familyLife, reuseGrace]).toEqual([minutes(10), days(60), seconds(30)]);
});

it.each([
  ["foreign", 0, "refuse"],
  ["previous", reuseGrace, "repeat"],
  ["previous", reuseGrace + 1, "revoke"],
  ["older", 0, "revoke"],
  ["current", reuseGrace + 1, "rotate"],
] as const)("[AUTH-32] a %s token, %d ms after the last change: %s", (shown, late, verdict) => {
  expect(judgeRefresh(new Family().facts, shown, start + late)).toBe(verdict);
});

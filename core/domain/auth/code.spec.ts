import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minutes } from "#core/kernel/index.ts";
import { codeAttempts, codeLife, costsAttempt, judgeCode } from "./code.ts";
import { verifyTypeFor } from "./request.ts";

const now = Date.UTC(2026, 2, 1);
const fresh = { attempts: 0, used_on: null, expires_on: new Date(now + 1).toISOString() };

describe("a sign-in code", () => {
  it("[ERR-01][ERR-02][OPEN-48] is right, wrong, or over", () => {
    expect(judgeCode(fresh, true, now)).toBe("accepted");
    expect(judgeCode(fresh, false, now)).toBe("wrong");
    expect(judgeCode(fresh, true, now + 1)).toBe("expired");
    expect(judgeCode({ ...fresh, used_on: fresh.expires_on }, true, now)).toBe("expired");
  });

  it("[ERR-03][OPEN-48] locks with the fifth wrong one and stays locked for the right one", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 30 }), (guesses) => {
        let facts: Parameters<typeof judgeCode>[0] = fresh;
        let wrong = 0;
        for (const right of guesses) {
          const verdict = judgeCode(facts, right, now);
          if (wrong >= codeAttempts) expect(verdict).toBe("locked");
          if (verdict === "accepted") expect(right && wrong < codeAttempts).toBe(true);
          if (!costsAttempt(facts, verdict)) continue;
          wrong += 1;
          facts = { ...facts, attempts: facts.attempts + 1 };
        }
        expect(facts.attempts).toBeLessThanOrEqual(codeAttempts);
      }),
    );
  });

  it("[OPEN-48] is good for fifteen minutes and five attempts, of which the last wrong one counts", () => {
    expect([codeLife, codeAttempts]).toEqual([minutes(15), 5]);
    expect(costsAttempt({ ...fresh, attempts: 4 }, "locked")).toBe(true);
    expect(costsAttempt({ ...fresh, attempts: 5 }, "locked")).toBe(false);
    expect(costsAttempt(fresh, "expired")).toBe(false);
  });

  it.each([
    ["link", true, ["auth_link"], "link"],
    ["link", true, [], "code"],
    ["link", false, ["auth_link"], "code"],
    ["code", true, ["auth_link"], "code"],
    ["change", true, ["auth_link"], "change"],
  ] as const)(
    "[OPEN-47] asked for a %s, registering: %s, with %j: a %s",
    (asked, isNew, on, is) => {
      expect(verifyTypeFor(asked, isNew, on)).toBe(is);
    },
  );
});

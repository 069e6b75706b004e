import { describe, expect, it } from "vitest";
import { refusalStatus } from "#core/operations/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { served } from "./asking.ts";
import { fuzz } from "./fuzzing.ts";

const runs = 40;
const seed = Number(process.env.FUZZ_SEED ?? 20_260_301);

describe("whatever is sent", () => {
  let asked = 0;
  let worked = 0;

  it.each(served)(
    "[OPEN-08] %s answers with a value or a refusal, and never falls over",
    async (id) => {
      const faults = await fuzz(id, {
        runs,
        seed,
        kind: "mutated",
        judge: (outcome) => {
          asked++;
          if (outcome.ok) {
            worked++;
            return;
          }
          const { code, message, errors } = outcome.refusal;
          expect(Object.keys(refusalStatus)).toContain(code);
          expect(inEnglish(message)).toMatch(/\S/);
          for (const error of errors) expect(inEnglish(error.message)).toMatch(/\S/);
        },
      });
      expect(faults).toEqual([]);
    },
  );

  it("[OPEN-08] has asked enough, and not only in vain", () => {
    console.log(`${asked} calls with random inputs, ${worked} of them answered with a value`);
    expect(asked).toBeGreaterThanOrEqual(served.length * runs);
    expect(worked / asked).toBeGreaterThan(0.1);
  });
});

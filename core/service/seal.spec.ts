import fc from "fast-check";
import { expect, it } from "vitest";
import { plainSecrets, steppedClock } from "#adapters/memory/index.ts";
import { seal, unseal } from "./seal.ts";

const secrets = plainSecrets(steppedClock());

it("[R6] [R16] an answer that is kept reads as it was for its own key, and says nothing without it", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.uuid(), fc.uuid(), (value, key, other) => {
      const sealed = seal(secrets, key, value);
      expect(unseal(secrets, key, sealed)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(sealed).toMatch(/^[0-9a-f]+$/);
      fc.pre(key !== other);
      expect(seal(secrets, other, value)).not.toBe(sealed);
    }),
  );
});

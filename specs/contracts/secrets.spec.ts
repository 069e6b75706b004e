import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainSecrets, steppedClock } from "#adapters/memory/index.ts";
import { keyedSecrets } from "#adapters/node/index.ts";

const secret = "a secret of the server, long enough";
const clock = steppedClock();

describe.each([
  ["keyed", keyedSecrets(secret, clock)],
  ["plain", plainSecrets(clock)],
])("%s secrets", (_, secrets) => {
  it("[R6] [R16] a sealed text is opened by its own key, and by no other", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 300 }),
        fc.uuid(),
        fc.uuid(),
        (text, key, other) => {
          const sealed = secrets.seal(key, text);
          expect(secrets.unseal(key, sealed)).toBe(text);
          fc.pre(key !== other);
          expect(secrets.unseal(other, sealed)).toBeNull();
        },
      ),
    );
  });

  it("[F-38] what was never sealed is not opened", () => {
    for (const sealed of ["", "00ff", "no such thing", "A".repeat(400)])
      expect(secrets.unseal("key", sealed)).toBeNull();
  });
});

describe("a text sealed by a server", () => {
  const server = keyedSecrets(secret, clock);
  const sealed = server.seal("key", "Grace’s address is grace@mail.test");

  it("[F-38] tells nothing, and differs each time", () => {
    const bytes = Buffer.from(sealed, "base64url");
    expect(bytes.toString("latin1")).not.toContain("race");
    expect(server.seal("key", "Grace’s address is grace@mail.test")).not.toBe(sealed);
  });

  it("[F-38] is not opened once a single bit of it is changed", () => {
    const bytes = Buffer.from(sealed, "base64url");
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(server.unseal("key", changed.toString("base64url")), `byte ${at}`).toBeNull();
    }
  });

  it("[F-38] is opened by another server with the same secret, by none with another", () => {
    expect(keyedSecrets(secret, clock).unseal("key", sealed)).toContain("Grace");
    expect(keyedSecrets(`${secret}!`, clock).unseal("key", sealed)).toBeNull();
  });
});

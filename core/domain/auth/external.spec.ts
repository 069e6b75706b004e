import fc from "fast-check";
import { expect, it } from "vitest";
import { minutes } from "#core/kernel/index.ts";
import { externalLife, type IdentityFacts, judgeIdentity, loginFlag } from "./index.ts";

const facts = fc.record<IdentityFacts>({
  isLinked: fc.boolean(),
  email: fc.constantFrom(null, "ada@mail.test"),
  isVerified: fc.boolean(),
  account: fc.constantFrom("none", "free", "linked"),
});

it("[AUTH-22] nobody reaches an account by an address that was not verified, or that is another person's", () => {
  fc.assert(
    fc.property(facts, (given) => {
      const isTheirs = given.email !== null && given.isVerified;
      const byAddress = { none: "register", free: "link", linked: "taken" }[given.account];
      expect(judgeIdentity(given)).toBe(
        given.isLinked ? "known" : isTheirs ? byAddress : "unverified",
      );
    }),
  );
});

it("[AUTH-02][OPEN-51] a provider has a flag of its own name", () => {
  expect(loginFlag("google")).toBe("google_login");
});

it("[OPEN-48] the way to a provider and back may take fifteen minutes", () => {
  expect(externalLife).toBe(minutes(15));
});

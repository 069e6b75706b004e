import fc from "fast-check";
import { expect, test } from "vitest";
import { asSaid } from "#core/kernel/index.ts";
import { spoken } from "#specs/fixtures/english.ts";
import { canSendCode, emailMaximum, emailWords, looksLikeEmail, refuseEmail } from "./index.ts";

test("[FORM-03] an empty e-mail is accepted where none is required, and refused where one is", () => {
  expect(refuseEmail("")).toBeUndefined();
  expect(refuseEmail("   ")).toBeUndefined();
  expect(refuseEmail("", { required: true })).toBe(emailWords);
});

test.each([
  "grace@hopper.example",
  "grace.hopper+cards@navy.mil",
  "o'brien@example.co.uk",
  "оля@пример.рф",
  "a@xn--bcher-kva.example",
  "  grace@hopper.example  ",
])("[FORM-04] %j looks like an e-mail address", (email) => {
  expect(refuseEmail(email)).toBeUndefined();
});

test.each([
  "grace",
  "hopper.example",
  "grace.@hopper.example",
  "grace@hopper",
  "@hopper.example",
  "grace@.example",
  "grace@hopper..example",
  "grace@hopper.e",
  "grace@hopper.123",
  "grace hopper@example.com",
  "grace@hop per.example",
  ".grace@hopper.example",
  "gra..ce@hopper.example",
  "grace@-hopper.example",
  "a@b@hopper.example",
  "<grace@hopper.example>",
])("[FORM-04] %j does not, and the words say so", (email) => {
  expect(spoken(refuseEmail(email))).toBe("Your email doesn’t look right");
});

test("[FORM-01] an address of 250 characters is taken, one more is not", () => {
  const host = "@hopper.example";
  expect(looksLikeEmail("g".repeat(emailMaximum - host.length) + host)).toBe(true);
  expect(looksLikeEmail("g".repeat(emailMaximum - host.length + 1) + host)).toBe(false);
});

test("[FORM-05] a further check has the last word, and is asked only about well-formed addresses", () => {
  const asked: string[] = [];
  const own = asSaid("That is the recipient");
  const also = (email: string) => {
    asked.push(email);
    return email.startsWith("grace") ? own : undefined;
  };
  expect(refuseEmail("grace@hopper.example", { also })).toBe(own);
  expect(refuseEmail("priya@hopper.example", { also })).toBeUndefined();
  expect(refuseEmail("grace", { also })).toBe(emailWords);
  expect(asked).toEqual(["grace@hopper.example", "priya@hopper.example"]);
});

test("[FORM-02] a code can be sent once anything is typed", () => {
  expect(canSendCode("")).toBe(false);
  expect(canSendCode("  ")).toBe(false);
  expect(canSendCode("g")).toBe(true);
});

test("[FORM-04] whatever a mail address generator makes is accepted", () => {
  const plain = fc
    .emailAddress()
    .filter((email) => email.length <= emailMaximum && !/@.*\d$/.test(email));
  fc.assert(fc.property(plain, (email) => refuseEmail(email) === undefined));
});

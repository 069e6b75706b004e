import fc from "fast-check";
import { expect, test } from "vitest";
import { spoken } from "#specs/fixtures/english.ts";
import {
  canFinish,
  isCode,
  keepCode,
  normaliseHex,
  onOneLine,
  refuseFirstName,
  refuseLastName,
  truncate,
} from "./index.ts";

test("[FORM-06] a first name is required and has 50 characters at most", () => {
  expect(spoken(refuseFirstName(" "))).toBe("Please type in your first name");
  expect(refuseFirstName("Grace")).toBeUndefined();
  expect(refuseFirstName("G".repeat(50))).toBeUndefined();
  expect(spoken(refuseFirstName("G".repeat(51)))).toBe("Please use 50 characters or fewer");
});

test("[FORM-07] a last name is required and has 50 characters at most", () => {
  expect(spoken(refuseLastName(""))).toBe("Please type in your last name");
  expect(refuseLastName("H".repeat(50))).toBeUndefined();
  expect(spoken(refuseLastName("H".repeat(51)))).toBe("Please use 50 characters or fewer");
});

test("[FORM-08] one is done once both names are filled and the e-mail is known", () => {
  const whole = {
    firstName: "Grace",
    lastName: "Hopper",
    email: "grace@hopper.example",
  };
  expect(canFinish(whole)).toBe(true);
  for (const missing of ["firstName", "lastName", "email"] as const)
    expect(canFinish({ ...whole, [missing]: " " }), missing).toBe(false);
});

test("[FORM-09] a code is exactly six characters, however it was pasted", () => {
  expect(keepCode("123 456")).toBe("123456");
  expect(keepCode(" 123-4567")).toBe("123456");
  expect(isCode("123456")).toBe(true);
  expect(isCode("12345")).toBe(false);
  expect(isCode("1234567")).toBe(false);
  expect(isCode("12 456")).toBe(false);
});

test.each([
  ["#f94144", "#F94144"],
  ["f94144", "#F94144"],
  ["#F80", "#FF8800"],
  ["f80c", "#FF8800"],
  ["#43aa8bcc", "#43AA8B"],
  [" #577590 ", "#577590"],
])("[FORM-14] %s is normalised to %s", (given, normal) => {
  expect(normaliseHex(given)).toBe(normal);
});

test.each(["", "#", "#12", "#12345", "red", "#gggggg", "##123456"])(
  "[FORM-14] %j is no hex colour",
  (given) => {
    expect(normaliseHex(given)).toBeUndefined();
  },
);

test("[FORM-14] normalising twice changes nothing", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/), (given) => {
      const once = normaliseHex(given);
      return once !== undefined && /^#[0-9A-F]{6}$/.test(once) && normaliseHex(once) === once;
    }),
  );
});

test("[FORM-12] what is kept of a text fits, begins it, and never ends in half an emoji", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(20), (text, maximum) => {
      const kept = truncate(text, maximum);
      return (
        kept.length <= maximum &&
        text.startsWith(kept) &&
        kept.isWellFormed() &&
        (text.length > maximum || kept === text)
      );
    }),
  );
  expect(truncate("ab🎂", 3)).toBe("ab");
});

test("[FORM-13] a text on one line has no breaks left", () => {
  expect(onOneLine("one \r\n two\nthree")).toBe("one two three");
});

import { expect, it } from "vitest";
import { asSaid } from "#core/kernel/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { invalidFields, refused, wordsOf } from "./outcome.ts";

const errors = [
  { field: "first_name", message: asSaid("Please type in your first name") },
  { field: "last_name", message: asSaid("Please type in your last name") },
];
const said = (message: string) => {
  const answer = refused("invalid", asSaid(message), { errors });
  return answer.ok ? "" : inEnglish(wordsOf(answer.refusal));
};

it("[OPEN-09][ERR-16][F-26] a refusal says its own words, else those of its fields with one space between, each a sentence", () => {
  expect(said("That did not work")).toBe("That did not work");
  expect(said("")).toBe("Please type in your first name. Please type in your last name.");
  const two = [
    { field: "a", message: asSaid("Is that so?") },
    { field: "b", message: asSaid("Please wait…") },
    { field: "c", message: asSaid("No.") },
  ];
  expect(inEnglish(wordsOf(invalidFields(two).refusal))).toBe("Is that so? Please wait… No.");
});

it("[F-26] what one field was refused with is said to the letter", () => {
  const [one] = errors;
  expect(inEnglish(wordsOf(invalidFields(one ? [one] : []).refusal))).toBe(
    "Please type in your first name",
  );
});

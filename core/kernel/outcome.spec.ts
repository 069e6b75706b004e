import { expect, it } from "vitest";
import { invalidFields, refused, wordsOf } from "./outcome.ts";

const errors = [
  { field: "first_name", message: "Please type in your first name" },
  { field: "last_name", message: "Please type in your last name" },
];
const said = (message: string) => {
  const answer = refused("invalid", message, { errors });
  return answer.ok ? "" : wordsOf(answer.refusal);
};

it("[OPEN-09][ERR-16][F-26] a refusal says its own words, else those of its fields with one space between, each a sentence", () => {
  expect(said("That did not work")).toBe("That did not work");
  expect(said("")).toBe("Please type in your first name. Please type in your last name.");
  const two = [
    { field: "a", message: "Is that so?" },
    { field: "b", message: "Please wait…" },
    { field: "c", message: "No." },
  ];
  expect(wordsOf(invalidFields(two).refusal)).toBe("Is that so? Please wait… No.");
});

it("[F-26] what one field was refused with is said to the letter", () => {
  const [one] = errors;
  expect(wordsOf(invalidFields(one ? [one] : []).refusal)).toBe("Please type in your first name");
});

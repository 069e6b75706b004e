import { expect, it } from "vitest";
import { asSaid } from "./message.ts";
import { invalidFields, refused, wordsOf } from "./outcome.ts";

const errors = [
  { field: "first_name", message: asSaid("Please type in your first name") },
  { field: "last_name", message: asSaid("Please type in your last name") },
];
const said = (text: string) => {
  const answer = refused("invalid", asSaid(text), { errors });
  return answer.ok ? null : wordsOf(answer.refusal);
};

it("[OPEN-09][ERR-16][F-26] a refusal says its own words, else those of its fields, one after the other", () => {
  expect(said("That did not work")).toEqual(asSaid("That did not work"));
  const all = errors.map(({ message }) => message);
  expect(said("")).toEqual({ key: "fields.several", params: { all } });
  expect(invalidFields(errors).refusal.message).toEqual(said(""));
});

it("[F-26] what one field was refused with is said to the letter", () => {
  const [one] = errors;
  expect(invalidFields(one ? [one] : []).refusal.message).toBe(one?.message);
});

it("a refusal without any words tells nothing", () => {
  const answer = refused("fault", asSaid(""));
  expect(answer.ok ? undefined : wordsOf(answer.refusal)).toBeNull();
});

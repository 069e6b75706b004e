import { expect, it } from "vitest";
import { refused, wordsOf } from "./outcome.ts";

const errors = [
  { field: "first_name", message: "Please type in your first name" },
  { field: "last_name", message: "Please type in your last name" },
];
const said = (message: string) => {
  const answer = refused("invalid", message, { errors });
  return answer.ok ? "" : wordsOf(answer.refusal);
};

it("[OPEN-09][ERR-16] a refusal says its own words, else those of its fields with one space between", () => {
  expect(said("That did not work")).toBe("That did not work");
  expect(said("")).toBe("Please type in your first name Please type in your last name");
});

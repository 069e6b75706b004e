import {
  CucumberExpression,
  ParameterType,
  ParameterTypeRegistry,
} from "@cucumber/cucumber-expressions";
import { expect, test } from "vitest";

const types = new ParameterTypeRegistry();
types.defineParameterType(
  new ParameterType("deed", /(?:re)?opening( [a-z]+)?/, null, String, true, false),
);
const expressions = [
  "{word} has {int} card(s)",
  "{word} reads/hears {string}",
  "{int} {word}",
  "{deed} is refused \\(for now\\)",
  "nothing happens",
].map((text) => new CucumberExpression(text, types));
const sentences = [
  "Ada has 1 card",
  "Ada has 12 cards",
  "Ada has no cards",
  // with one sign that is escaped: of several Cucumber tells the last one's place wrongly
  "Ada hears 'so \\'long'",
  'Ada reads ""',
  "3 people",
  "opening is refused (for now)",
  "reopening cards is refused (for now)",
  "nothing happens",
  "nothing happens to Ada",
];
const found = () =>
  expressions.flatMap((expression) =>
    sentences.map((sentence) =>
      expression.match(sentence)?.map((one) => ({ at: one.group, value: one.getValue(null) })),
    ),
  );

test("steps match as Cucumber matches them, with the same arguments at the same places", async () => {
  const before = found();
  expect(before.filter((one) => one !== undefined)).toHaveLength(8);
  await import("./matching.ts");
  expect(found()).toEqual(before);
});

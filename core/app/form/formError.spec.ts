import { expect, test } from "vitest";
import { transportWords } from "#core/domain/words/index.ts";
import { asSaid, type Refusal, refused } from "#core/kernel/index.ts";
import { spoken } from "#specs/fixtures/english.ts";
import type { AppPorts } from "../appPorts.ts";
import { formError } from "./index.ts";

const generic =
  "Sorry, something went wrong. Please try again later or email us at help@fanfold.test if the problem persists.";

const told = (refusal: Refusal) => {
  const events: unknown[] = [];
  const ports = {
    reporter: { event: (...said: unknown[]) => void events.push(said), fault: () => undefined },
    settings: { supportEmail: "help@fanfold.test" },
  } as unknown as AppPorts;
  return { words: formError(ports, refusal, "thanks"), events };
};

test.each([
  ["without words", refused("fault", asSaid("")).refusal],
  ["with the server’s own generic words", refused("fault", transportWords.fault).refusal],
])(
  "[ERR-12, ERR-13, OPEN-13] a refusal %s is the generic form error, and counted",
  (_, refusal) => {
    expect(spoken(told(refusal))).toEqual({
      words: generic,
      events: [["Form Error", { form: "thanks", code: "fault" }]],
    });
  },
);

test("[ERR-13] what has words of its own keeps them, and is not counted", () => {
  const errors = [
    { field: "a", message: asSaid("One.") },
    { field: "b", message: asSaid("Two.") },
  ];
  expect(spoken(told(refused("invalid", asSaid(""), { errors }).refusal))).toEqual({
    words: "One. Two.",
    events: [],
  });
  expect(spoken(told(refused("stale", asSaid("Too late.")).refusal))).toEqual({
    words: "Too late.",
    events: [],
  });
});

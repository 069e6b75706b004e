import { expect, test } from "vitest";
import { careful } from "./index.ts";

const listening = () => {
  const heard: unknown[] = [];
  const reporter = careful({
    event: (...said) => void heard.push(said),
    fault: (...said) => void heard.push(said),
  });
  return { heard, reporter };
};
const named = (name: string) => Object.assign(new Error("x"), { name });

test.each(["SecurityError", "AbortError"])("[SHELL-44] a reporter never hears of a %s", (name) => {
  const { heard, reporter } = listening();
  reporter.fault(named(name), "page");
  reporter.fault(new DOMException("stopped", name), "page");
  expect(heard).toEqual([]);
});

test("[SHELL-44] it hears of everything else, with its place and its tag", () => {
  const { heard, reporter } = listening();
  const error = named("TypeError");
  reporter.fault(error, "page", { type: "TypeError" });
  reporter.fault("words", "builder");
  reporter.event("Form Error", { form: "auth" });
  expect(heard).toEqual([
    [error, "page", { type: "TypeError" }],
    ["words", "builder", undefined],
    ["Form Error", { form: "auth" }],
  ]);
});

test("[SHELL-44, OPEN-12] a reporter that fails is in nobody's way", () => {
  const broken = careful({
    event: () => {
      throw new Error("blocked");
    },
    fault: () => {
      throw new Error("blocked");
    },
  });
  expect(() => {
    broken.event("Form Error");
    broken.fault(new Error("x"), "page");
  }).not.toThrow();
});

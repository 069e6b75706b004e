import { afterEach, expect, test, vi } from "vitest";
import { pageReporter } from "./index.ts";

afterEach(() => {
  globalThis.fanfoldReporter = undefined;
  vi.restoreAllMocks();
});

test("[CONST-02, OPEN-12] a configured service is told the version and how many replays to keep", () => {
  const heard: unknown[] = [];
  globalThis.fanfoldReporter = (options) => {
    heard.push(options);
    return { event: (name) => void heard.push(name), fault: (error) => void heard.push(error) };
  };
  const reporter = pageReporter("5.49.2");
  reporter.event("Form Error");
  reporter.fault("trouble", "page");
  reporter.fault(new DOMException("gone", "AbortError"), "page");
  expect(heard).toEqual([
    { version: "5.49.2", replays: 0.2, replaysOnError: 1 },
    "Form Error",
    "trouble",
  ]);
});

test("[SHELL-44, OPEN-12] one that throws, at once or later, is in nobody's way", () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const broken = () => {
    throw new Error("blocked");
  };
  globalThis.fanfoldReporter = () => ({ event: broken, fault: broken });
  expect(() => pageReporter("5.49.2").event("Form Error")).not.toThrow();
  globalThis.fanfoldReporter = broken;
  pageReporter("5.49.2").fault("trouble", "page");
  expect(said.mock.calls.map(([where]) => where)).toEqual(["reporter", "page"]);
});

test("[SHELL-44] without one events go nowhere and faults to the console", () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const reporter = pageReporter("5.49.2");
  reporter.event("Form Error");
  reporter.fault("trouble", "page", { type: "TypeError" });
  expect(said.mock.calls).toEqual([["page", "trouble", { type: "TypeError" }]]);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const tokens = readFileSync("web/src/styles/tokens.css", "utf8");

test("[MODAL-29][MODAL-30][CONST-05] modals move within 350 ms and panels within 250 ms", () => {
  expect(tokens).toMatch(/--modal: 350ms;/);
  expect(tokens).toMatch(/--panel: 250ms;/);
  const panels = readFileSync("web/src/components/panels/Panels.module.css", "utf8");
  expect([...panels.matchAll(/animation: .*/g)].join()).toBe(
    "animation: fromEnd var(--panel) var(--ease);,animation: fromStart var(--panel) var(--ease);",
  );
});

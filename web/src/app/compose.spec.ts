import { expect, it } from "vitest";
import { mapDrafts, mapStorage } from "#adapters/memory/index.ts";
import { compose, portToken } from "./compose.ts";

it("replaces one port of the browser’s, and leaves the others as they are", () => {
  const drafts = mapDrafts();
  const { app } = compose((ports) => ports.single(portToken("drafts"), () => drafts));
  expect(app.ports.drafts).toBe(drafts);
  app.ports.tab.set("a", "1");
  expect(window.sessionStorage.getItem("a")).toBe("1");
  expect(Object.keys(app.ports)).toHaveLength(19);
});

it("gives a port that needs another the one that is in its place", () => {
  const kept = mapStorage();
  const { app, navigator } = compose((ports) => ports.single(portToken("kept"), () => kept));
  expect(app.ports.kept).toBe(kept);
  expect(app.ports.navigator).toBe(navigator);
});

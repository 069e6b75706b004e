import { expect, it } from "vitest";
import { mapStorage } from "#adapters/memory/browser/index.ts";
import { laidOut } from "#core/domain/account/index.ts";
import { Preferences } from "./preferences.ts";

const browser = () => ({ tab: mapStorage(), kept: mapStorage() });

it("[ACCT-07] lists are grids of two columns until somebody chooses", () => {
  const preferences = new Preferences(browser());
  expect(laidOut).toEqual(["view_as_slides", "view_as_group_slides", "view_as_cards"]);
  for (const what of laidOut) expect(preferences.layoutOf(what)).toBe("grid_2x");
});

it("[ACCT-07] [SHELL-38] what was chosen is kept under preferences-4, each for itself", () => {
  const ports = browser();
  new Preferences(ports).layOut("view_as_cards", "list");
  expect(JSON.parse(ports.tab.get("preferences-4") ?? "")).toEqual({
    view_as_slides: "grid_2x",
    view_as_group_slides: "grid_2x",
    view_as_cards: "list",
  });
  expect(new Preferences(ports).layoutOf("view_as_cards")).toBe("list");
});

it("[CONTRIB-13] [ACCT-07] it is there in a new tab", () => {
  const { kept, tab } = browser();
  new Preferences({ tab, kept }).layOut("view_as_slides", "grid_3x");
  expect(new Preferences({ tab: mapStorage(), kept }).layoutOf("view_as_slides")).toBe("grid_3x");
});

it("[AUTH-27] [ACCT-07] logout forgets it", () => {
  const ports = browser();
  const preferences = new Preferences(ports);
  preferences.layOut("view_as_slides", "list");
  preferences.forget();
  expect(preferences.layoutOf("view_as_slides")).toBe("grid_2x");
  expect(new Preferences(ports).layoutOf("view_as_slides")).toBe("grid_2x");
});

it("[ACCT-07] what nobody can read is the default", () => {
  for (const text of ["{", "null", "[]", '{"view_as_slides":"spiral"}', '"list"']) {
    const ports = browser();
    ports.tab.set("preferences-4", text);
    expect(new Preferences(ports).layoutOf("view_as_slides"), text).toBe("grid_2x");
  }
});

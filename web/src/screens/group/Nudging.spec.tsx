import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Group } from "#core/app/index.ts";
import { product } from "../../testing/product.tsx";
import { Nudging } from "./Nudging.tsx";

const shown = async (nudging: Group["nudging"]) => {
  const nudgeByItself = vi.fn(async () => true);
  const group = {
    nudging,
    nudgeByItself,
    editor: { id: "s", error: null, isOwn: true },
  } as unknown as Group;
  const { show } = await product();
  show("/edit/:id/group", <Nudging group={group} />, "/edit/s/group");
  return nudgeByItself;
};
const off = { isOn: false, day: "2026-03-30", next: "2026-03-27", reaches: 3 };

test("[OPEN-70] nudges that go by themselves are off at first, and are turned on with one press", async () => {
  const turned = await shown(off);
  const toggle = await screen.findByRole<HTMLInputElement>("switch", {
    name: "Nudge people who haven’t signed",
  });
  expect(toggle.checked).toBe(false);
  expect(screen.queryByText(/Next nudge/)).toBeNull();
  expect(screen.getByText(/3 days and 1 day before Monday 30 March/)).toBeTruthy();
  toggle.click();
  expect(turned).toHaveBeenCalledWith(true);
});

test.each([
  [{}, "Next nudge: Friday 27 March, to 3 people."],
  [{ reaches: 1 }, "Next nudge: Friday 27 March, to 1 person."],
  [{ reaches: 0 }, "Everyone you invited has signed, so there’s no one to nudge."],
  [{ next: null }, "There are no more nudges before this date."],
])("[OPEN-70] it says when the next ones go and to how many: %j", async (different, words) => {
  await shown({ ...off, isOn: true, ...different });
  expect(await screen.findByText(words)).toBeTruthy();
});

test("[OPEN-70] without a day to sign by it leads to choosing one, and nothing is there once the card is sent", async () => {
  await shown({ isOn: false, day: null, next: null, reaches: 0 });
  const way = await screen.findByRole("link", { name: "Choose a date" });
  expect(way.getAttribute("href")).toBe("/edit/s/group/set-invitation");
  expect(screen.queryByRole("switch")).toBeNull();
  await shown(null);
  expect(screen.getAllByRole("heading", { name: "Automatic nudges" })).toHaveLength(1);
});

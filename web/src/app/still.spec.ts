import { expect, it, vi } from "vitest";
import { isStill, takeOver } from "./still.ts";

it("the still stays until the app has a page of its own, and is gone with it", async () => {
  document.body.innerHTML = '<div id="still"><main></main></div><div id="app"></div>';
  const root = document.getElementById("app") as HTMLElement;
  takeOver(root);
  root.append(document.createElement("div"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isStill()).toBe(true);
  root.firstElementChild?.append(document.createElement("main"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isStill()).toBe(false);
  expect(document.querySelectorAll("main")).toHaveLength(1);
});

it("what only pleases begins once the app's page has time to spare", async () => {
  vi.useFakeTimers();
  document.documentElement.dataset.starting = "";
  document.body.innerHTML = '<div id="still"><main></main></div><div id="app"></div>';
  const root = document.getElementById("app") as HTMLElement;
  takeOver(root);
  await vi.runAllTimersAsync();
  expect(document.documentElement.dataset.starting).toBe("");
  root.innerHTML = "<main></main>";
  await vi.runAllTimersAsync();
  expect(document.documentElement.dataset.starting).toBeUndefined();
  vi.useRealTimers();
});

it("what was pressed before the app was there is pressed when it is", async () => {
  document.body.innerHTML =
    '<div id="still" data-pressed="Open your card"><main></main></div><div id="app"></div>';
  const root = document.getElementById("app") as HTMLElement;
  takeOver(root);
  const pressed: string[] = [];
  root.addEventListener("click", ({ target }) => pressed.push((target as Element).id));
  root.innerHTML =
    '<main><button id="sound" aria-label="Sound">x</button><button id="open"><b>Open</b> your card</button></main>';
  await new Promise((resolve) => setTimeout(resolve));
  expect(pressed).toEqual(["open"]);
});

import { expect, it } from "vitest";
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

it("the app's page brings the faces, the grain and all that moves, which the still went without", async () => {
  document.documentElement.dataset.starting = "";
  document.head.innerHTML = '<style media="print" data-late>b { color: red }</style>';
  document.body.innerHTML = '<div id="still"><main></main></div><div id="app"></div>';
  const root = document.getElementById("app") as HTMLElement;
  takeOver(root);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.querySelector("style")?.media).toBe("print");
  root.innerHTML = "<main></main>";
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.documentElement.dataset.starting).toBeUndefined();
  expect(document.querySelector("style")?.media).toBe("all");
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

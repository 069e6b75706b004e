import { expect, it } from "vitest";
import { mapStorage } from "#adapters/memory/browser/index.ts";
import {
  memoryDevice,
  memoryNavigator,
  memoryPage,
  steppedClock,
  tabs,
} from "#adapters/memory/index.ts";
import { asSaid, refused } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import { Session } from "../session/index.ts";
import { Shell } from "./shell.ts";

it("[SHELL-11] a visitor's app is set up when the last load of its start is over, not before", async () => {
  const answers = new Map<string, () => void>();
  const clock = steppedClock();
  const ports = {
    api: () => (id: string) =>
      new Promise((answer) => {
        answers.set(id, () => answer(refused("fault", asSaid(""))));
      }),
    observe: <T>(model: T) => model,
    clock,
    tab: mapStorage(),
    kept: mapStorage(),
    navigator: memoryNavigator("/"),
    page: memoryPage(),
    device: memoryDevice(),
    channel: tabs().channel(),
    settings: { tiers: "on" },
  } as unknown as AppPorts;
  const shell = new Shell(ports, new Session(ports));
  const over = shell.start();
  await clock.pass(0);
  expect([...answers.keys()].toSorted()).toEqual(["readPlatform", "readProducts"]);
  answers.get("readPlatform")?.();
  await clock.pass(0);
  expect([shell.isSetUp, shell.loader.app]).toEqual([false, true]);
  answers.get("readProducts")?.();
  await over;
  expect([shell.isSetUp, shell.loader.app]).toEqual([true, false]);
});

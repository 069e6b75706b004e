import { expect, it } from "vitest";
import { Loader, type Loading } from "./loader.ts";

const flags: readonly Loading[] = ["app", "page", "mediaPool", "animation"];
const up = (loader: Loader) => flags.filter((flag) => loader[flag]);

it("[SHELL-29] each flag is up while anybody waits for it, and for it alone", () => {
  const loader = new Loader();
  expect(up(loader)).toEqual([]);
  for (const flag of flags) {
    const [first, second] = [loader.begin(flag), loader.begin(flag)];
    expect(up(loader)).toEqual([flag]);
    first();
    first(); // once over it stays over, for one only
    expect(up(loader)).toEqual([flag]);
    second();
    expect(up(loader)).toEqual([]);
  }
});

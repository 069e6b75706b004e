import { expect, test } from "vitest";
import { type Kept, Posters } from "./posters.ts";

const spec = { variant: "boat", title: "Hooray" };
const picture = new Blob(["picture"]);
const nothingKept: Kept = { get: async () => null, put: async () => undefined };
const settled = () => new Promise((resolve) => setTimeout(resolve));
const told = (heard: string[], name: string) => () => void heard.push(name);

/** A stage that draws when it is let. */
const byHand = () => {
  const begun: string[] = [];
  const ends: ((blob: Blob | null) => void)[] = [];
  return {
    begun,
    end: async (blob: Blob | null = picture) => {
      ends.shift()?.(blob);
      await settled();
    },
    draw: ({ theme = "" }: { theme?: string | null }) => {
      begun.push(theme ?? "");
      return new Promise<Blob>((resolve, reject) =>
        ends.push((blob) => (blob ? resolve(blob) : reject(new Error("No themes data found")))),
      );
    },
  };
};
const at = (theme: string) => ({ ...spec, theme });
const noWait = async () => undefined;

test("[THUMB-01] posters are drawn one at a time, each once, and what went out of sight not at all", async () => {
  const { begun, end, draw } = byHand();
  const posters = new Posters(draw, nothingKept, noWait);
  const heard: string[] = [];
  posters.want("a", at("a"), told(heard, "a"));
  const cancel = posters.want("b", at("b"), told(heard, "b"));
  posters.want("c", at("c"), told(heard, "c"));
  posters.want("a", at("a"), told(heard, "a again"));
  await settled();
  expect(begun).toEqual(["a"]);
  cancel();
  await end();
  expect(begun).toEqual(["a", "c"]);
  await end();
  expect(heard).toEqual(["a", "a again", "c"]);
  expect(posters.known("a")).toMatch(/^blob:/);
  posters.want("a", at("a"), told(heard, "a later"));
  await settled();
  expect(heard.at(-1)).toBe("a later");
  expect(begun).toEqual(["a", "c"]);
});

test("a cover that cannot be drawn keeps nobody waiting, and is not tried again and again", async () => {
  const { begun, end, draw } = byHand();
  const posters = new Posters(draw, nothingKept, noWait);
  const heard: string[] = [];
  posters.want("a", at("a"), told(heard, "a"));
  posters.want("b", at("b"), told(heard, "b"));
  await settled();
  await end(null);
  await end();
  posters.want("a", at("a"), told(heard, "a"));
  await settled();
  expect([begun, heard]).toEqual([["a", "b"], ["b"]]);
});

test("what was drawn before is kept; a browser that keeps nothing is no reason to stop", async () => {
  const { begun, end, draw } = byHand();
  const put: string[] = [];
  const kept: Kept = {
    get: async (key) => (key === "a" ? picture : null),
    put: async (key) => {
      put.push(key);
      throw new Error("full");
    },
  };
  const posters = new Posters(draw, kept, noWait);
  const heard: string[] = [];
  posters.want("a", at("a"), told(heard, "a"));
  posters.want("b", at("b"), told(heard, "b"));
  await settled();
  expect([begun, heard]).toEqual([["b"], ["a"]]);
  await end();
  expect([put, heard]).toEqual([["b"], ["a", "b"]]);
});

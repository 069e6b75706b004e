import { expect, test } from "vitest";
import { careful } from "./preloads.ts";

/** As Vite writes it, with what it preloads kept instead of put into a page. */
const helper = (code: string) => {
  const run = new Function(
    "navigator",
    "deps",
    `
    const asked = [], seen = {}, isCssPreloadUrl = (url) => url.pathname.endsWith(".css");
    const preloadOnce = (known, href, start) => { asked.push(href); return start(); };
    deps.map((dep) => { const isCss = isCssPreloadUrl(dep); ${code} }); });
    return asked;`,
  );
  return (vendor: string) =>
    run(
      { vendor },
      ["a.js", "a.css"].map((path) => new URL(path, "https://fanfold.test")),
    ) as string[];
};
const code = "return preloadOnce(seen, dep.href, () => {";

test("[F-62] WebKit is asked for a part's style sheets ahead of it, never for its modules", () => {
  const preload = helper(careful(code));
  expect(preload("Apple Computer, Inc.")).toEqual(["https://fanfold.test/a.css"]);
  expect(preload("Google Inc.")).toHaveLength(2);
  expect(preload("")).toHaveLength(2);
});

test("[F-62] a Vite that preloads otherwise stops the build", () => {
  expect(() => careful("link.rel = 'modulepreload'")).toThrow("look at tools/preloads.ts");
});

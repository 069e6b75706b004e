import { describe, expect, it } from "vitest";
import { refusedLicences, shipped } from "./licences.ts";
import { uncredited } from "./music.ts";
import { creditsPage } from "./page.ts";
import { isMade, originOf } from "./pictures.ts";

const lock = {
  "": { version: "0" },
  "node_modules/b": { version: "2.0.0", license: "MIT" },
  "node_modules/a": { version: "1.0.0", license: "ISC" },
  "node_modules/a/node_modules/b": { version: "1.0.0", license: "MIT" },
  "node_modules/tool": { version: "1.0.0", license: "GPL-3.0", dev: true },
  "node_modules/@img/sharp-libvips-linux-x64": { version: "1", license: "LGPL-3.0-or-later" },
};

describe("what ships", () => {
  it("is every package that is not for developing alone, once a version", () => {
    expect(shipped(lock).map(({ name, version }) => `${name} ${version}`)).toEqual([
      "@img/sharp-libvips-linux-x64 1",
      "a 1.0.0",
      "b 1.0.0",
      "b 2.0.0",
    ]);
  });

  it.each(["GPL-3.0-only", "AGPL-3.0", "SSPL-1.0", "UNLICENSED", undefined])(
    "is refused under %s",
    (license) => {
      const more = { ...lock, "node_modules/c": { version: "1", license } };
      expect(refusedLicences(shipped(more))).toEqual([`c: ${license ?? "unknown"}`]);
      expect(refusedLicences(shipped(lock))).toEqual([]);
    },
  );

  it("may be taken under any one of several licences to choose from", () => {
    const under = (license: string) =>
      refusedLicences(shipped({ ...lock, "node_modules/c": { version: "1", license } }));
    expect(under("(MIT OR CC0-1.0)")).toEqual([]);
    expect(under("(GPL-2.0 OR AGPL-3.0)")).toHaveLength(1);
    expect(under("MIT AND GPL-2.0")).toHaveLength(1);
  });

  it("is named on the page with its licence", () => {
    expect(creditsPage(lock, [])).toContain("| a | 1.0.0 | ISC |");
    expect(creditsPage(lock, [])).not.toContain("GPL-3.0 |");
  });
});

describe("[MUSIC-05] music", () => {
  const waltz = { id: "waltz", name: "A Waltz", composer: "Ada", origin: "1850" };
  it("is named with who wrote it and why it is free", () => {
    expect(creditsPage(lock, [waltz])).toContain("| A Waltz | Ada | 1850 |");
    expect(uncredited([waltz])).toEqual([]);
  });

  it("is refused where nobody has said where it comes from", () => {
    expect(uncredited([waltz, { ...waltz, id: "found", origin: "" }])).toEqual(["found"]);
  });
});

describe("pictures", () => {
  it("come from somewhere, or are told of", () => {
    expect(originOf("web/public/posters/all/x.jpg")).toBe("web/public/posters");
    expect(originOf("web/public/icon.png")).toBe("web/public");
    expect(originOf("web/src/found.jpg")).toBeNull();
    expect(["a.jpg", "a.WOFF2", "a.mp3", "a.m4a"].every(isMade)).toBe(true);
    expect(isMade("a.ts")).toBe(false);
  });
});

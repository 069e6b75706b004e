import { describe, expect, test } from "vitest";
import {
  COVER_VARIANTS,
  EXPORTED,
  gallery,
  labelOf,
  recolour,
  SHOP_COVERS,
  styleTitle,
  TITLE_STYLES,
  titleColours,
  titleStyleOf,
} from "./index.ts";

describe("all covers there are", () => {
  test("[COVER-10][COVER-11] every variant has its shelf, but the one without themes", () => {
    expect(gallery().map(({ variant }) => variant)).toEqual(
      COVER_VARIANTS.filter((variant) => variant !== "default"),
    );
  });

  test("[COVER-12][COVER-17] a shape with a photo shows the shapes' themes; there are forty-five warps", () => {
    const themes = (variant: string) =>
      gallery()
        .find((shelf) => shelf.variant === variant)
        ?.covers.map(({ theme }) => theme);
    expect(themes("particles_shape_photo")).toEqual(themes("particles_shape"));
    expect(themes("curvey2")).toHaveLength(45);
    expect(themes("default")).toBeUndefined();
    expect((["curvey", "exported"] as const).map((of) => labelOf(of, "volcano"))).toEqual([
      "volcano",
      "volcano",
    ]);
    expect(labelOf("default", "any")).toBe("Bunting");
    expect(gallery()[1]?.covers[0]?.label).toMatch(/\S/);
    expect(themes("exported")).toEqual(EXPORTED.map(({ name }) => name));
  });

  test("[COVER-11] what the shop offers is among them, but the one without themes", () => {
    const all = new Set(
      gallery().flatMap(({ covers }) => covers.map(({ variant, theme }) => `${variant} ${theme}`)),
    );
    expect(all.size).toBeGreaterThan(140);
    for (const { variant, theme } of Object.values(SHOP_COVERS).flat())
      if (variant !== "default") expect(all).toContain(`${variant} ${theme}`);
  });
});

describe("colours of a title", () => {
  const own = ["#111111", "#222222"];

  test.each([
    ["curvey", { colorLetters: ["#FFFFFF"] }, { colorLetters: [...own, ...own, ...own] }],
    ["ripples", { colorsText: ["#FFFFFF"] }, { colorsText: [...own, ...own, ...own] }],
    [
      "particles_shape",
      { text: { colors: ["#FFFFFF"], fontSize: 70 } },
      { text: { colors: [...own, ...own, ...own], fontSize: 70 } },
    ],
    ["trail", { colorText: "#FFFFFF" }, { colorText: "#111111" }],
    ["boat", { text: { color: "#FFFFFF" } }, { text: { color: "#111111" } }],
    ["exported", { layers: [] }, { layers: [] }],
  ])("%s wears them where its theme has any", (_variant, theme, worn) => {
    expect(recolour(theme, own)).toEqual(worn);
    expect(recolour(theme, null)).toBe(theme);
    expect(recolour(theme, [])).toBe(theme);
  });

  test("six, one or none can be chosen", () => {
    const chosen = Map.groupBy([...COVER_VARIANTS, "volcano"], titleColours);
    expect(Object.fromEntries([...chosen].map(([n, of]) => [n, of.join(" ")]))).toEqual({
      0: "default exported particles_text volcano",
      6: "particles_shape particles_shape_photo curvey curvey2 ripples starburst",
      1: "spaceman boat cake hearts paper_heart rocket trail trail_photo xmas",
    });
  });

  test.each([null, "plain", {}, { text: null }, { text: "plain" }, { text: {} }])(
    "a theme of another shape stays as it is: %j",
    (theme) => {
      expect(recolour(theme, own)).toBe(theme);
    },
  );
});

describe("[OPEN-83] how a title is set", () => {
  const title = "Für %RECIPIENT_NAME%, Straße 👩‍👧";

  test.each([
    ["capitals", "FÜR %RECIPIENT_NAME%, STRASSE 👩‍👧"],
    ["small", "für %RECIPIENT_NAME%, straße 👩‍👧"],
    ["typed", title],
    ["volcano", title],
    [null, title],
  ])("%s", (style, shown) => {
    expect(styleTitle(title, style)).toBe(shown);
  });

  test("a style that nobody knows is as typed", () => {
    expect(TITLE_STYLES.map((style) => titleStyleOf(style))).toEqual(TITLE_STYLES);
    expect(titleStyleOf("KIN_WARP_01_01")).toBe("typed");
  });
});

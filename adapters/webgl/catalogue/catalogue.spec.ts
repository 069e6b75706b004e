import { describe, expect, test } from "vitest";
import { checkPaper, checkTheme, FAMILIES, type Family, TONES } from "#core/domain/cover/index.ts";
import { themeFor, themesOf } from "./index.ts";

const numbered = (prefix: string, ...numbers: number[]): string[] =>
  numbers.map((n) => `${prefix}-${n}`);
const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i);
const namesOf = async (family: Family): Promise<string[]> =>
  (await themesOf(family)).map(({ name }) => name);
const soundOf = async <F extends Family>(family: F) => {
  const themes = await themesOf(family);
  return themes.map((theme) => {
    const sound = checkTheme(family, theme);
    if (!sound) throw new Error(`${theme.name} is broken`);
    return sound;
  });
};

describe("the themes of the families", () => {
  test.each(FAMILIES)("%s: every entry is whole, and known by its tone", async (family) => {
    const themes = await soundOf(family);
    expect(themes.map(({ name }) => name)).toEqual(TONES[family].map(({ name }) => name));
    expect(themes).toEqual(await themesOf(family));
  });

  test("[COVER-03] the card families by their prefixes", async () => {
    expect(await namesOf("boat")).toEqual(numbered("boat", ...upTo(6)));
    expect(await namesOf("cake")).toEqual(numbered("cake", ...upTo(7)));
    expect(await namesOf("paper hearts")).toEqual(numbered("paperheart", 0, 1));
    expect(await namesOf("rocket")).toEqual(numbered("rocket", 1, 2, 3));
    expect(await namesOf("astronaut")).toEqual(numbered("astronaut", ...upTo(4)));
    expect(await namesOf("xmas")).toEqual(numbered("xmas", 1, 2, 3, 4, 5, 6, 7));
  });

  test("[COVER-02][OPEN-113] each card family shows its own scene, and any of them may show cut paper", async () => {
    const scenes = {
      boat: "BoatScene",
      cake: "CakeScene",
      rocket: "RocketScene",
      astronaut: "AstronautScene",
      xmas: "ChristmasScene",
      "paper hearts": "PaperHeartScene",
      hearts: "HeartsScene",
    } as const;
    for (const [family, type] of Object.entries(scenes) as [keyof typeof scenes, string][])
      for (const theme of await soundOf(family)) expect(theme.scene.type).toBe(type);
    const [heart] = await soundOf("paper hearts");
    if (!heart) throw new Error("no paper heart");
    const paper = { ...heart, scene: { ...heart.scene, type: "PaperCutScene" } };
    expect(themeFor("boat", [paper], "x")).toMatchObject({ scene: { type: "PaperCutScene" } });
    expect(checkPaper("hearts", paper)).toBeNull();
  });

  test("[COVER-01][COVER-05][OPEN-115] a boat of Appendix D, field by field", async () => {
    expect((await themesOf("boat"))[6]).toEqual({
      name: "boat-6",
      text: { color: "#FFFFFF" },
      background: {
        color: "#E76F51",
        properties: { type: "Sprites", alpha: 0.2, size: 8, columnWidth: 40 },
      },
      scene: {
        type: "BoatScene",
        miniSceneColor: "#B8482C",
        base: "#4A2C17",
        paint: "#FFFFFF",
        post: "#2F1B0C",
        sails: "#FFE8D6",
      },
    });
  });

  test("[COVER-06][OPEN-115] a cake of Appendix D, field by field", async () => {
    expect((await themesOf("cake"))[7]).toMatchObject({
      name: "cake-7",
      background: { color: "#D90429", properties: { type: "Sprites" } },
      scene: {
        type: "CakeScene",
        miniSceneColor: "#A0031E",
        cakeType: "layer",
        colors: ["#FFFFFF", "#EF233C", "#8D0801"],
        mainTopping: { type: "Chantilly", balls: 10 },
        secondaryTopping: "Sugar",
        candleColor: "#FFD166",
      },
    });
  });

  test("[COVER-07][COVER-09][OPEN-114] a paper heart has four pairs of colours, shadow, deformation and an effect", async () => {
    const [plain, hue] = await soundOf("paper hearts");
    expect(plain?.scene).not.toHaveProperty("effect");
    expect(hue?.scene).toMatchObject({
      heartColor: "#E0AAFF",
      layers: {
        base: ["#10002B", "#240046"],
        back: ["#3C096C", "#5A189A"],
        mid: ["#7B2CBF", "#9D4EDD"],
        front: ["#C77DFF", "#E0AAFF"],
      },
      effect: "HueEffect",
    });
    const scene = { ...hue?.scene, effect: "BorealEffect" };
    expect(checkTheme("paper hearts", { ...hue, scene })).not.toBeNull();
    expect(checkTheme("paper hearts", { ...hue, scene: { ...scene, effect: "Fog" } })).toBeNull();
  });

  test("[COVER-08] a rocket has a ship and a trail colour", async () => {
    expect((await soundOf("rocket")).map(({ scene }) => scene)).toContainEqual({
      type: "RocketScene",
      miniSceneColor: "#2A0877",
      shipColor: "#F1FAEE",
      trailColor: "#4CC9F0",
    });
  });

  test("[COVER-09][OPEN-114] astronaut and Christmas scenes have the fields that were decided", async () => {
    expect((await themesOf("astronaut"))[3]).toMatchObject({
      scene: {
        suitColor: "#FFE8D6",
        visorColor: "#FFBA08",
        planetColor: "#E85D04",
        starsColor: "#FFF3B0",
      },
    });
    expect((await themesOf("xmas"))[6]).toMatchObject({
      scene: {
        treeColor: "#588157",
        baubleColors: ["#FCA311", "#E5E5E5", "#D90429"],
        groundColor: "#E5E5E5",
        snowColor: "#FFFFFF",
      },
    });
  });

  test("[COVER-14][COVER-32][OPEN-118] letters of flowers: four themes, their counts in range and 40000 on phones", async () => {
    expect(await namesOf("particles text")).toEqual(numbered("flowers-text", 0, 1, 2, 3));
    const themes = await soundOf("particles text");
    for (const { particles, border } of themes) {
      expect(particles.nbMobile).toBe(40_000);
      expect(border.nbMobile).toBe(100);
    }
    const counts = themes.map(({ particles }) => particles.nb);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([30_000, 40_000]);
    const borders = themes.map(({ border }) => border.nb);
    expect([Math.min(...borders), Math.max(...borders)]).toEqual([110, 400]);
    const [first] = themes;
    const fewer = { ...first, particles: { ...first?.particles, nb: 29_999 } };
    expect(checkTheme("particles text", fewer)).toBeNull();
  });

  test("[COVER-15][COVER-33] shapes of flowers: five themes, counts and font sizes in range", async () => {
    expect(await namesOf("particles shape")).toEqual(numbered("flowers-shape", ...upTo(4)));
    const themes = await soundOf("particles shape");
    const spread = (values: number[]) => [Math.min(...values), Math.max(...values)];
    expect(spread(themes.map(({ particles }) => particles.nb))).toEqual([2270, 12_000]);
    expect(spread(themes.map(({ particles }) => particles.nbMobile))).toEqual([1830, 6610]);
    expect(spread(themes.map(({ border }) => border.nb))).toEqual([100, 110]);
    expect(spread(themes.map(({ text }) => text.fontSize))).toEqual([70, 80]);
    expect(new Set(themes.map(({ shape }) => shape.id))).toEqual(new Set(["heart", "circle"]));
    const [first] = themes;
    expect(
      checkTheme("particles shape", { ...first, text: { ...first?.text, fontSize: 81 } }),
    ).toBeNull();
  });

  test("[COVER-16][COVER-34] the lettering themes are curvey-0 to curvey-8, margins 7 to 13", async () => {
    expect(await namesOf("curvey")).toEqual(numbered("curvey", ...upTo(8)));
    const [theme] = await soundOf("curvey");
    for (const margin of [7, 13]) expect(checkTheme("curvey", { ...theme, margin })).not.toBeNull();
    for (const margin of [6, 14]) expect(checkTheme("curvey", { ...theme, margin })).toBeNull();
    expect(checkTheme("curvey", { ...theme, colorLetters: ["#FFFFFF"] })).toBeNull();
  });

  test("[COVER-17][COVER-34][OPEN-117] forty-five warps, each named by its sku; margins 10 to 20", async () => {
    const themes = await soundOf("curvey2");
    const skus = [13, 13, 13, 6].flatMap((count, group) =>
      Array.from(
        { length: count },
        (_, i) => `KIN_WARP_0${group + 1}_${String(i + 1).padStart(2, "0")}`,
      ),
    );
    expect(themes.map(({ sku }) => sku)).toEqual(skus);
    expect(themes.map(({ id }) => id)).toEqual(skus);
    const [theme] = themes;
    expect(checkTheme("curvey2", { ...theme, margin: 9 })).toBeNull();
    expect(checkTheme("curvey2", { ...theme, margin: 21 })).toBeNull();
  });

  test("[COVER-19][COVER-20][COVER-21] a warp without its shadow, glare, grounds or effects is broken", async () => {
    const [theme] = await soundOf("curvey2");
    for (const field of ["shadow", "glare", "bg", "effects", "colorLetters", "fonts"])
      expect(checkTheme("curvey2", { ...theme, [field]: undefined }), field).toBeNull();
    const bloomed = (await soundOf("curvey2")).flatMap(({ effects }) => effects);
    expect(bloomed.length).toBeGreaterThan(0);
    expect(Object.keys(bloomed[0] ?? {})).toEqual(
      expect.arrayContaining(["threshold", "bloomScale", "brightness", "blur", "quality"]),
    );
  });

  test("[COVER-22] a warp has a text style, coloured lines, a texture, theme colours and assets", async () => {
    const themes = await soundOf("curvey2");
    const [theme] = themes;
    for (const field of ["textStyle", "coloredLines", "texture", "themeColours", "assets"])
      expect(checkTheme("curvey2", { ...theme, [field]: undefined }), field).toBeNull();
    expect(themes.some(({ coloredLines }) => coloredLines.length > 0)).toBe(true);
    for (const { texture, assets } of themes) expect(assets).toEqual(texture ? [texture.url] : []);
  });

  test("[COVER-23] eight heart themes on dots or squares", async () => {
    expect(await namesOf("hearts")).toEqual(numbered("hearts", ...upTo(7)));
    const [theme] = await soundOf("hearts");
    const background = {
      ...theme?.background,
      properties: { ...theme?.background.properties, type: "Sprites" },
    };
    expect(checkTheme("hearts", { ...theme, background })).toBeNull();
  });

  test("[COVER-24][COVER-25] ripples 1, 2, 4, 5, 6 of two colours, starbursts 0 to 5 of three", async () => {
    expect(await namesOf("ripples")).toEqual(numbered("ripples", 1, 2, 4, 5, 6));
    for (const theme of await soundOf("ripples")) {
      expect(theme.colorsRipples).toHaveLength(6);
      expect(theme.colorsText).toHaveLength(6);
    }
    expect(await namesOf("starburst")).toEqual(numbered("starburst", ...upTo(5)));
    for (const theme of await soundOf("starburst")) expect(theme.colorsStarburst).toHaveLength(9);
  });

  test("[COVER-26] eight ribbons", async () => {
    expect(await namesOf("trail")).toEqual(numbered("trail", ...upTo(7)));
    const [theme] = await soundOf("trail");
    expect(checkTheme("trail", { ...theme, bgColor: "red" })).toBeNull();
  });
});

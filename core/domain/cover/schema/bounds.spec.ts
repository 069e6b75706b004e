import { expect, it } from "vitest";
import * as z from "zod/mini";
import * as card from "./card.ts";
import * as curvey2 from "./curvey2.ts";
import { Fraction, Name } from "./fields.ts";
import * as lettering from "./lettering.ts";
import * as light from "./light.ts";
import * as particles from "./particles.ts";

const told = ["minimum", "maximum", "minItems", "maxItems"] as const;
const unnamed = ["properties", "items", "anyOf", "oneOf", "allOf"];

/** Every bound in a JSON schema, as `path: minimum 1, maximum 24`; a fraction's own are left out. */
function* boundsOf(node: unknown, path: string): Generator<string> {
  if (typeof node !== "object" || node === null) return;
  const bounds = told.flatMap((name) => (name in node ? `${name} ${Reflect.get(node, name)}` : []));
  const said = bounds.join(", ");
  if (said !== "" && said !== "minimum 0, maximum 1" && !/\d{15}/.test(said))
    yield `${path}: ${said}`;
  for (const [name, inner] of Object.entries(node))
    yield* boundsOf(inner, unnamed.includes(name) ? path : `${path}.${name}`);
}

it("[COVER-01, OPEN-115] a theme keeps within the bounds of its kind", () => {
  const themes = Object.entries({ ...card, ...curvey2, ...lettering, ...light, ...particles });
  const bounds = themes.flatMap(([name, theme]) =>
    typeof theme === "object" && "_zod" in theme
      ? [...boundsOf(z.toJSONSchema(theme, { unrepresentable: "any" }), name)]
      : [],
  );
  expect(bounds.toSorted()).toEqual([
    "CakeTheme.scene.colors: minItems 3, maxItems 3",
    "CakeTheme.scene.mainTopping.0.balls: minimum 1, maximum 24",
    "ChristmasTheme.scene.baubleColors: minItems 3, maxItems 3",
    "Curvey2Theme.colorLetters: minItems 1",
    "Curvey2Theme.coloredLines: minItems 4, maxItems 4",
    "Curvey2Theme.fonts: minItems 1",
    "Curvey2Theme.margin: minimum 10, maximum 20",
    "Curvey2Theme.textStyle.stroke.strokeThickness: minimum 0, maximum 20",
    "CurveyTheme.colorLetters: minItems 6, maxItems 6",
    "CurveyTheme.fonts: minItems 1",
    "CurveyTheme.margin: minimum 7, maximum 13",
    "HeartsTheme.scene.colorsHearts: minItems 1",
    "HeartsTheme.scene.colorsParticles: minItems 1",
    "PaperCutTheme.scene.layers.back: minItems 2, maxItems 2",
    "PaperCutTheme.scene.layers.base: minItems 2, maxItems 2",
    "PaperCutTheme.scene.layers.front: minItems 2, maxItems 2",
    "PaperCutTheme.scene.layers.mid: minItems 2, maxItems 2",
    "PaperHeartTheme.scene.layers.back: minItems 2, maxItems 2",
    "PaperHeartTheme.scene.layers.base: minItems 2, maxItems 2",
    "PaperHeartTheme.scene.layers.front: minItems 2, maxItems 2",
    "PaperHeartTheme.scene.layers.mid: minItems 2, maxItems 2",
    "ParticlesShapeTheme.background.colors.prefixItems.0: minItems 3, maxItems 3",
    "ParticlesShapeTheme.background.colors.prefixItems.1: minItems 3, maxItems 3",
    "ParticlesShapeTheme.background.colors: minItems 2, maxItems 2",
    "ParticlesShapeTheme.border.assets: minItems 1",
    "ParticlesShapeTheme.border.dotsColors: minItems 1",
    "ParticlesShapeTheme.border.nb: minimum 100, maximum 110",
    "ParticlesShapeTheme.border.nbMobile: minimum 100, maximum 110",
    "ParticlesShapeTheme.particles.assets: minItems 1",
    "ParticlesShapeTheme.particles.dotsColors: minItems 1",
    "ParticlesShapeTheme.particles.nb: minimum 2270, maximum 12000",
    "ParticlesShapeTheme.particles.nbMobile: minimum 1830, maximum 6610",
    "ParticlesShapeTheme.text.colors: minItems 6, maxItems 6",
    "ParticlesShapeTheme.text.fontSize: minimum 70, maximum 80",
    "ParticlesTextTheme.background.colors.prefixItems.0: minItems 3, maxItems 3",
    "ParticlesTextTheme.background.colors.prefixItems.1: minItems 3, maxItems 3",
    "ParticlesTextTheme.background.colors: minItems 2, maxItems 2",
    "ParticlesTextTheme.border.assets: minItems 1",
    "ParticlesTextTheme.border.dotsColors: minItems 1",
    "ParticlesTextTheme.border.nb: minimum 100, maximum 400",
    "ParticlesTextTheme.border.nbMobile: minimum 100, maximum 110",
    "ParticlesTextTheme.particles.assets: minItems 1",
    "ParticlesTextTheme.particles.dotsColors: minItems 1",
    "ParticlesTextTheme.particles.nb: minimum 30000, maximum 40000",
    "ParticlesTextTheme.particles.nbMobile: minimum 40000, maximum 40000",
    "RipplesTheme.colorsRipples: minItems 6, maxItems 6",
    "RipplesTheme.colorsText: minItems 6, maxItems 6",
    "StarburstTheme.colorsStarburst: minItems 9, maxItems 9",
    "StarburstTheme.colorsText: minItems 6, maxItems 6",
  ]);
});

it("[COVER-01] a fraction is from 0 to 1, a name has a letter", () => {
  const goes = (of: z.ZodMiniType, values: readonly unknown[]) =>
    values.map((value) => of.safeParse(value).success);
  expect(goes(Fraction, [-0.1, 0, 1, 1.1])).toEqual([false, true, true, false]);
  expect(goes(Name, ["", "a"])).toEqual([false, true]);
});

import * as z from "zod/mini";
import {
  AstronautTheme,
  BoatTheme,
  CakeTheme,
  ChristmasTheme,
  HeartsTheme,
  PaperCutTheme,
  PaperHeartTheme,
  RocketTheme,
} from "./schema/card.ts";
import { Curvey2Theme } from "./schema/curvey2.ts";
import { CurveyTheme } from "./schema/lettering.ts";
import { RipplesTheme, StarburstTheme, TrailTheme } from "./schema/light.ts";
import { ParticlesShapeTheme, ParticlesTextTheme } from "./schema/particles.ts";

const own = {
  "particles text": ParticlesTextTheme,
  "particles shape": ParticlesShapeTheme,
  curvey: CurveyTheme,
  curvey2: Curvey2Theme,
  astronaut: AstronautTheme,
  boat: BoatTheme,
  cake: CakeTheme,
  hearts: HeartsTheme,
  "paper hearts": PaperHeartTheme,
  ripples: RipplesTheme,
  rocket: RocketTheme,
  starburst: StarburstTheme,
  trail: TrailTheme,
  xmas: ChristmasTheme,
} as const;

/** A family of themes, named as in the cover catalogue (COVER-10); "default" and "exported" have none (COVER-11). */
export type Family = keyof typeof own;
export const FAMILIES = Object.keys(own) as readonly Family[];

/** Themes by family. */
export type ThemeOf = { readonly [F in Family]: z.infer<(typeof own)[F]> };

const CARDS: ReadonlySet<Family> = new Set([
  "astronaut",
  "boat",
  "cake",
  "paper hearts",
  "rocket",
  "xmas",
]);

/** The theme as the catalogue promises it; null for an entry that is broken. */
export const checkTheme = <F extends Family>(family: F, theme: unknown): ThemeOf[F] | null => {
  const read = z.safeParse(own[family], theme);
  return read.success ? (read.data as ThemeOf[F]) : null;
};

/** The theme where it shows cut paper instead of its family's own scene, as any card theme may (OPEN-113). */
export const checkPaper = (family: Family, theme: unknown): PaperCutTheme | null => {
  const read = CARDS.has(family) ? z.safeParse(PaperCutTheme, theme) : null;
  return read?.success ? read.data : null;
};

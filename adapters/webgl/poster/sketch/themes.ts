import type { CoverSpec } from "#core/app/ports/stage.ts";
import {
  type CakeTheme,
  type CurveyTheme,
  checkTheme,
  type Drawing,
  resolveTheme,
} from "#core/domain/cover/index.ts";
import { themesOf } from "../../catalogue/index.ts";
import { lookOf } from "../../curvey/look.ts";
import type { Plan } from "./plan.ts";

/** Themes that have arrived: a cake is painted in its own colours, curvey lettering has its own face. */
const cakes: CakeTheme[] = [];
const letterings: CurveyTheme[] = [];

const fill = async <F extends "cake" | "curvey">(
  family: F,
  into: (CakeTheme | CurveyTheme)[],
): Promise<void> => {
  if (into.length > 0) return;
  for (const one of await themesOf(family)) {
    const theme = checkTheme(family, one);
    if (theme) into.push(theme as CakeTheme | CurveyTheme);
  }
};

/** Fetches the themes that a poster of this kind is painted from. */
export const learn = async (drawing: Drawing): Promise<void> => {
  if (drawing === "cake") await fill("cake", cakes);
  if (drawing === "curvey") await fill("curvey", letterings);
};

export const cakeOf = (theme: string | null | undefined): CakeTheme | null =>
  resolveTheme(cakes, theme);

/** What a cover without a theme is lettered in, a line in each. */
const INKS = ["#8E2A5B", "#B5345F", "#C8553D", "#6B2FA0", "#1F7A7D"];

/** The plan in its own theme's words, face and colours. */
export const refined = (plan: Plan, spec: CoverSpec): Plan => {
  if (plan.drawing === "default") return { ...plan, inks: spec.colours ?? INKS, rim: "#FFFFFF" };
  const theme = plan.drawing === "curvey" ? resolveTheme(letterings, spec.theme) : null;
  if (!theme) return plan;
  const shown = plan.text === "" ? (theme.text ?? "") : plan.text;
  const font = theme.fonts.find((one) => one.active) ?? theme.fonts[0];
  return {
    ...plan,
    text: lookOf(theme).upper ? shown.toLocaleUpperCase() : shown,
    inks: spec.colours ?? theme.colorLetters,
    ...(font && {
      face: {
        family: font.fontFamily,
        weight: font.fontWeight,
        italic: font.italic,
        size: 1,
        fill: false,
      },
    }),
  };
};

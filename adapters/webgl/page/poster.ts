import type { CoverSpec } from "#core/app/ports/stage.ts";
import {
  type CakeTheme,
  type CurveyTheme,
  checkTheme,
  type Drawing,
  drawingOf,
  fillTitle,
  resolveTheme,
  toneOf,
} from "#core/domain/cover/index.ts";
import { blend, lightness, type Pen } from "../basis/index.ts";
import { themesOf } from "../catalogue/index.ts";
import {
  breakEvenly,
  type Face,
  fontOf,
  lineWidth,
  loadFaces,
  readsFromRight,
} from "../words/index.ts";
import { boxOf } from "./box.ts";

const BALOO: Face = { family: "Baloo 2", weight: 800, italic: false, size: 1, fill: false };

interface Plan {
  readonly text: string;
  readonly face: Face;
  readonly ground: string;
  readonly ink: string;
  readonly inks: readonly string[];
  readonly drawing: Drawing;
  readonly cake: CakeTheme | null;
}

/** Themes that have arrived; until then a poster is its ground and its words. */
const cakes: CakeTheme[] = [];
const letterings: CurveyTheme[] = [];
let lookOf: typeof import("../curvey/look.ts").lookOf | null = null;
let sketches: typeof import("./sketch/index.ts") | null = null;

/** Fetches what a poster of this family is painted from. */
const learn = async (variant: string): Promise<void> => {
  const drawing = drawingOf(variant);
  sketches ??= await import("./sketch/index.ts");
  if (drawing === "cake" && cakes.length === 0) {
    for (const one of await themesOf("cake")) {
      const theme = checkTheme("cake", one);
      if (theme) cakes.push(theme);
    }
  }
  if (drawing === "curvey" && letterings.length === 0) {
    ({ lookOf } = await import("../curvey/look.ts"));
    for (const one of await themesOf("curvey")) {
      const theme = checkTheme("curvey", one);
      if (theme) letterings.push(theme);
    }
  }
};

const planOf = (spec: CoverSpec): Plan => {
  const drawing = drawingOf(spec.variant);
  const { ground, ink } = toneOf(spec.variant, spec.theme ?? spec.exportedId);
  const text = fillTitle(spec.title, spec.recipientName);
  const plan = {
    text,
    face: BALOO,
    ground,
    inks: spec.colours ?? [ink],
    drawing,
    ink,
    cake: null,
  };
  const cake = drawing === "cake" ? resolveTheme(cakes, spec.theme) : null;
  if (cake) return { ...plan, cake };
  const theme = drawing === "curvey" ? resolveTheme(letterings, spec.theme) : null;
  if (!theme) return plan;
  const shown = text === "" ? (theme.text ?? "") : text;
  const font = theme.fonts.find((one) => one.active) ?? theme.fonts[0];
  return {
    ...plan,
    text: lookOf?.(theme).upper ? shown.toLocaleUpperCase() : shown,
    face: font
      ? {
          family: font.fontFamily,
          weight: font.fontWeight,
          italic: font.italic,
          size: 1,
          fill: false,
        }
      : BALOO,
    inks: spec.colours ?? theme.colorLetters,
  };
};

const letter = (pen: Pen, plan: Plan, width: number, height: number): void => {
  const words = plan.text.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return;
  pen.font = fontOf(plan.face, 100);
  const space = pen.measureText(" ").width / 100;
  const measures = words.map((word) => ({ width: pen.measureText(word).width / 100, space }));
  const box = boxOf(plan.drawing, width, height);
  let best = { size: 0, lines: breakEvenly(measures, 1) };
  for (let count = 1; count <= words.length; count++) {
    const lines = breakEvenly(measures, count);
    const widest = Math.max(...lines.map((line) => lineWidth(measures, line)));
    const size = Math.min(box.width / widest, box.height / (lines.length * 1.08), height * 0.3);
    if (size > best.size) best = { size, lines };
  }
  pen.font = fontOf(plan.face, best.size);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.direction = readsFromRight(plan.text) ? "rtl" : "ltr";
  const dark = lightness(plan.ground) < 0.55;
  pen.shadowColor = `${blend(plan.ground, "#1A0612", 0.6)}59`;
  pen.shadowBlur = best.size * 0.12;
  pen.shadowOffsetY = best.size * 0.07;
  best.lines.forEach(([from, to], i) => {
    pen.fillStyle = plan.inks[i % plan.inks.length] ?? (dark ? "#FFFFFF" : "#2B2140");
    pen.fillText(
      words.slice(from, to + 1).join(" "),
      box.x,
      box.y + (i - (best.lines.length - 1) / 2) * best.size * 1.08,
    );
  });
  pen.shadowColor = "transparent";
};

/** Paints a cover with nothing but a 2D canvas: what is seen before, and without, WebGL (OPEN-164). */
export const paintPoster = (pen: Pen, spec: CoverSpec, width: number, height: number): void => {
  if (width < 1 || height < 1) return;
  const plan = planOf(spec);
  const glow = pen.createRadialGradient(
    width / 2,
    height / 2,
    0,
    width / 2,
    height / 2,
    Math.hypot(width, height) * 0.55,
  );
  glow.addColorStop(0, blend(plan.ground, "#FFFFFF", 0.16));
  glow.addColorStop(1, blend(plan.ground, "#1A0612", 0.12));
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);
  if (plan.cake) sketches?.cakeSketch(pen, plan.cake, width, height);
  else if (plan.drawing !== "cake")
    sketches?.SKETCHES[plan.drawing]({ pen, width, height, ground: plan.ground, ink: plan.ink });
  letter(pen, plan, width, height);
};

/** Fetches the poster's own picture, theme and face; paint again after it. What cannot be had is left out. */
export const loadPosterFace = async (spec: CoverSpec): Promise<void> => {
  await learn(spec.variant).catch(() => undefined);
  const { face, text } = planOf(spec);
  await loadFaces([face], text);
};

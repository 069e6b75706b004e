import type { CoverSpec } from "#core/app/ports/stage.ts";
import { drawingOf, fillTitle, toneOf } from "#core/domain/cover/index.ts";
import { blend, lightness, type Pen } from "../basis/index.ts";
import {
  breakEvenly,
  type Face,
  fontOf,
  lineWidth,
  loadFaces,
  readsFromRight,
} from "../words/index.ts";
import type { Plan } from "./sketch/plan.ts";

const BALOO: Face = { family: "Baloo 2", weight: 800, italic: false, size: 1, fill: false };

/** What is painted beside ground and words; until it has arrived a poster is these. */
let sketches: typeof import("./sketch/index.ts") | null = null;

const planOf = (spec: CoverSpec): Plan => {
  const drawing = drawingOf(spec.variant);
  const { ground, ink } = toneOf(spec.variant, spec.theme ?? spec.exportedId);
  const text = fillTitle(spec.title, spec.recipientName);
  const plan = {
    text,
    face: BALOO,
    ground,
    ink,
    inks: spec.colours ?? [ink],
    drawing,
    box: spec.box,
  };
  return sketches?.refined(plan, spec) ?? plan;
};

/** A place in percent of the picture, in pixels by its middle. */
const placed = (box: NonNullable<Plan["box"]>, width: number, height: number) => ({
  x: ((box.x + box.width / 2) * width) / 100,
  y: ((box.y + box.height / 2) * height) / 100,
  width: (box.width * width) / 100,
  height: (box.height * height) / 100,
});

const letter = (pen: Pen, plan: Plan, width: number, height: number): void => {
  const words = plan.text.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return;
  pen.font = fontOf(plan.face, 100);
  const space = pen.measureText(" ").width / 100;
  const measures = words.map((word) => ({ width: pen.measureText(word).width / 100, space }));
  const box = plan.box
    ? placed(plan.box, width, height)
    : (sketches?.boxOf(plan.drawing, width, height) ?? {
        x: width / 2,
        y: height / 2,
        width: width * 0.86,
        height: height * 0.8,
      });
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
  const lines = best.lines.map(([from, to], i) => ({
    words: words.slice(from, to + 1).join(" "),
    y: box.y + (i - (best.lines.length - 1) / 2) * best.size * 1.08,
  }));
  if (plan.rim) {
    pen.strokeStyle = plan.rim;
    pen.lineWidth = best.size * 0.13;
    pen.lineJoin = "round";
    for (const line of lines) pen.strokeText(line.words, box.x, line.y);
    pen.shadowColor = "transparent";
  }
  for (const [i, line] of lines.entries()) {
    pen.fillStyle = plan.inks[i % plan.inks.length] ?? (dark ? "#FFFFFF" : "#2B2140");
    pen.fillText(line.words, box.x, line.y);
  }
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
  const isDark = lightness(plan.ground) < 0.55;
  glow.addColorStop(1, blend(plan.ground, isDark ? "#1A0612" : plan.ink, isDark ? 0.12 : 0.08));
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);
  sketches?.sketch({ ...plan, pen, width, height }, plan.drawing, spec.theme);
  letter(pen, plan, width, height);
};

/** Fetches the poster's own picture, theme and face; paint again after it. What cannot be had is left out. */
export const loadPosterFace = async (spec: CoverSpec): Promise<void> => {
  try {
    sketches ??= await import("./sketch/index.ts");
    await sketches.learn(drawingOf(spec.variant));
  } catch {
    // a poster without it has its ground and its words
  }
  const { face, text } = planOf(spec);
  await loadFaces([face], text);
};

import { randomFrom } from "#adapters/webgl/basis/index.ts";
import type { Sheet } from "../../drawing.ts";
import { castShadow, layGrain, seen } from "../../paper/index.ts";

/** Width of a layer of waves, in units: wider than the slide, so that it can be moved without an edge being seen. */
export const layerWide = 112;
export const layerHigh = 62;

/** The evening before the sun goes, and the night after it: two skies of one size, one laid over the other. */
const skies = {
  evening: ["#5c4d9c", "#a05ba3", "#ee7f79", "#ffc07f"],
  night: ["#1d1747", "#3a2467", "#7d3d78", "#d76a6a"],
} as const;
export const paintSky = (part: Sheet, of: keyof typeof skies): void => {
  const { pen, unit, width, height } = part;
  const sky = pen.createLinearGradient(0, 0, 0, height * 0.72);
  skies[of].forEach((tint, i) => {
    sky.addColorStop(i / 3, tint);
  });
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  if (of === "night") {
    const random = randomFrom(23);
    for (let i = 0; i < 70; i++) {
      const bright = random();
      pen.fillStyle = seen("#fff6dc", 0.25 + 0.7 * bright * bright);
      pen.beginPath();
      pen.arc(random() * width, random() * height * 0.5, (0.16 + 0.36 * bright) * unit, 0, 7);
      pen.fill();
    }
  }
  layGrain(part, 0.6);
};

/** The sun, a disc of cut paper with its glow; in the middle of its part. */
export const sunSide = 62;
export const paintSun = (part: Sheet): void => {
  const { pen, unit, width } = part;
  const m = width / 2;
  const glow = pen.createRadialGradient(m, m, 8 * unit, m, m, m);
  glow.addColorStop(0, seen("#fff0c0", 0.75));
  glow.addColorStop(0.4, seen("#ffd899", 0.32));
  glow.addColorStop(1, seen("#ffd899", 0));
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, width);
  castShadow(part, "#a0452e", 0.4, 0.7, 2);
  const disc = pen.createLinearGradient(m - 9 * unit, m - 12 * unit, m + 7 * unit, m + 12 * unit);
  disc.addColorStop(0, "#fffbe9");
  disc.addColorStop(1, "#ffcf7d");
  pen.fillStyle = disc;
  pen.beginPath();
  pen.arc(m, m, 12.5 * unit, 0, 7);
  pen.fill();
};

/** The height of a wave of paper at a place, in units above its layer’s middle. */
export const swell = (x: number, seed: number, high: number): number =>
  high * (Math.sin(x * 0.115 + seed * 2.1) + 0.45 * Math.sin(x * 0.27 + seed * 4.7));

/** A layer of waves in one tint, its crests lit; `high` of its swell in units. */
export const paintLayer = (
  part: Sheet,
  tint: string,
  rim: string,
  seed: number,
  high: number,
): void => {
  const { pen, unit, width, height } = part;
  const path = new Path2D();
  path.moveTo(0, height);
  for (let x = 0; x <= layerWide; x += 1) path.lineTo(x * unit, (10 - swell(x, seed, high)) * unit);
  path.lineTo(width, height);
  path.closePath();
  pen.save();
  castShadow(part, "#0c1438", 0.45, -0.6, 2.4);
  pen.fillStyle = tint;
  pen.fill(path);
  pen.restore();
  pen.save();
  pen.clip(path);
  pen.strokeStyle = rim;
  pen.lineWidth = 0.9 * unit;
  pen.stroke(path);
  const deep = pen.createLinearGradient(0, 0, 0, height);
  deep.addColorStop(0, seen("#ffffff", 0.12));
  deep.addColorStop(0.25, seen("#ffffff", 0));
  deep.addColorStop(1, seen("#0a1030", 0.4));
  pen.fillStyle = deep;
  pen.fillRect(0, 0, width, height);
  layGrain(part, 0.6);
  pen.restore();
};

/** The crest that is the voice: its outline follows heights from one edge to the other, in units above the sea’s level. */
export const paintCrest = (part: Sheet, heights: readonly number[], level: number): void => {
  const { pen, unit, width, height } = part;
  const path = new Path2D();
  const step = width / Math.max(1, heights.length - 1);
  path.moveTo(0, height);
  const y = (i: number) =>
    (level - (heights[Math.max(0, Math.min(heights.length - 1, i))] ?? 0)) * unit;
  path.lineTo(0, y(0));
  for (let i = 0; i + 1 < heights.length; i++) {
    const middle = (i + 0.5) * step;
    path.bezierCurveTo(middle, y(i), middle, y(i + 1), (i + 1) * step, y(i + 1));
  }
  path.lineTo(width, height);
  path.closePath();
  pen.save();
  castShadow(part, "#0c1438", 0.5, -0.8, 3);
  pen.fillStyle = "#1f7f8c";
  pen.fill(path);
  pen.restore();
  pen.save();
  pen.clip(path);
  const deep = pen.createLinearGradient(0, 0, 0, height);
  deep.addColorStop(0, "#35a3a6");
  deep.addColorStop(0.4, "#1f7a8a");
  deep.addColorStop(1, "#123f62");
  pen.fillStyle = deep;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = "#bff2e4";
  pen.lineWidth = 1.1 * unit;
  pen.stroke(path);
  layGrain(part, 0.6);
  pen.restore();
};

/** Bars under the crest, as high as it is there; `said` are gold, the others pale. */
export const paintBars = (
  part: Sheet,
  bars: readonly number[],
  heights: readonly number[],
  level: number,
  said: boolean,
): void => {
  const { pen, unit, width } = part;
  const step = width / bars.length;
  const wide = Math.min(2.4 * unit, step * 0.5);
  pen.fillStyle = said ? "#ffd773" : seen("#d9fff2", 0.42);
  if (said) castShadow(part, "#0c2a3a", 0.5, 0.3, 0.8);
  bars.forEach((bar, i) => {
    const x = (i + 0.5) * step;
    const at = Math.round(((i + 0.5) / bars.length) * (heights.length - 1));
    const top = (level - (heights[at] ?? 0) + 2.6) * unit;
    const long = Math.max(1.2, 3 + 13 * bar) * unit;
    pen.beginPath();
    pen.roundRect(x - wide / 2, top, wide, long, wide / 2);
    pen.fill();
  });
};

/** A folded paper boat, its keel in the middle of the part’s lower edge. */
export const boatSide = 24;
export const paintBoat = (part: Sheet): void => {
  const { pen, unit } = part;
  const at = (points: readonly (readonly [number, number])[]): void => {
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo((12 + x) * unit, (19 + y) * unit);
    pen.closePath();
  };
  pen.save();
  castShadow(part, "#141b44", 0.5, 0.6, 1.8);
  pen.fillStyle = "#fffaf0";
  at([
    [-9.5, -6],
    [-5.5, 0],
    [5.5, 0],
    [9.5, -6],
    [2.6, -4.2],
    [0, -14],
    [-2.6, -4.2],
  ]);
  pen.fill();
  pen.restore();
  for (const [tint, points] of [
    [
      "#f1e4cf",
      [
        [0, -14],
        [2.6, -4.2],
        [0, -3.4],
      ],
    ],
    [
      "#fffdf7",
      [
        [0, -14],
        [-2.6, -4.2],
        [0, -3.4],
      ],
    ],
    [
      "#fff6e6",
      [
        [-9.5, -6],
        [-5.5, 0],
        [0, 0],
        [0, -3.4],
      ],
    ],
    [
      "#e3d1b4",
      [
        [9.5, -6],
        [5.5, 0],
        [0, 0],
        [0, -3.4],
      ],
    ],
  ] as const) {
    pen.fillStyle = tint;
    at(points);
    pen.fill();
  }
  // a red pennant
  pen.fillStyle = "#f2545b";
  at([
    [0, -14],
    [4.6, -12.6],
    [0, -11.2],
  ]);
  pen.fill();
};

/** A heart of cut paper, in the middle of its part. */
export const heartSide = 9;
export const paintHeart = (part: Sheet): void => {
  const { pen, unit } = part;
  pen.translate(part.width / 2, part.height / 2);
  castShadow(part, "#3a0a2a", 0.45, 0.3, 1);
  pen.fillStyle = "#ff6f7a";
  pen.beginPath();
  pen.moveTo(0, 3 * unit);
  pen.bezierCurveTo(-5.2 * unit, -0.6 * unit, -2.8 * unit, -4.2 * unit, 0, -1.7 * unit);
  pen.bezierCurveTo(2.8 * unit, -4.2 * unit, 5.2 * unit, -0.6 * unit, 0, 3 * unit);
  pen.fill();
};

import type { TitleFrame } from "../../lettering/index.ts";

type Shape = "heart" | "circle";

/** Where the shape stands and the title with it; units of half the picture's height. */
export interface Layout extends TitleFrame {
  readonly x: number;
  readonly y: number;
  /** The shape's own unit, across and up. */
  readonly scale: readonly [number, number];
  /** Half the width of the wreath. */
  readonly band: number;
}

/** Signed distance to the outline, negative inside; a heart is from -0.6 to 0.6 across, a circle has radius 0.55. */
export const outline = (shape: Shape, px: number, py: number): number => {
  if (shape === "circle") return Math.hypot(px, py) - 0.55;
  const x = Math.abs(px);
  const y = py + 0.56;
  if (x + y > 1) return Math.hypot(x - 0.25, y - 0.75) - Math.SQRT2 / 4;
  const k = 0.5 * Math.max(x + y, 0);
  return Math.sqrt(Math.min(x * x + (y - 1) ** 2, (x - k) ** 2 + (y - k) ** 2)) * Math.sign(x - y);
};

/** The same for shaders: `outline(p)`, HEART says which. */
export const OUTLINE = /* glsl */ `
float outline(vec2 p){
  if(HEART==0) return length(p)-.55;
  p.x=abs(p.x); p.y+=.56;
  if(p.x+p.y>1.) return length(p-vec2(.25,.75))-.35355;
  vec2 a=p-vec2(0.,1.), b=p-.5*max(p.x+p.y,0.); return sqrt(min(dot(a,a),dot(b,b)))*sign(p.x-p.y);
}`;

/**
 * The shape as large as it fits; the title stands in it, or below it (beside it in a wide picture) where a photo fills
 * it. `largest` is the height of an em the theme asks for.
 */
export const layoutOf = (shape: Shape, aspect: number, photo: boolean, largest: number): Layout => {
  const wide = aspect > 1.1;
  const heart = shape === "heart";
  const band = wide ? 0.1 : 0.078;
  const most = wide ? 0.86 : aspect - 0.1;
  const across = (most - band) / (wide ? 0.58 : heart ? 0.6 : 0.55);
  if (photo) {
    const scale = wide ? across : Math.min(across, 1.02);
    const x = wide ? -aspect * 0.42 : 0;
    const room = aspect * (wide ? 0.74 : 1.36);
    return {
      x,
      y: wide ? 0 : 0.26,
      scale: [scale, scale],
      band,
      title: wide
        ? { x: aspect * 0.49, y: 0, width: room, height: 1.2 }
        : { x: 0, y: -0.6, width: room, height: 0.42 },
      arch: wide ? 0.02 : 0.08,
      largest: largest * 1.15,
    };
  }
  const scale: [number, number] = [across, across * (wide ? 1 : heart ? 1.16 : 1.1)];
  return {
    x: 0,
    y: wide ? 0.02 : 0.04,
    scale,
    band,
    title: heart
      ? { x: 0, y: 0.04 + scale[1] * 0.12, width: scale[0] * 0.8, height: scale[1] * 0.44 }
      : { x: 0, y: 0.04, width: scale[0] * 0.74, height: scale[1] * 0.66 },
    arch: 0,
    largest: largest * (wide ? 1.3 : 1),
  };
};

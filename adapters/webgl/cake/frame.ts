import type { TitleFrame } from "../lettering/index.ts";

/** Where the camera stands for a shape of cover, where the cake comes to lie, and what is left for the title. */
export interface Frame extends TitleFrame {
  readonly distance: number;
  /** The cake's middle, moved across and up in the picture (-1 to 1). */
  readonly shift: readonly [number, number];
}

export const FIELD = 26;
const HALF = Math.tan((FIELD / 2) * (Math.PI / 180));
/** Half the width and the heights the cake needs, in its own units, flames and plate included. */
const WIDE = 1.52;
const LOW = -1.12;
const HIGH = 2.02;
export const EYE = 2.2;
export const LOOK = 0.5;

export const frameFor = (aspect: number): Frame => {
  const beside = aspect > 1.15;
  const share = beside ? 0.86 : 0.69;
  const high = (HIGH - LOW) / (2 * share);
  const wide = beside ? 0 : WIDE / aspect;
  const half = Math.max(high, wide);
  const distance = half / HALF;
  const across = beside ? 0.44 - 0.04 * Math.min(1, aspect - 1.15) : 0;
  // the picture's lower edge lies a little under the foot of the stand
  const up = -1 + 0.045 - (LOW - LOOK) / half;
  const shift: [number, number] = [
    beside ? across : 0,
    beside ? -((HIGH + LOW) / 2 - LOOK) / half : Math.min(up, 0),
  ];
  if (beside) {
    const left = -aspect * 0.93;
    const right = aspect * across - WIDE / half - 0.02;
    return {
      distance,
      shift,
      title: { x: (left + right) / 2, y: 0.05, width: right - left, height: 1.5 },
      arch: 0.06,
      largest: 0.42,
    };
  }
  const roof = shift[1] + (HIGH - LOOK) / half;
  const room = 0.93 - (roof + 0.0);
  return {
    distance,
    shift,
    title: {
      x: 0,
      y: roof + room / 2 + 0.01,
      width: aspect * 2 * 0.88,
      height: Math.max(room, 0.2),
    },
    arch: 0.16 / Math.max(aspect, 0.6),
    largest: 0.36,
  };
};

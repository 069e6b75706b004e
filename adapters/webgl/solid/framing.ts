import type { SolidFrame } from "./scene.ts";

/** What must be seen of a scene, in its own units: half its width, and how far down and up. */
export interface Extent {
  readonly wide: number;
  readonly low: number;
  readonly high: number;
  /** The height the camera looks at. */
  readonly look: number;
  /** Degrees. */
  readonly field: number;
  /** Part of the height that the scene takes where the title stands above it. */
  readonly share: number;
}

export interface FramedScene extends SolidFrame {
  readonly distance: number;
}

/** The title above the scene in a tall picture, beside it in a wide one. */
export const framing = (
  { wide, low, high, look, field, share }: Extent,
  aspect: number,
): FramedScene => {
  const beside = aspect > 1.15;
  const half = Math.max((high - low) / (2 * (beside ? 0.92 : share)), beside ? 0 : wide / aspect);
  const distance = half / Math.tan((field / 2) * (Math.PI / 180));
  if (beside) {
    const across = 0.42;
    const left = -aspect * 0.92;
    const right = aspect * across - (wide * 0.9) / half;
    return {
      distance,
      shift: [across, -((high + low) / 2 - look) / half],
      title: { x: (left + right) / 2, y: 0.16, width: right - left, height: 1.35 },
      arch: 0.05,
      largest: 0.42,
    };
  }
  const up = Math.min(0.2, -1 + 0.03 - (low - look) / half);
  const roof = up + (high - look) / half;
  const room = Math.max(0.91 - roof, 0.24);
  return {
    distance,
    shift: [0, up],
    title: { x: 0, y: 0.95 - room / 2, width: aspect * 2 * 0.9, height: room },
    arch: 0.13 / Math.max(aspect, 0.6),
    largest: 0.34,
  };
};

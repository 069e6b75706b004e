import type { Drawing } from "#core/domain/cover/index.ts";

/** Where a poster's words stand, by its middle. Pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const STANDS: ReadonlySet<Drawing> = new Set(["cake", "boat", "rocket", "astronaut", "xmas"]);

/** The place that each picture leaves for its title. */
export const boxOf = (drawing: Drawing, width: number, height: number): Box => {
  const [x, y] = [width / 2, height / 2];
  const isWide = width > height * 1.15;
  const middle = (across: number, down: number, up = 0): Box => ({
    x,
    y: y - up,
    width: across,
    height: down,
  });
  if (STANDS.has(drawing))
    return isWide
      ? { x: width * 0.27, y, width: width * 0.43, height: height * 0.8 }
      : { x, y: height * 0.18, width: width * 0.86, height: height * 0.24 };
  const heart = isWide ? height * 0.5 : Math.min(width * 0.46, height * 0.42);
  switch (drawing) {
    case "exported":
      return { x, y: height * 0.19, width: width * 0.86, height: height * 0.26 };
    case "hearts":
    case "paper hearts":
      return middle(heart * 1.36, heart * 0.86, heart * 0.12);
    case "particles shape":
      return middle(heart * 1.02, heart * 0.56, heart * -0.01);
    case "starburst":
      return isWide
        ? middle(width * 0.46, height * 0.42)
        : middle(width * 0.66, Math.min(width * 0.46, height * 0.4) * 1.15);
    case "trail":
      return middle(width * 0.7, height * 0.44);
    case "particles text":
      return middle(width * 0.76, height * 0.62);
    case "default":
      return middle(width * 0.86, height * 0.5, height * -0.04);
    default:
      return middle(width * 0.86, height * 0.8);
  }
};

import type { ParticlesShapeTheme } from "#core/domain/cover/index.ts";
import type { Grains } from "../grains.ts";
import { COLUMNS, isGreen } from "../sprites.ts";
import { type Layout, outline } from "./outline.ts";

/** How large a blossom is against the room it has. */
const COVER = 5.2;

/** Binds the wreath: greens below and a little outside, dots, then blossoms, the largest last. */
export const bindWreath = (
  grains: Grains,
  theme: ParticlesShapeTheme,
  layout: Layout,
  aspect: number,
  random: () => number,
): void => {
  const { assets, nb, nbMobile, scale, scaleMobile, scaleDots } = theme.particles;
  const upright = aspect <= 1;
  const count = upright ? nbMobile : nb;
  const [sx, sy] = layout.scale;
  const band = layout.band / Math.min(sx, sy);
  const area = 3.4 * ((sx + sy) / 2) * layout.band * 2;
  const size = Math.sqrt(area / count) * COVER * (upright ? scaleMobile : scale);
  const greens = assets.flatMap((asset, row) => (isGreen(asset) ? [row] : []));
  const others = assets.flatMap((asset, row) => (isGreen(asset) ? [] : [row]));
  for (let i = 0; i < count; i++) {
    const share = i / count;
    const isLeaf = share < 0.3 && greens.length > 0;
    const isDot = !isLeaf && share < 0.55;
    const isLarge = share > 0.985;
    // a triangle of chance across the band; leaves stick out of it
    const off = ((random() + random() - 1) * (isLarge ? 0.5 : 1) + (isLeaf ? 0.28 : 0)) * band;
    const [x, y] = onLevel(theme.shape.id, off, random);
    const rows = isLeaf ? greens : others;
    grains.add({
      x: layout.x + x * sx,
      y: layout.y + y * sy,
      size:
        size *
        (isLarge ? 1.9 + 0.9 * random() : 0.6 + 0.8 * random() ** 2) *
        (isDot ? scaleDots : isLeaf ? 1.25 : 1),
      column: Math.floor(random() * COLUMNS) % (isDot ? COLUMNS - 1 : COLUMNS),
      row: isDot ? assets.length : (rows[Math.floor(random() * rows.length)] ?? 0),
      edge: false,
    });
  }
};

/** A point by chance at this distance from the outline: out from the middle along an angle until it is reached. */
const onLevel = (
  shape: "heart" | "circle",
  off: number,
  random: () => number,
): readonly [number, number] => {
  const angle = random() * Math.PI * 2;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  let [near, far] = [0, 1.4];
  for (let i = 0; i < 14; i++) {
    const middle = (near + far) / 2;
    if (outline(shape, dx * middle, dy * middle) < off) near = middle;
    else far = middle;
  }
  return [dx * near, dy * near];
};

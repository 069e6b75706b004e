import type { ParticlesTextTheme } from "#core/domain/cover/index.ts";
import { edge, swarm } from "../swarm.ts";

type Colour = [number, number, number];

const flowers = (
  name: string,
  colors: readonly [Colour, Colour],
  font: string,
  shadow: number,
  nb: number,
  border: number,
  assets: string,
  dots: string,
): ParticlesTextTheme => ({
  name,
  background: { colors: [colors[0], colors[1]] },
  font,
  scene: { name: "ParticlesText" },
  shadow: { alpha: shadow },
  particles: swarm(nb, 40_000, assets, dots),
  border: edge(border, assets, dots),
});

/** Letters in flower (COVER-14); the first is what an unknown theme becomes. */
export const themes: readonly ParticlesTextTheme[] = [
  flowers(
    "flowers-text-0",
    [
      [1, 0.953, 0.918],
      [1, 0.843, 0.816],
    ],
    "Baloo 2:800",
    0.3,
    40_000,
    260,
    "rose daisy leaf berry",
    "#FF4F79 #FF8A5C #FFB54C #C83E8D #FF6F9F #7A4BD0",
  ),
  flowers(
    "flowers-text-1",
    [
      [0.078, 0.106, 0.251],
      [0.165, 0.106, 0.322],
    ],
    "Fraunces Variable:900",
    0.55,
    40_000,
    220,
    "daisy blossom fern berry",
    "#FFD36B #FF8FB1 #7DE2D1 #9AA8FF #FFF1C9 #FF6F61",
  ),
  flowers(
    "flowers-text-2",
    [
      [0.949, 0.984, 0.941],
      [0.788, 0.918, 0.827],
    ],
    "Nunito Variable:1000",
    0.28,
    36_000,
    400,
    "daisy fern leaf rose",
    "#E5446D #2E8B6F #F2A03D #8A4FBF #4FA3D9 #D9386A",
  ),
  flowers(
    "flowers-text-3",
    [
      [0.42, 0.063, 0.235],
      [0.247, 0.024, 0.165],
    ],
    "Baloo 2:800",
    0.5,
    30_000,
    110,
    "rose blossom leaf berry",
    "#FFB3C6 #FF6F91 #FFE5EC #FFC75F #FF8FAB #F9F1F0",
  ),
];

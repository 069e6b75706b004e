import type { ParticlesShapeTheme } from "#core/domain/cover/index.ts";
import { edge, swarm } from "../swarm.ts";

type Colour = [number, number, number];
type Text = ParticlesShapeTheme["text"];

const text = (fontFamily: string, fontSize: number, fontWeight: number, colors: string): Text => ({
  fontFamily,
  fontSize,
  fontWeight,
  colors: colors.split(" "),
});

const flowers = (
  name: string,
  colors: readonly [Colour, Colour],
  shape: "heart" | "circle",
  lettering: Text,
  counts: readonly [nb: number, nbMobile: number, border: number],
  assets: string,
  dots: string,
): ParticlesShapeTheme => ({
  name,
  background: { colors: [colors[0], colors[1]] },
  font: `${lettering.fontFamily}:${lettering.fontWeight}`,
  scene: { name: "ShapeFrame" },
  shadow: { alpha: 0.34 },
  particles: swarm(counts[0], counts[1], assets, dots),
  border: edge(counts[2], assets, dots),
  photo: { url: null, visible: true },
  shape: { id: shape },
  text: lettering,
});

/** A wreath of flowers round the title or a photo (COVER-15, COVER-12); the first is what an unknown theme becomes. */
export const themes: readonly ParticlesShapeTheme[] = [
  flowers(
    "flowers-shape-0",
    [
      [1, 0.945, 0.925],
      [0.992, 0.792, 0.792],
    ],
    "heart",
    text("Baloo 2", 78, 800, "#C9184A #E5446D #B5179E #D6336C #F25C54 #A4133C"),
    [12_000, 6610, 110],
    "rose daisy leaf berry",
    "#FF4F79 #FF8A5C #FFB54C #C83E8D #FF6F9F #F94144",
  ),
  flowers(
    "flowers-shape-1",
    [
      [0.933, 0.973, 1],
      [0.733, 0.871, 0.965],
    ],
    "circle",
    text("Fraunces Variable", 76, 900, "#1D4E89 #2A6FB0 #0F5257 #5A4FCF #1F7A8C #27406B"),
    [9200, 5200, 104],
    "daisy blossom fern leaf",
    "#4EA8DE #FFFFFF #5E60CE #FFD166 #72EFDD #F7AEF8",
  ),
  flowers(
    "flowers-shape-2",
    [
      [0.133, 0.075, 0.286],
      [0.063, 0.031, 0.169],
    ],
    "heart",
    text("Nunito Variable", 74, 1000, "#FFFFFF #FFD6E8 #FFE8A3 #E0C3FC #FFC8DD #FFF6E0"),
    [8400, 4600, 102],
    "blossom daisy fern berry",
    "#FF6FB5 #FFD36B #9AA8FF #7DE2D1 #FF8FB1 #F2E9FF",
  ),
  flowers(
    "flowers-shape-3",
    [
      [0.984, 0.969, 0.867],
      [0.914, 0.878, 0.651],
    ],
    "circle",
    text("Baloo 2", 80, 800, "#386641 #6A994E #BC4749 #2F5D50 #A15C38 #7A7A1F"),
    [6400, 3400, 100],
    "daisy rose leaf fern",
    "#F2C14E #F78154 #5FAD56 #FFFFFF #B4436C #F4E285",
  ),
  flowers(
    "flowers-shape-4",
    [
      [0.055, 0.294, 0.286],
      [0.024, 0.165, 0.18],
    ],
    "circle",
    text("Fraunces Variable", 70, 900, "#FFF4D6 #FFD98A #F7C9B0 #E9F5DB #FFE8C2 #FFFFFF"),
    [2270, 1830, 100],
    "rose blossom leaf fern",
    "#FFB4A2 #FFE5D9 #F4ACB7 #FFCB69 #FFFFFF #E5989B",
  ),
];

import { sky } from "../../grounds.ts";
import {
  box,
  chances,
  down,
  glow,
  many,
  moves,
  oval,
  type Part,
  poly,
  pop,
  track,
  wave,
} from "../../kit.ts";
import { faces, printed, type Written } from "../../scene.ts";
import { farBird, glide, ridge, sheet, swell } from "../../sheets.ts";

const mountain = (top: number, rise: number, shift: number, wide: number) => (x: number) =>
  top -
  rise * Math.abs(Math.sin(x / wide + shift)) -
  rise * 0.3 * Math.sin(x / (wide * 0.37) + shift * 3);

/** Ranges of cut paper, paler the farther, under a sun with a halo. */
export const mountains: Written = {
  id: "paper_mountains",
  name: "Paper mountains",
  title: printed(faces.serif, ["#3A2A5C"]),
  parts: [
    sky("#FFE9CF", "#FFD3B0", "#FFB49A"),
    {
      place: "hero",
      at: [30, -20],
      ...moves(glide("y", 0.2, 300, 1.6), swell(4.6, 0.06)),
      parts: [
        { path: oval(230), fill: glow("#FFF6DA", 230, "DD"), ...wave("size", 0.05, 1) },
        { path: oval(104), fill: "#FF8F6B55" },
        { path: oval(82), fill: down(-82, 82, "#FFF3C9", "#FF9D6E") },
      ],
    },
    ...many(5, (i) => farBird(-120 + i * 70, -30 - (i % 3) * 34, 7 + (i % 2) * 3, "#6B4A7A", i)),
    ...["#F5A49B", "#D27C96", "#9A5C94", "#653F80", "#3A2A5C"].map((colour, i) =>
      sheet(
        ridge(mountain(90 + i * 54, 110 - i * 14, i * 1.7 + 0.4, 150 - i * 8), i < 3, 26),
        down(-20 + i * 40, 330, colour, colour),
        moves(glide("y", 0.1 + i * 0.14, 340), wave("x", 5 + i * 2.5, 1, i)),
        { place: i < 2 ? "back" : "front" },
      ),
    ),
    ...many(16, (i): Part => {
      const x = -560 + i * 74 + (i % 3) * 16;
      const s = 0.7 + ((i * 7) % 5) * 0.14;
      return {
        place: "front",
        at: [x, 342],
        size: [s, s],
        ...moves(
          track("high", [0.9 + i * 0.03, 0], [1.7 + i * 0.03, 1, "back"]),
          wave("turn", 1.4, 1, i),
        ),
        path:
          poly([-26, 0], [0, -74], [26, 0]) +
          poly([-22, -30], [0, -104], [22, -30]) +
          poly([-16, -66], [0, -128], [16, -66]),
        fill: "#2A1D47",
      };
    }),
  ],
};

const chance = chances(41);
const house = (
  x: number,
  w: number,
  h: number,
  y: number,
  colour: string,
  t: number,
  lamp: string,
): Part =>
  sheet(
    box(-w / 2, -h, w, h + 60) + (h > 190 ? poly([-w / 2, -h], [0, -h - 44], [w / 2, -h]) : ""),
    colour,
    track("y", [t, 420], [t + 0.9, 0, "back"]),
    { at: [x, y] },
    many(Math.floor((h - 24) / 34) * 2, (i): Part => {
      const lit = chance() > 0.42;
      return {
        path: box(-w * 0.3 + (i % 2) * w * 0.36, -h + 20 + Math.floor(i / 2) * 34, w * 0.24, 19, 2),
        fill: lit ? lamp : "#00000026",
        ...(lit && i % 3 === 0
          ? moves(
              track("fade", [1.2 + chance() * 1.6, 0], [3.4, 1, "soft"]),
              wave("fade", 0.22, 1 + (i % 3), i),
            )
          : {}),
      };
    }),
  );

/** A town at dusk, its windows coming alight one by one. */
export const city: Written = {
  id: "paper_city",
  name: "Paper town at dusk",
  title: printed(faces.round, ["#FFE9B8", "#FFFFFF"]),
  parts: [
    sky("#2B2F6B", "#6A4C9C", "#F08A7E"),
    {
      place: "back",
      at: [330, -210],
      ...moves(pop(0.3), swell(4.5, 0.14)),
      parts: [
        { path: oval(110), fill: glow("#FFF1C9", 110, "77") },
        { path: oval(40), fill: "#FFF1C9" },
        { path: oval(36, 36, 16, -8), fill: "#3B3A78" },
      ],
    },
    ...many(
      24,
      (i): Part => ({
        place: "back",
        at: [-520 + i * 45, -310 + ((i * 89) % 190)],
        ...moves(pop(0.2 + (i % 7) * 0.2, 0.5), wave("size", 0.35, 1 + (i % 3), i)),
        path: oval(2.4 + (i % 3)),
        fill: "#FFF1C9",
      }),
    ),
    ...many(11, (i) => ({
      place: "back" as const,
      parts: [
        house(
          -550 + i * 112,
          84,
          (i < 3 ? 90 : 230) + ((i * 53) % 140),
          300,
          "#8A5CA8",
          0.1 + i * 0.03,
          "#FFC98A",
        ),
      ],
    })),
    ...many(10, (i) => ({
      place: "back" as const,
      parts: [
        house(
          -520 + i * 116,
          92,
          (i < 3 ? 60 : 140) + ((i * 71) % 130),
          320,
          "#5A3F92",
          0.35 + i * 0.03,
          "#FFD98F",
        ),
      ],
    })),
    ...many(12, (i) => ({
      place: "front" as const,
      parts: [
        house(-560 + i * 102, 84, 50 + ((i * 37) % 84), 336, "#32286B", 0.6 + i * 0.03, "#FFE7A0"),
      ],
    })),
  ],
};

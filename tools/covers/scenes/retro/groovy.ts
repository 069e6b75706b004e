import { sky } from "../../grounds.ts";
import {
  box,
  down,
  heart,
  many,
  moves,
  oval,
  type Part,
  petals,
  poly,
  pop,
  round,
  star,
  track,
  wave,
} from "../../kit.ts";
import { faces, hero, printed, type Written } from "../../scene.ts";
import { glide, swell } from "../../sheets.ts";

const daisy = (
  x: number,
  y: number,
  s: number,
  petal: string,
  eye: string,
  t: number,
  i: number,
): Part => ({
  place: i % 4 ? "back" : "front",
  at: [x, y],
  size: [s, s],
  ...moves(pop(t, 0.9), wave("turn", 16, 1, i), i === 4 ? swell(4.6, 0.2) : {}),
  parts: [
    {
      at: [4, 7],
      path: many(6, (k) => oval(30, 30, 38 * Math.cos(k * 1.047), 38 * Math.sin(k * 1.047))).join(
        "",
      ),
      fill: "#5A1F3A33",
    },
    {
      path:
        many(6, (k) => oval(30, 30, 38 * Math.cos(k * 1.047), 38 * Math.sin(k * 1.047))).join("") +
        oval(36),
      fill: petal,
    },
    { path: oval(25), fill: eye },
    { path: "M-10 -4V-5M10 -4V-5M-9 6Q0 14 9 6", line: { colour: "#5A1F3A", width: 4 } },
  ],
});
/** Smiling daisies on waves of orange and pink. */
export const groovy: Written = {
  id: "groovy_daisies",
  name: "Groovy daisies",
  title: printed(faces.round, ["#7A1F4F"], [172, 92]),
  parts: [
    sky("#FFD9A0", "#FFC98A"),
    ...many(
      9,
      (i): Part => ({
        place: "back",
        ...moves(
          glide("x", 0.1 + i * 0.08, i % 2 ? 500 : -500, 1.3),
          wave("y", 7, 1, i * 0.7),
          wave("x", 18, 1, i),
        ),
        path: `M-720 ${-330 + i * 84}C-480 ${-420 + i * 84} -300 ${-250 + i * 84} -60 ${-330 + i * 84}S420 ${-250 + i * 84} 720 ${-340 + i * 84}`,
        line: {
          colour: ["#F58549", "#FF9FB2", "#FFE3A8", "#E8506B"][i % 4] ?? "#F58549",
          width: 44,
        },
      }),
    ),
    {
      place: "back",
      ...pop(0.2, 1),
      path: "M-210 -70C-210 -150 -80 -140 0 -140S210 -150 210 -70V70C210 150 80 140 0 140S-210 150 -210 70Z",
      fill: "#FFF4DC",
    },
    ...[
      [-176, -226, 1],
      [-20, -268, 0.8],
      [164, -222, 1.1],
      [-206, 190, 1.05],
      [-40, 238, 0.9],
      [130, 212, 1.15],
      [236, 290, 0.8],
      [-120, 318, 0.7],
      [230, -120, 0.5],
      [-238, -96, 0.5],
      [-400, -180, 1.4],
      [-480, 120, 1.2],
      [410, -150, 1.3],
      [490, 150, 1.4],
      [-340, 260, 0.9],
      [350, 270, 0.9],
    ].map(([x = 0, y = 0, s = 1], i) =>
      daisy(
        x,
        y,
        s,
        ["#FFFFFF", "#FF8FA8", "#FFF1C9", "#F2604F"][i % 4] ?? "#FFFFFF",
        ["#FFC13B", "#FFE27A", "#F58549", "#FFD98A"][i % 4] ?? "#FFC13B",
        0.4 + i * 0.08,
        i,
      ),
    ),
    ...many(
      18,
      (i): Part => ({
        place: "back",
        at: [-520 + i * 62, i % 2 ? -176 : 168],
        ...moves(pop(1 + i * 0.05), wave("size", 0.4, 1 + (i % 3), i)),
        path: star(9, 4, 4),
        fill: "#7A1F4F",
      }),
    ),
  ],
};

/** A mixtape on stripes, its spools turning. */
export const cassette: Written = {
  id: "mixtape",
  name: "Mixtape",
  title: printed(faces.loud, ["#2B2A4A"]),
  parts: [
    sky("#FFE6DA", "#FFD3C9"),
    ...many(
      5,
      (i): Part => ({
        place: "hero",
        ...glide("x", 0.1 + i * 0.1, -900, 1.2),
        path: `M-222 ${40 + i * 30}H120Q260 ${40 + i * 30} 320 ${-40 + i * 30}T560 ${-160 + i * 30}H900`,
        line: {
          colour: ["#2B2A4A", "#2F8F9D", "#F2B632", "#F2703F", "#D9325A"][i] ?? "#2B2A4A",
          width: 30,
        },
      }),
    ),
    hero({
      at: [0, -60],
      turn: -6,
      ...moves(wave("turn", 2.2, 1), wave("y", 6, 2), glide("y", 0.3, 420, 1.3)),
      parts: [
        { at: [6, 14], path: box(-190, -246, 380, 246, 18), fill: "#2B1A3A44" },
        { path: box(-190, -246, 380, 246, 18), fill: down(-246, 0, "#4A4A78", "#2B2A4A") },
        { path: box(-168, -226, 336, 154, 10), fill: "#FFF6E6" },
        { path: box(-168, -120, 336, 14), fill: "#D9325A" },
        { path: box(-168, -106, 336, 14), fill: "#F2B632" },
        { path: box(-168, -92, 336, 14), fill: "#2F8F9D" },
        { path: box(-150, -208, 300, 3) + box(-150, -190, 300, 3), fill: "#2B2A4A33" },
        { at: [-134, -206], ...wave("size", 0.12, 6), path: heart(12), fill: "#D9325A" },
        { path: box(-104, -178, 208, 68, 34), fill: "#2B2A4A" },
        { path: box(-34, -166, 68, 44, 4), fill: "#8A6A4A" },
        ...[-66, 66].map(
          (x): Part => ({
            at: [x, -144],
            ...round("turn", [0, 0], [6, 720, "line"]),
            parts: [
              { path: oval(26), fill: "#FFF6E6" },
              {
                path: many(6, (_i) => box(-3, -26, 6, 10, 1)).join("") + petals(6, 17, 3),
                fill: "#2B2A4A",
              },
            ],
          }),
        ),
        { path: poly([-120, 0], [-104, -54], [104, -54], [120, 0]), fill: "#3A3A62" },
        {
          path:
            oval(7, 7, -80, -22) + oval(7, 7, 80, -22) + oval(5, 5, -40, -16) + oval(5, 5, 40, -16),
          fill: "#FFF6E6",
        },
        {
          path:
            oval(5, 5, -174, -230) +
            oval(5, 5, 174, -230) +
            oval(5, 5, -174, -14) +
            oval(5, 5, 174, -14),
          fill: "#8A8AB0",
        },
      ],
    }),
    ...many(
      12,
      (i): Part => ({
        place: "hero",
        at: [-200 + i * 38, 286 + (i % 2) * 20],
        ...moves(wave("high", 0.55, 3 + (i % 4) * 3, i * 1.3), track("fade", [1, 0], [1.6, 1])),
        path: box(-9, -46, 18, 92, 9),
        fill: ["#D9325A", "#F2B632", "#2F8F9D"][i % 3] ?? "#D9325A",
      }),
    ),
    {
      place: "hero",
      at: [170, -40],
      ...moves(pop(1.5), wave("turn", 12, 2), swell(4.6, 0.3)),
      path: star(26, 11),
      fill: "#F2B632",
    },
  ],
};

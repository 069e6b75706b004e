import { sky } from "../../grounds.ts";
import {
  box,
  glow,
  heart,
  many,
  moves,
  oval,
  type Part,
  petals,
  pop,
  star,
  track,
  wave,
} from "../../kit.ts";
import { faces, printed, type Written } from "../../scene.ts";
import { sheet, swell } from "../../sheets.ts";

const tube = (
  path: string,
  colour: string,
  t: number,
  phase = 0,
  own: Partial<Part> = {},
): Part => ({
  place: "front",
  ...own,
  ...moves(
    track(
      "fade",
      [t, 0],
      [t + 0.05, 1, "hold"],
      [t + 0.12, 0.2, "hold"],
      [t + 0.25, 1, "hold"],
      [t + 0.4, 0.5, "hold"],
      [t + 0.5, 1, "line"],
    ),
    wave("fade", 0.05, 5, phase),
    own.tracks ? { tracks: own.tracks } : {},
  ),
  parts: [
    { path, line: { colour: `${colour}22`, width: 30 } },
    { path, line: { colour: `${colour}44`, width: 17 } },
    { path, line: { colour, width: 7 } },
    { path, line: { colour: "#FFFFFFDD", width: 2.6 } },
  ],
});
/** Neon tubes on a wall of bricks. */
export const neon: Written = {
  id: "neon_sign",
  name: "Neon sign",
  title: { ...printed(faces.plain, ["#FFD3EC", "#BFF3FF"], [140, 84]), weight: 500 },
  parts: [
    sky("#2A1830", "#331C38", "#1F1226"),
    ...many(
      20,
      (row): Part => ({
        place: "back",
        path: many(
          19,
          (i) => `M${-600 + i * 66 + (row % 2) * 33} ${-336 + row * 34}h60v28h-60Z`,
        ).join(""),
        fill: ["#3A2142", "#412547", "#371F3E"][row % 3] ?? "#3A2142",
      }),
    ),
    {
      place: "back",
      ...moves(pop(0.5, 1), wave("size", 0.03, 3)),
      path: oval(400),
      fill: glow("#FF4FA8", 400, "4A"),
    },
    tube(
      "M-170 -130H170Q196 -130 196 -104V104Q196 130 170 130H-170Q-196 130 -196 104V-104Q-196 -130 -170 -130Z",
      "#FF4FA8",
      0.5,
    ),
    tube(
      "M-150 -112H150Q178 -112 178 -84V84Q178 112 150 112H-150Q-178 112 -178 84V-84Q-178 -112 -150 -112Z",
      "#38D9FF",
      0.9,
      2,
    ),
    tube(star(52, 23), "#FFD23F", 1.3, 1, { at: [-104, -212], turn: -10 }),
    tube(heart(44), "#FF4F6B", 1.5, 3, { at: [112, -214], turn: 10, ...swell(4.6, 0.14) }),
    tube("M-20 -60L-34 -8H4L-14 52L42 -22H4L22 -60Z", "#7CFF9A", 1.7, 4, { at: [0, 222] }),
    tube("M-46 0A46 46 0 1 0 -46 -1M-24 -10V-9M24 -10V-9M-24 14Q0 36 24 14", "#FFD23F", 1.9, 5, {
      at: [-150, 222],
    }),
    tube("M-34 -44H34L0 4ZM0 4V52M-22 52H22M-20 -24H20", "#38D9FF", 2, 0, { at: [148, 216] }),
    ...many(6, (i) =>
      tube(
        i % 2 ? star(40, 17) : heart(34),
        ["#38D9FF", "#FF4FA8", "#FFD23F"][i % 3] ?? "#38D9FF",
        1 + i * 0.15,
        i,
        { at: [(i < 3 ? -1 : 1) * (330 + (i % 3) * 70), -190 + (i % 3) * 180], turn: i * 15 },
      ),
    ),
    {
      place: "front",
      path: many(
        4,
        (i) =>
          `M${[-104, 112, 0, -150][i]} ${[-264, -258, 164, 176][i]}V${[-340, -340, 130, 130][i]}`,
      ).join(""),
      line: { colour: "#0F0814", width: 3 },
    },
  ],
};

const bubble = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  tail: number,
  t: number,
  inside: readonly Part[],
  own: Partial<Part> = {},
): Part =>
  sheet(
    `M${-w + 24} ${-h}H${w - 24}Q${w} ${-h} ${w} ${-h + 24}V${h - 24}Q${w} ${h} ${w - 24} ${h}H${tail > 0 ? 34 : -8}L${tail * 40} ${h + 30}L${tail > 0 ? 8 : -34} ${h}H${-w + 24}Q${-w} ${h} ${-w} ${h - 24}V${-h + 24}Q${-w} ${-h} ${-w + 24} ${-h}Z`,
    colour,
    moves(
      pop(t, 0.8),
      wave("y", 6, 1, x * 0.02 + y * 0.01),
      wave("turn", 1.6, 1, y),
      own.tracks ? { tracks: own.tracks } : {},
    ),
    { place: "front", at: [x, y] },
    inside,
    5,
  );
const bars = (w: number, colour: string): Part[] => [
  { path: box(-w, -12, w * 2, 8, 4) + box(-w, 5, w * 1.3, 8, 4), fill: colour },
];
/** Everyone speaking at once. */
export const bubbles: Written = {
  id: "speech_bubbles",
  name: "Everyone says",
  title: printed(faces.loud, ["#2A2F5C"], [150, 84]),
  parts: [
    sky("#FFD84F", "#FFC93A"),
    {
      place: "back",
      path: many(
        80,
        (i) =>
          `M${-560 + (i % 16) * 72 + (Math.floor(i / 16) % 2) * 36} ${-300 + Math.floor(i / 16) * 150}h.1`,
      ).join(""),
      line: { colour: "#FFFFFF55", width: 16 },
    },
    bubble(0, 0, 190, 116, "#FFFFFF", 1, 0.2, []),
    bubble(-130, -240, 84, 48, "#F2604F", 1, 0.5, bars(52, "#FFFFFFCC")),
    bubble(92, -222, 100, 60, "#2F8FA8", -1, 0.65, [
      { path: heart(30), fill: "#FFFFFF", at: [-44, 0], ...wave("size", 0.1, 6) },
      { path: heart(30), fill: "#FFFFFF", at: [44, 0], ...wave("size", 0.1, 6, 2) },
    ]),
    bubble(-120, 222, 92, 56, "#7A4FBF", -1, 0.8, [
      { path: star(32, 14), fill: "#FFE27A", ...moves(wave("turn", 12, 2), swell(4.6, 0.3)) },
    ]),
    bubble(
      122,
      236,
      88,
      48,
      "#2A2F5C",
      1,
      0.95,
      many(
        3,
        (i): Part => ({
          at: [-34 + i * 34, 0],
          ...wave("y", 8, 6, i * 0.9),
          path: oval(9),
          fill: "#FFFFFF",
        }),
      ),
    ),
    bubble(-360, -190, 96, 60, "#2A2F5C", 1, 0.5, bars(60, "#FFFFFFCC")),
    bubble(-400, 60, 100, 60, "#F2604F", -1, 0.7, [{ path: petals(6, 34, 11), fill: "#FFFFFF" }]),
    bubble(-350, 250, 90, 44, "#2F8FA8", 1, 0.9, bars(56, "#FFFFFFCC")),
    bubble(380, -210, 90, 54, "#F2604F", -1, 0.5, bars(56, "#FFFFFFCC")),
    bubble(410, 20, 100, 70, "#7A4FBF", 1, 0.7, [{ path: heart(36), fill: "#FFFFFF" }]),
    bubble(370, 240, 96, 50, "#2F8FA8", -1, 0.9, bars(60, "#FFFFFFCC")),
  ],
};

import { sky } from "../../grounds.ts";
import {
  box,
  curve,
  down,
  many,
  moves,
  oval,
  type Part,
  pop,
  round,
  track,
  wave,
} from "../../kit.ts";
import { faces, hero, printed, type Written } from "../../scene.ts";
import { glide, ridge, sheet, swell } from "../../sheets.ts";
import { leafAt } from "../../sprigs.ts";

const palm = (x: number, y: number, s: number, lean: number, colour: string, t: number): Part => ({
  place: "front",
  at: [x, y],
  size: [s, s],
  ...moves(track("high", [t, 0], [t + 1, 1, "back"]), wave("turn", 1.6, 1, x)),
  parts: [
    { path: curve([0, 0], [lean * 0.3, -110], [lean, -220]), line: { colour, width: 13 } },
    {
      at: [lean, -222],
      ...wave("turn", 4, 1, x * 0.1),
      path: [-116, -78, -38, 6, 44, 84, 118]
        .map((a) => leafAt(0, 0, a, 116 - Math.abs(a) * 0.14, 17))
        .join(""),
      fill: colour,
    },
  ],
});
/** A sun in stripes going down behind palms, as it did in the seventies. */
export const sunset: Written = {
  id: "sunset_stripes",
  name: "Seventies sundown",
  title: printed(faces.poster, ["#FFE7B0"]),
  parts: [
    sky("#3A1C4F", "#7A2A5A", "#D9503F"),
    ...many(
      6,
      (i): Part => ({
        place: "hero",
        at: [0, 118],
        ...moves(
          track("size", [0.1 + i * 0.12, 0], [1.2 + i * 0.12, 1, "out"]),
          i === 5 ? swell(4.6, 0.06) : wave("size", 0.008 * (6 - i), 1, i * 0.6),
        ),
        path: oval(262 - i * 30),
        fill: ["#8F2F4F", "#B83C49", "#DB5A40", "#EE8340", "#F7AE4A", "#FFD873"][i] ?? "#FFD873",
      }),
    ),
    ...many(
      5,
      (i): Part => ({
        place: "hero",
        at: [0, 124 + i * 24],
        ...track("wide", [1 + i * 0.1, 0], [1.7 + i * 0.1, 1, "out"]),
        path: box(-124, 0, 248, 4 + i * 2.4),
        fill: ["#F7AE4A", "#EE8340", "#DB5A40", "#B83C49", "#8F2F4F"][i] ?? "#000000",
      }),
    ),
    ...many(5, (i) =>
      sheet(
        ridge((x) => 216 + i * 26 + 8 * Math.sin(x / 80 + i * 2), false, 50),
        ["#5A1F52", "#4A1A4B", "#3A1643", "#2C113A", "#200C30"][i] ?? "#200C30",
        moves(glide("y", 0.2 + i * 0.1, 220), wave("x", 16, 1, i * 1.4)),
        { place: "front" },
        [],
        4,
      ),
    ),
    palm(-196, 352, 1, 60, "#170824", 0.6),
    palm(-238, 352, 0.7, 20, "#170824", 0.8),
    palm(214, 352, 0.86, -44, "#170824", 0.7),
    palm(-470, 352, 1.1, -40, "#170824", 0.7),
    palm(500, 352, 1.2, -70, "#170824", 0.8),
    ...many(
      20,
      (i): Part => ({
        place: "back",
        at: [-530 + i * 56, -316 + ((i * 67) % 210)],
        ...moves(pop(0.3 + (i % 6) * 0.15), wave("size", 0.5, 1 + (i % 3), i)),
        path: oval(1.8),
        fill: "#FFE7B0",
      }),
    ),
  ],
};

const wheel = (x: number): Part => ({
  at: [x, -26],
  parts: [
    { path: oval(31), fill: "#2B2430" },
    {
      ...round("turn", [0, 0], [6, 1080, "line"]),
      parts: [
        { path: oval(17), fill: "#E9E2D5" },
        { path: oval(3, 3, 0, -10) + oval(3, 3, 9, 5) + oval(3, 3, -9, 5), fill: "#8A8078" },
      ],
    },
  ],
});
/** A little bus with a board on its roof, on its way. */
export const roadTrip: Written = {
  id: "road_trip",
  name: "Bus to the sea",
  title: printed(faces.round, ["#FFFFFF", "#FFE9A8"]),
  parts: [
    sky("#2FA7A0", "#6CC7B4", "#F7E6BE"),
    {
      place: "hero",
      at: [86, 10],
      ...glide("y", 0.1, 260, 1.4),
      parts: [
        { path: oval(92), fill: "#FFD36B" },
        { ...wave("size", 0.05, 1), path: oval(118), line: { colour: "#FFD36B88", width: 7 } },
      ],
    },
    sheet(
      ridge((x) => 116 + 46 * Math.sin(x / 120), false, 40),
      "#5FB07F",
      moves(glide("y", 0.2, 240), wave("x", 10, 1)),
      { place: "back" },
    ),
    sheet(
      ridge((x) => 170 + 26 * Math.sin(x / 90 + 2), false, 40),
      "#3F9168",
      moves(glide("y", 0.3, 240), wave("x", 14, 1, 1)),
      { place: "back" },
    ),
    { place: "back", path: box(-700, 236, 1400, 140), fill: "#4A4654" },
    { place: "back", path: box(-700, 232, 1400, 8), fill: "#E8D7A8" },
    ...many(
      17,
      (i): Part => ({
        place: "back",
        at: [-720 + i * 90, 300],
        ...round(
          "x",
          [0, 0],
          [0.999, -90, "line"],
          [1, 0, "hold"],
          [1.999, -90, "line"],
          [2, 0, "hold"],
          [2.999, -90, "line"],
          [3, 0, "hold"],
          [3.999, -90, "line"],
          [4, 0, "hold"],
          [4.999, -90, "line"],
          [5, 0, "hold"],
          [5.999, -90, "line"],
          [6, 0, "hold"],
        ),
        path: box(0, -4, 50, 8, 2),
        fill: "#FFF1C9",
      }),
    ),
    hero({
      at: [0, -6],
      ...moves(glide("x", 0.4, -700, 1.8), wave("y", 2.4, 18)),
      parts: [
        { path: oval(190, 10, 0, 4), fill: "#1B123044" },
        {
          at: [0, -222],
          turn: -2,
          parts: [
            { path: "M-150 0Q0 -30 160 -6Q0 22 -150 0Z", fill: "#FFF1C9" },
            { path: "M-150 0Q0 -6 160 -6", line: { colour: "#E2574C", width: 6 } },
          ],
        },
        { path: box(-110, -214, 10, 22) + box(90, -214, 10, 22), fill: "#7A6A5A" },
        {
          path: "M-176 -24V-150Q-172 -196 -126 -198H112Q150 -196 164 -150L178 -96V-24Q178 -18 172 -18H-170Q-176 -18 -176 -24Z",
          fill: "#FFF6E3",
        },
        {
          path: "M-176 -24V-104H64Q120 -104 177 -92V-24Q178 -18 172 -18H-170Q-176 -18 -176 -24Z",
          fill: "#F0704F",
        },
        { path: box(-176, -108, 346, 8), fill: "#C9482F" },
        {
          path: `${box(-156, -178, 62, 56, 9) + box(-82, -178, 62, 56, 9) + box(-8, -178, 62, 56, 9)}M68 -178H112Q132 -176 142 -150L150 -122H68Z`,
          fill: down(-178, -122, "#BFEAF2", "#6FB9CF"),
        },
        {
          at: [-125, -130],
          ...wave("turn", 14, 4),
          parts: [
            { path: oval(13, 14, 0, -4), fill: "#8A5A45" },
            { path: oval(14, 9, 0, -13), fill: "#3A2430" },
          ],
        },
        {
          at: [108, -130],
          ...wave("turn", 6, 3),
          parts: [
            { path: oval(13, 14, 0, -4), fill: "#F2C09A" },
            { path: oval(14, 9, 0, -13), fill: "#C9662F" },
          ],
        },
        { path: oval(14, 14, 156, -60), fill: "#FFF1C9" },
        { path: box(-184, -36, 370, 10, 5), fill: "#E9E2D5" },
        ...[
          [-150, -64],
          [-116, -58],
          [-50, -66],
        ].map(
          ([x = 0, y = 0], i): Part => ({
            at: [x, y],
            path:
              many(6, (k) => oval(7, 7, 10 * Math.cos(k * 1.05), 10 * Math.sin(k * 1.05))).join(
                "",
              ) + oval(6),
            fill: ["#FFD36B", "#FFF6E3", "#6CC7B4"][i] ?? "#FFFFFF",
          }),
        ),
        wheel(-104),
        wheel(104),
        ...many(
          3,
          (i): Part => ({
            at: [-200 - i * 26, -34],
            ...moves(
              wave("size", 0.3, 6, i * 2),
              wave("y", 4, 6, i),
              i === 0 ? swell(4.6, 0.6) : {},
            ),
            path: oval(12 - i * 2),
            fill: "#FFFFFF66",
          }),
        ),
      ],
    }),
  ],
};

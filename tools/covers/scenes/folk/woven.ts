import { sky } from "../../grounds.ts";
import {
  box,
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
import { swell } from "../../sheets.ts";

const S = 11;
/** Stitches of a pattern written in rows, an x where one is. */
const stitches = (rows: readonly string[], x0: number, y0: number): string =>
  rows
    .flatMap((row, y) =>
      [...row].flatMap((one, x) =>
        one === "x"
          ? [
              `M${x0 + x * S} ${y0 + y * S}l5.5 4v7l-5.5 -4zM${x0 + x * S + 11} ${y0 + y * S}l-5.5 4v7l5.5 -4z`,
            ]
          : [],
      ),
    )
    .join("");
const TREE = [
  "....x....",
  "...xxx...",
  "..xxxxx..",
  "...xxx...",
  "..xxxxx..",
  ".xxxxxxx.",
  "....x....",
  "....x....",
];
const FLAKE = [
  "..x...x..",
  "x..x.x..x",
  ".x..x..x.",
  "..x.x.x..",
  "xxxxxxxxx",
  "..x.x.x..",
  ".x..x..x.",
  "x..x.x..x",
  "..x...x..",
];
const DEER = [
  "x.x......",
  ".xx......",
  "..x......",
  ".xxx...x.",
  "xxxxxxxx.",
  "..xxxxxx.",
  "..x....x.",
  "..x....x.",
  "..x....x.",
];
const ZIG = ["x...x...", ".x.x.x.x", "..x...x."];
const row = (
  pattern: readonly string[],
  y: number,
  gap: number,
  colour: string,
  t: number,
  shift = 0,
): Part[] =>
  many(
    Math.ceil(1180 / gap),
    (i): Part => ({
      place: "back",
      at: [-590 + i * gap + shift, y],
      ...moves(
        track(
          "fade",
          [t + Math.abs(i * gap - 590) / 900, 0],
          [t + 0.5 + Math.abs(i * gap - 590) / 900, 1],
        ),
        track("y", [t, -20], [t + 0.9, 0, "soft"]),
      ),
      path: stitches(pattern, 0, 0),
      fill: colour,
    }),
  );

/** A jumper's knit: trees, stars and reindeer, row by row. */
export const knit: Written = {
  id: "nordic_knit",
  name: "Nordic knit",
  title: printed(faces.loud, ["#FFF6E6"], [186, 76]),
  parts: [
    sky("#A8202F", "#8F1828"),
    {
      place: "back",
      path: many(54, (i) => `M${-594 + i * 22} -340V340`).join(""),
      line: { colour: "#00000012", width: 8 },
    },
    ...row(ZIG, -330, 88, "#FFF6E6", 0.1),
    ...row(FLAKE, -284, 132, "#FFF6E6", 0.3, 22),
    ...row(ZIG, -172, 88, "#F2C4B8", 0.5),
    ...row(["xxxxxxxx"], -124, 88, "#FFF6E6", 0.6),
    ...row(["xxxxxxxx"], 106, 88, "#FFF6E6", 0.7),
    ...row(DEER, 128, 132, "#FFF6E6", 0.8, 22),
    ...row(TREE, 244, 110, "#FFF6E6", 1, 6),
    { place: "back", path: box(-700, -112, 1400, 214), fill: "#7A1222" },
    ...many(
      8,
      (i): Part => ({
        place: "front",
        at: [-212 + i * 60, i % 2 ? 84 : -92],
        ...moves(
          pop(1.2 + i * 0.1),
          wave("size", 0.3, 1 + (i % 3), i),
          i === 3 ? swell(4.6, 1) : {},
        ),
        path: star(9, 2.4, 6),
        fill: "#FFF6E6",
      }),
    ),
  ],
};

const patch = (i: number, kind: number): Part[] => {
  const [ground = "", ink = ""] =
    [
      ["#F6C9C9", "#D8434A"],
      ["#CFE3E8", "#2F6F86"],
      ["#FFE7B8", "#D9822B"],
      ["#DDE8CF", "#4F7F4A"],
      ["#E9D5EC", "#7A4A8F"],
      ["#FFF6EA", "#C25A6B"],
    ][i % 6] ?? [];
  const pattern: Part[] =
    [
      [
        {
          path: many(16, (k) => oval(4, 4, -36 + (k % 4) * 24, -36 + Math.floor(k / 4) * 24)).join(
            "",
          ),
          fill: `${ink}88`,
        },
      ],
      [
        {
          path: many(6, (k) => `M-50 ${-42 + k * 17}H50`).join(""),
          line: { colour: `${ink}66`, width: 5 },
        },
      ],
      [{ path: heart(30), fill: ink }],
      [
        { path: petals(6, 34, 11), fill: ink },
        { path: oval(9), fill: ground },
      ],
      [
        {
          path: many(5, (k) => `M${-40 + k * 20} -50V50M-50 ${-40 + k * 20}H50`).join(""),
          line: { colour: `${ink}44`, width: 8 },
        },
      ],
    ][kind] ?? [];
  return [
    { path: box(-49, -49, 98, 98), fill: ground, clip: true, parts: pattern },
    { path: box(-43, -43, 86, 86), line: { colour: "#FFFFFFAA", width: 1.6 } },
  ];
};
/** A quilt of patches, sewn one by one round the words. */
export const quilt: Written = {
  id: "patchwork_quilt",
  name: "Patchwork quilt",
  title: { ...printed(faces.script, ["#8A2F45"], [136, 104]), weight: 700 },
  parts: [
    sky("#FFF6EA", "#FFEFE0"),
    ...many(91, (i): Part[] => {
      const [col, line] = [(i % 13) - 6, Math.floor(i / 13) - 3];
      if (Math.abs(col) <= 1 && Math.abs(line) <= 1) return [];
      const t = 0.1 + Math.hypot(col, line) * 0.14;
      return [
        {
          place: "back",
          at: [col * 98, line * 98],
          ...moves(pop(t, 0.6), wave("turn", 0.8, 1, i)),
          parts: patch(
            ((col + 6) * 2 + (line + 3) * 3) % 6,
            ((col + 6) * 3 + (line + 3) * 2 + (col * line > 2 ? 1 : 0)) % 5,
          ),
        },
      ];
    }).flat(),
    {
      place: "front",
      ...pop(0.2, 0.9),
      parts: [
        { at: [0, 6], path: box(-156, -156, 312, 312, 18), fill: "#5A1A2A2E" },
        { path: box(-156, -156, 312, 312, 18), fill: "#FFFAF2" },
        {
          path: many(
            24,
            (i) =>
              `M${-142 + (i % 12) * 24.6} ${i < 12 ? -144 : 144}h13M${i < 12 ? -144 : 144} ${-142 + (i % 12) * 24.6}v13`,
          ).join(""),
          line: { colour: "#D8434A", width: 3 },
        },
      ],
    },
    ...[
      [-156, -156],
      [156, -156],
      [-156, 156],
      [156, 156],
    ].map(
      ([x = 0, y = 0], i): Part => ({
        place: "front",
        at: [x, y],
        ...moves(pop(1 + i * 0.12), wave("turn", 10, 1, i), i === 1 ? swell(4.6, 0.3) : {}),
        parts: [
          { path: oval(22), fill: "#D8434A" },
          { path: oval(17), line: { colour: "#FFFFFF66", width: 2.5 } },
          {
            path: oval(3, 3, -5, -5) + oval(3, 3, 5, -5) + oval(3, 3, -5, 5) + oval(3, 3, 5, 5),
            fill: "#7A1A2A",
          },
        ],
      }),
    ),
  ],
};

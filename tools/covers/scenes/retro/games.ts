import { sky } from "../../grounds.ts";
import { box, glow, many, moves, oval, type Part, pop, round, track, wave } from "../../kit.ts";
import { faces, hero, printed, type Written } from "../../scene.ts";
import { swell } from "../../sheets.ts";

/** A picture of squares, a letter for each colour. */
const pixels = (
  rows: readonly string[],
  p: number,
  colours: Readonly<Record<string, string>>,
): Part[] =>
  Object.entries(colours).map(([letter, fill]) => ({
    path:
      rows
        .flatMap((row, y) =>
          [...row].flatMap((one, x) =>
            one === letter
              ? [`M${(x - row.length / 2) * p} ${(y - rows.length) * p}h${p}v${p}h${-p}Z`]
              : [],
          ),
        )
        .join("") || "M0 0h1v1Z",
    fill,
  }));
const HEART = [".rr.rr.", "rwrrrrr", "rrrrrrr", ".rrrrr.", "..rrr..", "...r..."];
const TROPHY = [
  "gggggggg",
  "g.gwgg.g",
  "g.gwgg.g",
  ".ggwggg.",
  "..gggg..",
  "...gg...",
  "...gg...",
  "..gggg..",
  ".bbbbbb.",
];
const HERO = [
  "...y....",
  "...t....",
  "tttttttt",
  "tkkkkkkt",
  "tkwkkwkt",
  "tkkkkkkt",
  "tttttttt",
  ".tvvvvt.",
  "t.vyyv.t",
  "..vvvv..",
  "..t..t..",
  ".tt..tt.",
];
const GEM = ["..cc..", ".cwcc.", "cwcccc", "cccccd", ".cccd.", "..cd.."];
const TREE = [
  "...pp...",
  "..pppp..",
  ".ppqppp.",
  "pppppppp",
  "ppqpppqp",
  ".pppppp.",
  "...bb...",
  "...bb...",
  "...bb...",
];
const CLOUD = ["...wwww.....", ".wwwwwwwww..", "wwwwwwwwwwww"];
const COLOURS = {
  r: "#F2405A",
  w: "#FFFFFF",
  g: "#FFC82E",
  b: "#5A2F6B",
  t: "#C9D6F2",
  k: "#1F1F4A",
  v: "#F2703F",
  y: "#FFE14A",
};
/** A jump, a coin and a cup on a screen of the eighties. */
export const arcade: Written = {
  id: "next_level",
  name: "Next level",
  title: printed(faces.loud, ["#FFE14A", "#FFFFFF"]),
  parts: [
    sky("#3A2FA8", "#5F4FD9", "#8F7FF2"),
    ...[
      [-180, 10],
      [150, -20],
      [420, -180],
      [-430, 130],
    ].map(
      ([x = 0, y = 0], i): Part => ({
        place: "back",
        at: [x, y],
        ...moves(pop(0.2 + i * 0.1), wave("x", 18, 1, i)),
        parts: pixels(CLOUD, 8, { w: "#FFFFFF66" }),
      }),
    ),
    ...many(
      30,
      (i): Part => ({
        place: "back",
        at: [-580 + i * 40, 318],
        ...track("y", [0.1 + i * 0.02, 120], [0.7 + i * 0.02, 0, "back"]),
        parts: [
          { path: box(-20, -42, 39, 80), fill: i % 2 ? "#4A2A7A" : "#553389" },
          { path: box(-20, -42, 39, 13), fill: i % 2 ? "#2FBFA5" : "#3FD1B5" },
          { path: box(-12, -12, 12, 7) + box(4, 8, 10, 7), fill: "#3A1F63" },
        ],
      }),
    ),
    hero(
      ...many(
        3,
        (i): Part => ({
          at: [-60 + i * 46, -150],
          ...moves(
            pop(0.6 + i * 0.1),
            i === 1
              ? round(
                  "y",
                  [0, 0],
                  [1.2, 0],
                  [1.4, -12, "out"],
                  [1.6, 0],
                  [4.2, 0],
                  [4.4, -12, "out"],
                  [4.6, 0],
                  [6, 0],
                )
              : {},
          ),
          parts: [
            { path: box(-22, -22, 44, 44), fill: "#E8508F" },
            { path: box(-22, -22, 44, 5) + box(-22, -22, 5, 44), fill: "#FF9FC4" },
            { path: box(-22, 17, 44, 5) + box(17, -22, 5, 44), fill: "#A82A63" },
            {
              path: box(-4, -12, 8, 24) + box(-12, -4, 24, 8),
              fill: "#FFFFFF",
            },
          ],
        }),
      ),
      {
        at: [-14, -176],
        ...moves(
          round(
            "y",
            [0, 0],
            [1.2, 0, "hold"],
            [1.7, -56, "out"],
            [2.1, -20, "soft"],
            [2.2, 0],
            [4.2, 0, "hold"],
            [4.7, -56, "out"],
            [5.1, -20, "soft"],
            [5.2, 0],
            [6, 0],
          ),
          track("size", [1.2, 0], [1.3, 1, "hold"]),
        ),
        parts: [
          {
            ...wave("wide", 0.4, 6),
            parts: pixels(GEM, 7, { c: "#4FE0E8", w: "#FFFFFF", d: "#1FA3B8" }),
          },
        ],
      },
      {
        at: [-14, -12],
        ...moves(
          track("x", [0.3, -400], [1, 0, "soft"]),
          round(
            "y",
            [0, 0],
            [0.8, 0],
            [1.2, -52, "out"],
            [1.7, 0, "soft"],
            [3.8, 0],
            [4.2, -52, "out"],
            [4.7, 0, "soft"],
            [6, 0],
          ),
        ),
        parts: pixels(HERO, 9, COLOURS),
      },
      {
        at: [150, -12],
        ...moves(pop(0.8), wave("y", 5, 2), swell(4.6, 0.2)),
        parts: [
          { at: [0, -40], path: oval(90), fill: glow("#FFE14A", 90, "88") },
          ...pixels(TROPHY, 10, COLOURS),
        ],
      },
      ...many(
        3,
        (i): Part => ({
          at: [-196 + i * 44, -226],
          ...moves(pop(1 + i * 0.15), wave("size", 0.08, 6, i)),
          parts: pixels(HEART, 5, { r: COLOURS.r, w: "#FFFFFF" }),
        }),
      ),
      {
        at: [-176, -12],
        ...pop(0.5),
        parts: pixels(TREE, 12, { p: "#2FA88F", q: "#FF8FB8", b: "#7A4A2F" }),
      },
    ),
  ],
};

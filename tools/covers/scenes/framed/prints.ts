import { sky } from "../../grounds.ts";
import {
  box,
  curve,
  glow,
  heart,
  many,
  moves,
  oval,
  type Part,
  poly,
  pop,
  star,
  track,
  wave,
} from "../../kit.ts";
import { print, view } from "../../prints.ts";
import { faces, printed, type Written } from "../../scene.ts";
import { swell } from "../../sheets.ts";

const sag = (x: number, y: number, deep: number): number => y + deep * (1 - (x / 600) ** 2);
/** Prints pegged to strings of lights. */
export const stringed: Written = {
  id: "photos_on_a_string",
  name: "Photos on a string",
  title: printed(faces.script, ["#FFF3DC"], [196, 72]),
  parts: [
    sky("#4A3F55", "#5F4F66", "#3F3549"),
    {
      place: "back",
      path: many(15, (i) => `M-700 ${-330 + i * 48}H700`).join(""),
      line: { colour: "#00000018", width: 3 },
    },
    ...[-262, 196].flatMap((y, row): Part[] => [
      {
        place: "back",
        ...pop(0.1),
        path: curve(
          ...many(13, (i): [number, number] => [-660 + i * 110, sag(-660 + i * 110, y - 62, 26)]),
        ),
        line: { colour: "#2A2233", width: 3 },
      },
      ...many(20, (i): Part => {
        const x = -600 + i * 64 + row * 30;
        return {
          place: "back",
          at: [x, sag(x, y - 56, 26)],
          ...moves(pop(0.3 + i * 0.04), wave("fade", 0.3, 1 + (i % 3), i * 2)),
          fade: 0.7,
          parts: [
            { path: oval(26), fill: glow("#FFD98A", 26, "BB") },
            { path: oval(5, 7), fill: "#FFE9A8" },
          ],
        };
      }),
      ...many(9, (i): Part => {
        const x = -560 + i * 140 + (row ? 0 : 70);
        return {
          place: "back",
          at: [x, sag(x, y - 58, 26)],
          ...moves(
            track("size", [0.4 + i * 0.08 + row * 0.2, 0], [1.1 + i * 0.08 + row * 0.2, 1, "back"]),
            wave("turn", 3, 1, i * 1.3 + row),
            i === 4 ? swell(4.6, 0.12) : {},
          ),
          parts: [
            { at: [0, 72], turn: ((i * 7) % 9) - 4, parts: [print(i * 5 + row * 2, 1)] },
            {
              path: box(-5, -8, 10, 28, 2),
              fill: ["#D9A066", "#E8506B", "#7FB8A0"][i % 3] ?? "#D9A066",
            },
          ],
        };
      }),
    ]),
  ],
};

const corner = (x: number, y: number, sx: number, sy: number): Part => ({
  at: [x, y],
  size: [sx, sy],
  path: poly([0, 0], [26, 0], [0, 26]),
  fill: "#2B2430",
});
/** A page of an album: a view, tickets, tape, and the words written in the middle. */
export const albumPage: Written = {
  id: "album_page",
  name: "Page of an album",
  title: printed(faces.script, ["#5A3A2F"], [168, 62]),
  parts: [
    sky("#D9C3A0", "#CDB38C"),
    {
      place: "back",
      path: many(44, (i) => box(-570 + ((i * 163) % 1140), -330 + ((i * 97) % 660), 9, 1.4)).join(
        "",
      ),
      fill: "#8A6A4533",
    },
    {
      place: "back",
      path:
        box(-214, -316, 428, 632, 6) + box(-522, -316, 300, 632, 6) + box(222, -316, 300, 632, 6),
      fill: "#E9D8B8",
    },
    {
      place: "back",
      path: box(-206, -308, 412, 616, 4),
      line: { colour: "#A8845A55", width: 1.5 },
    },
    ...[
      [-72, -208, -5, 0, 168, 128],
      [112, -190, 6, 4, 118, 118],
      [-100, 196, 4, 5, 128, 150],
      [78, 208, -4, 1, 176, 128],
      [-380, -150, 4, 2, 190, 150],
      [-370, 150, -5, 3, 170, 190],
      [376, -140, -4, 3, 190, 190],
      [380, 160, 5, 0, 190, 140],
    ].map(
      ([x = 0, y = 0, turn = 0, kind = 0, w = 0, h = 0], i): Part => ({
        place: "back",
        at: [x, y],
        turn,
        ...moves(
          track("size", [0.2 + i * 0.14, 1.5], [0.7 + i * 0.14, 1, "out"]),
          track("fade", [0.2 + i * 0.14, 0], [0.4 + i * 0.14, 1]),
          wave("turn", 1.2, 1, i),
          i === 3 ? swell(4.6, 0.07) : {},
        ),
        parts: [
          { at: [3, 6], path: box(-w / 2 - 8, -h / 2 - 8, w + 16, h + 16), fill: "#3A241833" },
          { path: box(-w / 2 - 8, -h / 2 - 8, w + 16, h + 16), fill: "#FFFDF6" },
          view(kind, w, h),
          corner(-w / 2 - 11, -h / 2 - 11, 1, 1),
          corner(w / 2 + 11, -h / 2 - 11, -1, 1),
          corner(-w / 2 - 11, h / 2 + 11, 1, -1),
          corner(w / 2 + 11, h / 2 + 11, -1, -1),
        ],
      }),
    ),
    {
      place: "front",
      at: [176, -78],
      turn: 12,
      ...pop(1.4),
      parts: [
        { path: box(-30, -14, 60, 28, 3), fill: "#E8A33F" },
        { path: many(5, (i) => box(-20 + i * 9, -8, 3, 16)).join(""), fill: "#FFF6E0" },
      ],
    },
    {
      place: "front",
      at: [-176, 92],
      turn: -14,
      ...moves(pop(1.5), wave("turn", 6, 1)),
      path: heart(19),
      fill: "#D9434A",
    },
    {
      place: "front",
      at: [184, 100],
      ...moves(pop(1.6), wave("turn", 10, 1)),
      path: star(19, 8),
      fill: "#2F7F8F",
    },
    ...[
      [-80, -284, -12],
      [120, -262, 8],
      [-372, -246, 6],
      [384, -250, -8],
    ].map(
      ([x = 0, y = 0, turn = 0], i): Part => ({
        place: "front",
        at: [x, y],
        turn,
        ...track("wide", [0.9 + i * 0.1, 0], [1.3 + i * 0.1, 1, "out"]),
        path: box(-34, -11, 68, 22),
        fill: ["#F2B8A8CC", "#A8D5C9CC"][i % 2] ?? "#F2B8A8CC",
      }),
    ),
  ],
};

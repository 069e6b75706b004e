import { sky } from "../../grounds.ts";
import {
  box,
  curve,
  down,
  lit,
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
import { glide, swell } from "../../sheets.ts";

const shadow = (x: number, y: number, wide: number, colour = "#00000018"): Part => ({
  at: [x, y],
  ...pop(0.6),
  path: oval(wide, wide * 0.1),
  fill: colour,
});

/** One red balloon, and nothing else. */
export const balloon: Written = {
  id: "one_balloon",
  name: "One red balloon",
  title: printed(faces.plain, ["#2B2B3A"]),
  parts: [
    sky("#F4EFE8", "#E9E1D6"),
    { place: "hero", at: [120, 316], parts: [shadow(0, 0, 60)] },
    {
      place: "hero",
      at: [56, 40],
      ...moves(
        glide("y", 0.3, 480, 2.4),
        wave("y", 10, 2),
        wave("x", 8, 1),
        wave("turn", 3, 1, 1),
        swell(4.6, 0.08),
      ),
      parts: [
        {
          path: curve([0, 118], [12, 170], [-10, 220], [8, 282]),
          line: { colour: "#2B2B3A88", width: 2 },
        },
        { path: poly([-11, 122], [11, 122], [0, 106]), fill: "#A81F30" },
        {
          path: "M0 112C-62 76 -98 22 -98 -30A98 98 0 0 1 98 -30C98 22 62 76 0 112Z",
          fill: lit("#E33B4A", 120, 0, -30, 0.3),
        },
        { at: [-38, -70], turn: 34, path: oval(15, 27), fill: "#FFFFFF88" },
      ],
    },
    ...many(
      14,
      (i): Part => ({
        place: "back",
        at: [-500 + i * 78, 330 - ((i * 47) % 30)],
        ...pop(0.4 + i * 0.05),
        path: oval(1.6),
        fill: "#2B2B3A22",
      }),
    ),
  ],
};

/** A cup of tea drawn with one line. */
export const tea: Written = {
  id: "one_line_tea",
  name: "Tea in one line",
  title: { ...printed(faces.script, ["#355A52"]), weight: 400 },
  parts: [
    sky("#E4EFE6", "#D3E4D8"),
    { place: "hero", at: [0, 110], ...pop(0.1, 1.2), path: oval(176), fill: "#F9F4E6" },
    ...many(
      3,
      (i): Part => ({
        place: "hero",
        at: [-40 + i * 36, 30],
        ...moves(
          track("high", [1 + i * 0.2, 0], [2.2 + i * 0.2, 1, "soft"]),
          wave("x", 5, 2, i * 2),
          wave("fade", 0.25, 1, i * 2),
          i === 1 ? swell(4.6, 0.2) : {},
        ),
        fade: 0.75,
        path: curve([0, 0], [-13, -26], [12, -56], [-8, -86], [6, -112]),
        line: { colour: "#E38B6B", width: 4.5 },
      }),
    ),
    {
      place: "hero",
      at: [0, 110],
      ...glide("y", 0.3, 320, 1.2),
      parts: [
        { path: "M-96 -46H88C88 30 60 84 0 88C-60 84 -96 30 -96 -46Z", fill: "#FFFFFF" },
        {
          at: [-6, 6],
          path: "M0 34C-44 8 -36 -30 0 -30C36 -30 44 8 0 34ZM0 34V-14M0 14L-15 0M0 6L14 -8",
          line: { colour: "#7FAE8E", width: 4 },
        },
        {
          path: "M-176 104C-120 124 100 124 168 104M-96 -46C-96 30 -60 84 0 88C60 84 88 30 88 -46H-96C-40 -60 40 -60 88 -46M86 -26C140 -36 150 30 72 42",
          line: { colour: "#355A52", width: 5 },
        },
        {
          at: [62, -46],
          ...wave("turn", 4, 2),
          parts: [
            { path: "M0 0C16 30 40 36 44 66", line: { colour: "#355A52", width: 2.5 } },
            { path: box(32, 64, 26, 34, 3), fill: "#E38B6B" },
          ],
        },
      ],
    },
    ...many(
      10,
      (i): Part => ({
        place: "hero",
        at: [-150 + i * 34, 250 + (i % 3) * 14],
        turn: i * 47,
        ...moves(pop(1 + i * 0.08), wave("turn", 8, 1, i)),
        path: "M0 0Q10 -10 0 -26Q-10 -10 0 0Z",
        fill: i % 2 ? "#7FAE8E" : "#A9C9AE",
      }),
    ),
  ],
};

/** Two rings in gold on linen. */
export const rings: Written = {
  id: "two_rings",
  name: "Two gold rings",
  title: { ...printed(faces.serif, ["#6B5636"]), weight: 300 },
  parts: [
    sky("#F7F1E8", "#EADFCF"),
    {
      place: "back",
      path: many(30, (i) => `M-600 ${-330 + i * 23}H600`).join(""),
      line: { colour: "#6B563608", width: 8 },
    },
    {
      place: "back",
      path: many(44, (i) => `M${-600 + i * 28} -340V340`).join(""),
      line: { colour: "#6B563608", width: 8 },
    },
    ...[-1, 1].map(
      (side): Part => ({
        place: "hero",
        at: [side * 56, 110],
        ...moves(
          glide("x", 0.3, side * 400, 1.7),
          track("turn", [0.3, side * 200], [2, 0, "out"]),
          wave("turn", 4, 1, side),
          wave("y", 4, 2),
        ),
        parts: [
          { at: [8, 14], path: oval(98), line: { colour: "#6B563622", width: 20 } },
          { path: oval(98), line: { colour: "#B5843A", width: 20 } },
          { path: oval(98), line: { colour: "#E3BD6B", width: 15 } },
          {
            path: "M-92 -34A98 98 0 0 1 -20 -96M70 68A98 98 0 0 1 20 96",
            line: { colour: "#FFF3CF", width: 6 },
          },
          ...(side > 0
            ? [
                {
                  at: [30, -98] as [number, number],
                  turn: 17,
                  ...swell(4.6, 0.3),
                  parts: [
                    {
                      path: poly([-26, -18], [-14, -34], [14, -34], [26, -18], [0, 14]),
                      fill: down(-34, 14, "#FFFFFF", "#BFDCEB"),
                    },
                    {
                      path: "M-26 -18H26M-14 -34L-8 -18L0 14L8 -18L14 -34",
                      line: { colour: "#8FB8CC", width: 2 },
                    },
                  ],
                },
              ]
            : []),
        ],
      }),
    ),
    {
      place: "hero",
      at: [-56, 110],
      ...track("fade", [1.9, 0], [2.3, 1]),
      parts: [
        { path: "M92 34A98 98 0 0 1 56 80", line: { colour: "#B5843A", width: 20 } },
        { path: "M92 34A98 98 0 0 1 56 80", line: { colour: "#E3BD6B", width: 15 } },
      ],
    },
    ...many(
      9,
      (i): Part => ({
        place: "hero",
        at: [-170 + i * 42, 20 + ((i * 67) % 210)],
        ...moves(pop(1.6 + i * 0.1), wave("size", 0.5, 1 + (i % 3), i)),
        path: "M0 -9L2 -2L9 0L2 2L0 9L-2 2L-9 0L-2 -2Z",
        fill: "#D9AE58",
      }),
    ),
  ],
};

import { sky } from "../../grounds.ts";
import { box, glow, lit, many, moves, oval, type Part, petals, pop, wave } from "../../kit.ts";
import { faces, printed, type Written } from "../../scene.ts";
import { swell } from "../../sheets.ts";
import { bloom, growing, leafAt, twig } from "../../sprigs.ts";

const onRing = (
  i: number,
  count: number,
  rx: number,
  ry: number,
  from = 0,
): readonly [number, number, number] => {
  const a = (i * 2 * Math.PI) / count + from;
  return [rx * Math.cos(a), ry * Math.sin(a), (a * 180) / Math.PI];
};
const speckles = (colour: string): Part => ({
  place: "back",
  path: many(70, (i) =>
    oval(
      0.8 + (i % 3) * 0.5,
      0.8 + (i % 3) * 0.5,
      -560 + ((i * 137) % 1120),
      -330 + ((i * 89) % 660),
    ),
  ).join(""),
  fill: colour,
});

/** A loose ring of eucalyptus with white anemones. */
export const eucalyptus: Written = {
  id: "eucalyptus_ring",
  name: "Eucalyptus ring",
  title: printed(faces.script, ["#3F5B50"], [128, 110]),
  parts: [
    sky("#FBF8F1", "#F6F1E6", "#F1EADC"),
    speckles("#B9AE9A44"),
    {
      place: "back",
      ...moves(pop(0.1, 1)),
      path: oval(196),
      line: { colour: "#C9A66B", width: 2.5 },
    },
    ...many(15, (i) => {
      const [x, y, a] = onRing(i, 15, 196, 196);
      return growing(
        [x, y],
        a + 178 + (i % 2 ? 16 : -22),
        0.2 + i * 0.08,
        twig({
          long: 104,
          pairs: 5,
          leaf: [34, 17],
          lean: 62,
          bend: 18,
          colours: i % 3 ? ["#8FB0A0", "#A9C5B4", "#6B8A78"] : ["#6F9584", "#8FB0A0", "#55756A"],
        }),
      );
    }),
    ...many(9, (i) => {
      const [x, y, a] = onRing(i, 9, 206, 206, 0.3);
      return growing(
        [x, y],
        a + 150,
        0.8 + i * 0.06,
        twig({
          long: 70,
          pairs: 6,
          leaf: [20, 4.5],
          lean: 36,
          colours: ["#C9A66B", "#D9BE8C", "#B08C50"],
        }),
        4,
      );
    }),
    ...[0.7, 1.05, 3.75, 4.12, 3.45].map(
      (a, i): Part => ({
        place: "front",
        at: [198 * Math.cos(a), 198 * Math.sin(a)],
        ...(i === 1 ? swell(4.6, 0.16) : {}),
        parts: [
          bloom(i === 0 || i === 3 ? 50 : 36, "#FFFFFF", "#F1ECEA", "#F1ECEA", 7, 1.2 + i * 0.12),
          { ...pop(1.6 + i * 0.12), path: oval(9), fill: "#2F3B4A" },
          { ...pop(1.7 + i * 0.12), path: petals(14, 17, 1.1), fill: "#2F3B4A" },
        ],
      }),
    ),
  ],
};

/** A wreath of laurel in gold on deep blue. */
export const laurel: Written = {
  id: "golden_laurel",
  name: "Golden laurel",
  title: { ...printed(faces.serif, ["#F6DFA4"], [126, 108]), weight: 500 },
  parts: [
    sky("#122848", "#16305A", "#0E2140"),
    { place: "back", path: oval(420), fill: glow("#3F6FA8", 420, "66"), ...wave("size", 0.06, 1) },
    {
      place: "back",
      path: box(-222, -318, 444, 636, 10) + box(-520, -318, 1040, 636, 10),
      line: { colour: "#D9B86A44", width: 2 },
    },
    ...[-1, 1].flatMap((side) =>
      many(13, (i): Part => {
        const a = Math.PI / 2 + side * (0.16 + (i * 2.7) / 12.5);
        const t = 0.3 + i * 0.1;
        return {
          place: "front",
          at: [184 * Math.cos(a), 184 * Math.sin(a)],
          turn: (a * 180) / Math.PI + (side > 0 ? 180 : 0),
          ...moves(pop(t, 0.9), wave("turn", 2.5, 1, i * 0.6)),
          parts: [
            {
              path: leafAt(0, 0, side * 34, 66 - i * 1.6, 14),
              fill: {
                from: [0, -60],
                to: [0, 10],
                stops: [
                  { at: 0, colour: "#FFF0BF" },
                  { at: 1, colour: "#B5842F" },
                ],
              },
            },
            {
              path: leafAt(0, 0, side * -38, 60 - i * 1.6, 13),
              fill: {
                from: [0, -60],
                to: [0, 10],
                stops: [
                  { at: 0, colour: "#E9C877" },
                  { at: 1, colour: "#8F6420" },
                ],
              },
            },
            ...(i % 3 === 1
              ? [{ path: oval(6, 6, 22 * side, -8), fill: lit("#F6DFA4", 6, 22 * side, -8) }]
              : []),
          ],
        };
      }),
    ),
    {
      place: "front",
      at: [0, 190],
      ...moves(pop(0.2), swell(4.6, 0.14), wave("turn", 2, 2)),
      parts: [
        { path: "M0 0L-34 74L-18 66L-10 82L6 10ZM0 0L34 74L18 66L10 82L-6 10Z", fill: "#C7923A" },
        { path: "M0 0Q-50 -34 -58 -6Q-58 22 0 0Q50 -34 58 -6Q58 22 0 0Z", fill: "#E9C877" },
        { path: oval(12), fill: lit("#FFF0BF", 12) },
      ],
    },
    ...many(
      26,
      (i): Part => ({
        place: "back",
        at: [-530 + i * 42, -310 + ((i * 97) % 620)],
        ...moves(
          pop(0.6 + (i % 7) * 0.2, 0.5),
          wave("size", 0.5, 1 + (i % 3), i),
          wave("y", 10, 1, i),
        ),
        path: oval(1.6 + (i % 3) * 0.7),
        fill: "#F6DFA4AA",
      }),
    ),
  ],
};

/** Holly, pine and berries round the words, on deep green. */
export const winter: Written = {
  id: "winter_sprigs",
  name: "Winter sprigs",
  title: { ...printed(faces.serif, ["#FFF3DC"], [122, 104]), weight: 600 },
  parts: [
    sky("#123A34", "#174A40", "#0D2E2A"),
    { place: "back", path: oval(380), fill: glow("#3F8070", 380, "55"), ...wave("size", 0.06, 1) },
    ...many(18, (i) => {
      const [x, y, a] = onRing(i, 18, 190, 190);
      return growing(
        [x, y],
        a + 176 + (i % 2 ? 30 : -26),
        0.1 + i * 0.06,
        twig({
          long: 112,
          pairs: 13,
          leaf: [36, 3.4],
          lean: 44,
          colours: ["#2F7A60", "#3F9272", "#5A4A30"],
        }),
        2,
      );
    }),
    ...many(10, (i) => {
      const [x, y, a] = onRing(i, 10, 200, 200, 0.2);
      return growing(
        [x, y],
        a + 160 + (i % 2 ? 60 : 0),
        0.7 + i * 0.07,
        [
          {
            path: "M0 0Q-6 -12 -20 -14Q-16 -24 -24 -36Q-12 -38 -14 -52Q-4 -56 0 -74Q4 -56 14 -52Q12 -38 24 -36Q16 -24 20 -14Q6 -12 0 0Z",
            fill: i % 2 ? "#7FB58A" : "#5FA07A",
          },
          { path: "M0 -4V-64", line: { colour: "#FFFFFF55", width: 2 } },
        ],
        3,
      );
    }),
    ...many(8, (i): Part => {
      const [x, y] = onRing(i, 8, 194, 194, 0.1);
      return {
        place: "front",
        at: [x, y],
        ...moves(pop(1.2 + i * 0.08), wave("turn", 6, 1, i), i === 6 ? swell(4.6, 0.3) : {}),
        parts: [
          { path: oval(13, 13, -9, 4), fill: lit("#E2424A", 13, -9, 4) },
          { path: oval(13, 13, 10, 0), fill: lit("#D22F3F", 13, 10, 0) },
          { path: oval(11, 11, 0, -14), fill: lit("#F0565A", 11, 0, -14) },
        ],
      };
    }),
    ...many(
      30,
      (i): Part => ({
        place: i % 3 ? "back" : "front",
        at: [-540 + i * 37, -300 + ((i * 83) % 600)],
        ...moves(pop(0.4 + (i % 6) * 0.2, 0.6), wave("y", 16, 1, i), wave("x", 9, 2, i * 2)),
        path: oval(2 + (i % 4) * 0.8),
        fill: "#FFFFFFBB",
      }),
    ),
  ],
};

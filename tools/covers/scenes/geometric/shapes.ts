import { sky } from "../../grounds.ts";
import { box, many, moves, oval, type Part, poly, pop, track, wave } from "../../kit.ts";
import { faces, printed, type Written } from "../../scene.ts";
import { swell } from "../../sheets.ts";

const TILE = 96;
const tiles = [
  "M0 0H96A96 96 0 0 1 0 96Z",
  "M0 0H96V96A96 96 0 0 1 0 0Z",
  "M48 0A48 48 0 0 1 48 96A48 48 0 0 1 48 0Z",
  "M0 0H96L0 96Z",
  "M0 0A48 48 0 0 0 96 0ZM0 96A48 48 0 0 1 96 96Z",
  "M0 0H48V48H0ZM48 48H96V96H48Z",
];
const inks = ["#E4572E", "#17BEBB", "#FFC914", "#2E4057", "#F2E9DC", "#D33F6A"];
/** Tiles of circles and squares that turn over, round a plain field. */
export const bauhaus: Written = {
  id: "bauhaus_tiles",
  name: "School of shapes",
  title: printed(faces.loud, ["#2E4057", "#E4572E"], [170, 112]),
  parts: [
    sky("#F7F1E5", "#F2E9DC"),
    ...many(91, (i): Part => {
      const [col, row] = [(i % 13) - 6, Math.floor(i / 13) - 3];
      const isField = Math.abs(col) <= 2 && Math.abs(row) <= 1;
      const pick = (i * 7 + row * 3) % 6;
      const t = 0.1 + Math.hypot(col, row) * 0.13;
      if (isField)
        return { place: "back", at: [col * TILE, row * TILE], path: oval(2.2), fill: "#2E405722" };
      return {
        place: "back",
        at: [col * TILE, row * TILE],
        ...moves(
          track("size", [t, 0], [t + 0.7, 1, "back"]),
          track(
            "turn",
            [t, -180],
            [t + 0.9, ((i * 5) % 4) * 90, "back"],
            [4.5 + t * 0.3, ((i * 5) % 4) * 90],
            [5.2 + t * 0.3, ((i * 5) % 4) * 90 + (i % 5 === 0 ? 360 : 0), "soft"],
          ),
        ),
        parts: [
          { path: box(-48.5, -48.5, 97, 97), fill: inks[(pick + 2 + (i % 2)) % 6] ?? "#FFFFFF" },
          {
            at: [-48, -48],
            path: tiles[(i * 5 + row) % 6 < 0 ? 0 : (i * 5 + Math.abs(row)) % 6] ?? "",
            fill: inks[pick < 0 ? 0 : pick] ?? "#2E4057",
          },
        ],
      };
    }),
  ],
};

const bits: readonly ((c: string) => Part)[] = [
  (c) => ({ path: oval(30), fill: c }),
  (c) => ({ path: oval(24), line: { colour: c, width: 11 } }),
  (c) => ({ path: "M-60 0L-40 -24L-20 0L0 -24L20 0L40 -24L60 0", line: { colour: c, width: 9 } }),
  (c) => ({ path: poly([-34, 28], [0, -34], [34, 28]), fill: c }),
  (c) => ({ path: "M-36 0A36 36 0 0 1 36 0Z", fill: c }),
  (c) => ({
    path: many(16, (i) => oval(4, 4, -30 + (i % 4) * 20, -30 + Math.floor(i / 4) * 20)).join(""),
    fill: c,
  }),
  (c) => ({ path: box(-9, -34, 18, 68) + box(-34, -9, 68, 18), fill: c }),
  (c) => ({ path: "M-52 0C-36 -34 -20 -34 -8 0S24 34 40 0", line: { colour: c, width: 10 } }),
];
/** Zigzags, dots and half moons of the eighties, thrown in the air. */
export const memphis: Written = {
  id: "memphis_party",
  name: "Party in Memphis",
  title: printed(faces.loud, ["#1F1B3A"], [170, 128]),
  parts: [
    sky("#FFD9E2", "#FFE9C9", "#C9F2EA"),
    {
      place: "back",
      path: many(60, (i) =>
        box(
          -580 + ((i * 151) % 1160),
          i % 2 ? -330 + ((i * 83) % 190) : 140 + ((i * 59) % 190),
          12,
          3,
          1,
        ),
      ).join(""),
      fill: "#1F1B3A",
    },
    ...many(52, (i): Part => {
      const a = i * 2.39996;
      const k = 0.5 + (i % 26) / 26;
      const x = (i < 30 ? 236 : 560) * Math.cos(a) * Math.min(1.05, k + 0.3);
      const y = (Math.sin(a) < 0 ? -1 : 1) * (176 + ((i * 61) % 150));
      const colour = ["#FF4F79", "#00B8A9", "#FFB400", "#5B5FEF", "#1F1B3A"][i % 5] ?? "#000000";
      const t = 0.1 + (i % 13) * 0.09;
      return {
        place: i % 3 ? "back" : "front",
        at: [x, y],
        turn: (i * 67) % 360,
        size: [0.72 + (i % 4) * 0.14, 0.72 + (i % 4) * 0.14],
        ...moves(
          track("x", [t, -x], [t + 1, 0, "back"]),
          track("y", [t, -y], [t + 1, 0, "back"]),
          pop(t),
          wave("turn", 12, 1, i),
          wave("y", 6, 1 + (i % 2), i),
          i % 9 === 4 ? swell(4.5, 0.4) : {},
        ),
        parts: [
          { at: [5, 6], fade: 0.9, parts: [{ ...bits[i % 8]?.("#FFFFFF") }] },
          { ...bits[i % 8]?.(colour) },
        ],
      };
    }),
  ],
};

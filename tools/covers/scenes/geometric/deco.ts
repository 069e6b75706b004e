import { sky } from "../../grounds.ts";
import {
  box,
  many,
  moves,
  oval,
  type Part,
  petals,
  poly,
  pop,
  star,
  track,
  wave,
} from "../../kit.ts";
import { faces, printed, type Written } from "../../scene.ts";
import { swell } from "../../sheets.ts";

const fan = (x: number, y: number, r: number, t: number): Part => ({
  place: "back",
  at: [x, y],
  ...track("size", [t, 0], [t + 1, 1, "out"]),
  parts: [
    { path: oval(r), fill: "#0F1A24" },
    ...many(
      4,
      (i): Part => ({
        path: oval(r - i * r * 0.22),
        line: { colour: i % 2 ? "#C79A4B" : "#E9CD8C", width: i === 0 ? 3.5 : 2 },
      }),
    ),
    {
      path: many(13, (i) => {
        const a = Math.PI + (i * Math.PI) / 12;
        return `M${Math.round(r * 0.12 * Math.cos(a))} ${Math.round(r * 0.12 * Math.sin(a))}L${Math.round(r * Math.cos(a))} ${Math.round(r * Math.sin(a))}`;
      }).join(""),
      line: { colour: "#C79A4B55", width: 1.6 },
    },
  ],
});
/** Fans and rays of the twenties in brass on black. */
export const deco: Written = {
  id: "deco_fans",
  name: "Art deco evening",
  title: { ...printed(faces.serif, ["#F2DDA6"], [158, 72]), weight: 400 },
  parts: [
    sky("#0B141D", "#16242F"),
    ...many(4, (row) =>
      many(9, (i) =>
        fan(
          -560 + i * 140 + (row % 2) * 70,
          -206 + row * 168 + (row > 1 ? 40 : -40),
          84,
          0.1 + row * 0.18 + Math.abs(i - 4) * 0.06,
        ),
      ),
    ).flat(),
    {
      place: "back",
      path: box(-700, -134, 1400, 268),
      fill: "#0F1A24",
      ...track("high", [0.2, 0], [1.1, 1, "out"]),
    },
    {
      place: "back",
      ...track("wide", [0.4, 0], [1.5, 1, "out"]),
      path:
        box(-700, -136, 1400, 3) +
        box(-700, -126, 1400, 1.5) +
        box(-700, 133, 1400, 3) +
        box(-700, 124, 1400, 1.5),
      fill: "#E9CD8C",
    },
    ...[-1, 1].map(
      (up): Part => ({
        place: "front",
        at: [0, up * 136],
        ...moves(pop(1), swell(4.6, 0.12)),
        parts: [
          { path: poly([-92, 0], [0, -54], [92, 0], [0, 54]), fill: "#0F1A24" },
          {
            path: poly([-92, 0], [0, -54], [92, 0], [0, 54]),
            line: { colour: "#E9CD8C", width: 3 },
          },
          {
            path: poly([-64, 0], [0, -37], [64, 0], [0, 37]),
            line: { colour: "#C79A4B", width: 1.6 },
          },
          { ...wave("turn", 6, 1), path: petals(8, 26, 5), fill: "#E9CD8C" },
          { path: oval(5), fill: "#0F1A24" },
        ],
      }),
    ),
    ...many(
      18,
      (i): Part => ({
        place: "front",
        at: [-540 + i * 64, i % 2 ? -150 - ((i * 37) % 160) : 160 + ((i * 53) % 150)],
        ...moves(pop(1 + (i % 6) * 0.14), wave("size", 0.6, 1 + (i % 3), i)),
        path: star(9, 1.8, 4),
        fill: "#FFF3CF",
      }),
    ),
  ],
};

/** Steps that build themselves up to a flag. */
export const steps: Written = {
  id: "step_by_step",
  name: "Step by step",
  title: printed(faces.loud, ["#24315E"]),
  parts: [
    sky("#E8ECFF", "#D9E4FF", "#FFE3D6"),
    ...many(7, (i): Part => {
      const [x, h] = [-202 + i * 60, 56 + i * 38];
      const tint =
        ["#5B6CFF", "#7A5CF0", "#A14FDB", "#D14FB0", "#F0587F", "#FF7A5C", "#FFA94D"][i] ??
        "#5B6CFF";
      const t = 0.2 + i * 0.16;
      return {
        place: "hero",
        at: [x, 320],
        ...moves(track("high", [t, 0], [t + 0.8, 1, "back"])),
        parts: [
          { path: poly([-30, 0], [-30, -h], [0, -h + 16], [0, 16]), fill: tint },
          { path: poly([0, 16], [0, -h + 16], [30, -h], [30, 0]), fill: `${tint}` },
          { path: poly([0, 16], [0, -h + 16], [30, -h], [30, 0]), fill: "#24315E38" },
          { path: poly([-30, -h], [0, -h - 16], [30, -h], [0, -h + 16]), fill: tint },
          { path: poly([-30, -h], [0, -h - 16], [30, -h], [0, -h + 16]), fill: "#FFFFFF66" },
        ],
      };
    }),
    {
      place: "hero",
      at: [158, 40],
      ...moves(track("high", [1.5, 0], [2.2, 1, "back"])),
      parts: [
        { path: box(-3, -108, 6, 112, 3), fill: "#24315E" },
        {
          at: [-3, -106],
          size: [-1, 1],
          ...moves(wave("high", 0.06, 4), wave("turn", 3, 3), swell(4.6, 0.2)),
          path: "M0 0C20 -12 34 12 78 0L62 26L78 52C40 62 24 40 0 52Z",
          fill: "#FF4F79",
        },
      ],
    },
    ...many(
      26,
      (i): Part => ({
        place: "hero",
        at: [40 + ((i * 47) % 190), -90 + ((i * 71) % 170)],
        turn: i * 53,
        ...moves(pop(2 + (i % 7) * 0.1), wave("y", 14, 1, i), wave("turn", 40, 1 + (i % 2), i)),
        path: i % 2 ? box(-4, -7, 8, 14, 1) : oval(4.5),
        fill: ["#FFB400", "#00B8A9", "#5B6CFF", "#FF4F79"][i % 4] ?? "#FFB400",
      }),
    ),
    ...[
      [-430, 210],
      [-470, 60],
      [-160, -60],
      [440, -200],
    ].map(
      ([x = 0, y = 0], i): Part => ({
        place: "back",
        at: [x, y],
        ...moves(pop(0.3 + i * 0.1), wave("y", 10, 1, i)),
        parts: [
          { path: poly([-26, 0], [0, -14], [26, 0], [0, 14]), fill: "#FFFFFF" },
          { path: poly([-26, 0], [0, 14], [0, 44], [-26, 30]), fill: "#C9D5FF" },
          { path: poly([0, 14], [26, 0], [26, 30], [0, 44]), fill: "#B3C2FA" },
        ],
      }),
    ),
  ],
};

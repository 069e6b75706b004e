import { sky } from "../../grounds.ts";
import { chances, glow, many, moves, oval, type Part, star, track, wave } from "../../kit.ts";
import { faces, printed, type Written } from "../../scene.ts";
import { sheet, swell } from "../../sheets.ts";

const chance = chances(7);
const blade = (long: number, wide: number, cuts: boolean): string =>
  cuts
    ? `M0 0${many(5, (i) => `L${-wide * (0.5 + 0.5 * Math.sin((i + 1) / 1.7))} ${-long * (0.14 + i * 0.15)}L${-wide * 0.24} ${-long * (0.2 + i * 0.15)}`).join("")}L0 ${-long}${many(5, (i) => `L${wide * 0.24} ${-long * (0.8 - i * 0.15)}L${wide * (0.5 + 0.5 * Math.sin((5 - i) / 1.7))} ${-long * (0.74 - i * 0.15)}`).join("")}Z`
    : `M0 0C${-wide} ${-long * 0.3} ${-wide * 0.8} ${-long * 0.8} 0 ${-long}C${wide * 0.8} ${-long * 0.8} ${wide} ${-long * 0.3} 0 0Z`;
/** A clearing in leaves of paper: layer within layer, the words in its light. */
export const clearing: Written = {
  id: "paper_clearing",
  name: "Clearing in the leaves",
  title: { ...printed(faces.serif, ["#1D4A3A"], [128, 120]), weight: 700 },
  parts: [
    sky("#FFF8DC", "#F6F0C4", "#E4EDB8"),
    { place: "back", path: oval(420), fill: glow("#FFFFFF", 420, "FF"), ...wave("size", 0.05, 1) },
    ...["#BBD694", "#7FB77A", "#3F8F6B", "#1F6353"].flatMap((colour, ring) =>
      many(18, (i): Part => {
        const a = ((i + ring * 0.45) * 2 * Math.PI) / 18;
        const [rx, ry] = [380 + ring * 66, 262 + ring * 34];
        const x = Math.max(-560, Math.min(560, rx * Math.cos(a) * 1.02));
        const y = ry * Math.sin(a);
        const inward = (Math.atan2(y, x * 0.8) * 180) / Math.PI - 90;
        const narrow = Math.abs(Math.cos(a)) > 0.25 && ring > 0;
        return {
          place: "front",
          at: [narrow ? x * 0.78 : x, y],
          turn: inward + (chance() - 0.5) * 40,
          ...moves(
            track(
              "size",
              [0.1 + ring * 0.2 + (i % 5) * 0.06, 0],
              [1.1 + ring * 0.2 + (i % 5) * 0.06, 1, "back"],
            ),
            wave("turn", 3, 1, i + ring),
          ),
          parts: [
            sheet(
              blade(118 + chance() * 50, 34, (i + ring) % 3 === 0),
              colour,
              {},
              {},
              [{ path: "M0 -8V-96", line: { colour: "#FFFFFF33", width: 2.5 } }],
              6,
            ),
          ],
        };
      }),
    ),
    ...many(
      9,
      (i): Part => ({
        place: "front",
        at: [i % 2 ? 206 : -208, -270 + i * 66],
        ...moves(
          track("size", [1 + i * 0.1, 0], [1.8 + i * 0.1, 1, "back"]),
          wave("turn", 6, 1, i),
          i === 4 ? swell(4.6, 0.3) : {},
        ),
        parts: [
          sheet(
            star(26, 15, 6),
            ["#F27C6B", "#FFC24F", "#FFFFFF"][i % 3] ?? "#FFFFFF",
            {},
            {},
            [{ path: oval(7), fill: "#8A3B4A" }],
            4,
          ),
        ],
      }),
    ),
  ],
};

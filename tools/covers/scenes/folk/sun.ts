import { sky } from "../../grounds.ts";
import { many, moves, oval, type Part, petals, pop, track, wave } from "../../kit.ts";
import { faces, printed, type Written } from "../../scene.ts";
import { glide, swell } from "../../sheets.ts";
import { leafAt } from "../../sprigs.ts";

const sunRays = (count: number, r: number, long: number, wide: number): string =>
  many(count, (i) => {
    const a = (i * 360) / count;
    const [x, y] = [r * Math.sin((a * Math.PI) / 180), -r * Math.cos((a * Math.PI) / 180)];
    return leafAt(x, y, a, long, wide);
  }).join("");
/** A sun with a painted face, its rays turning. */
export const folkSun: Written = {
  id: "folk_sun",
  name: "Painted sun",
  title: { ...printed(faces.poster, ["#FFF2D2"]), weight: 800 },
  parts: [
    sky("#1E4F6B", "#2A6F86"),
    ...many(
      22,
      (i): Part => ({
        place: "back",
        at: [-530 + i * 50, -300 + ((i * 113) % 600)],
        ...moves(pop(0.3 + (i % 6) * 0.1), wave("size", 0.3, 1 + (i % 3), i)),
        path: petals(6, 9, 2.4),
        fill: "#7FC4C0",
      }),
    ),
    {
      place: "hero",
      at: [0, 104],
      ...moves(glide("y", 0.2, 360, 1.4)),
      parts: [
        {
          ...track("turn", [0, -30], [4, 0, "out"], [16, 90, "line"]),
          parts: [
            { path: sunRays(16, 96, 96, 17), fill: "#F2A43A" },
            { path: sunRays(16, 96, 72, 9), fill: "#E2574C" },
          ],
        },
        {
          ...track("turn", [0, 30], [4, 11.25, "out"], [16, -78.75, "line"]),
          path: sunRays(16, 92, 62, 9),
          fill: "#FFD98A",
        },
        {
          ...moves(wave("size", 0.015, 3), swell(4.6, 0.07)),
          parts: [
            { path: oval(104), fill: "#E2574C" },
            { path: oval(94), fill: "#FFC24F" },
            {
              path: many(24, (i) =>
                oval(3.4, 3.4, 84 * Math.cos(i * 0.2618), 84 * Math.sin(i * 0.2618)),
              ).join(""),
              fill: "#E2574C",
            },
            {
              path: "M-48 -18Q-32 -32 -16 -18M16 -18Q32 -32 48 -18M0 -14Q-12 14 2 18M-30 36Q0 62 30 36",
              line: { colour: "#7A2F2A", width: 6 },
            },
            { path: oval(15, 11, -46, 18) + oval(15, 11, 46, 18), fill: "#F08A6B" },
            { at: [0, -50], path: petals(7, 17, 6), fill: "#E2574C" },
          ],
        },
      ],
    },
    ...many(
      15,
      (i): Part => ({
        place: "front",
        at: [-560 + i * 80, 346],
        ...moves(
          track("high", [0.3 + i * 0.04, 0], [1.2 + i * 0.04, 1, "back"]),
          wave("turn", 2, 1, i),
        ),
        parts: [
          {
            path:
              leafAt(0, 0, -46, 84, 15) +
              leafAt(0, 0, 46, 84, 15) +
              leafAt(0, 0, -18, 66, 10) +
              leafAt(0, 0, 18, 66, 10),
            fill: i % 2 ? "#3F9A7A" : "#2F7A66",
          },
          {
            at: [0, -70],
            path: petals(8, 27, 9),
            fill: ["#E2574C", "#FFF2D2", "#F2A43A"][i % 3] ?? "#E2574C",
          },
          { at: [0, -70], path: petals(8, 15, 4, 0.4) + oval(5), fill: "#1E4F6B" },
        ],
      }),
    ),
  ],
};

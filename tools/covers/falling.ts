import {
  blob,
  box,
  chances,
  heart,
  many,
  moves,
  oval,
  type Part,
  pop,
  round,
  star,
  track,
  wave,
} from "./kit.ts";

/** Small things scattered over the upper part that twinkle. */
export const twinkles = (
  count: number,
  colour: string,
  seed: number,
  shape: "dot" | "star" | "heart" = "star",
): Part[] => {
  const chance = chances(seed);
  return many(count, (i): Part => {
    const r = 3 + chance() * 7;
    const x = (i / count) * 1240 - 620 + chance() * 60;
    return {
      place: "back",
      at: [x, -320 + chance() * 430],
      ...moves(
        pop(0.1 + chance() * 1.4, 0.5),
        wave("size", 0.28, 1 + Math.floor(chance() * 3), chance() * 6),
      ),
      path:
        shape === "star"
          ? star(r * 1.5, r * 0.5, 4)
          : shape === "dot"
            ? oval(r * 0.6)
            : heart(r * 1.3),
      fill: colour,
    };
  });
};

/** Small pieces that fall through the whole picture, over and over. */
export const falling = (
  count: number,
  colours: readonly string[],
  seed: number,
  shape: "confetti" | "snow" | "heart" | "leaf",
): Part[] => {
  const chance = chances(seed);
  return many(count, (i): Part => {
    const x = (i / count) * 1180 - 590 + (chance() - 0.5) * 60;
    const phase = chance() * 6;
    const r = 4 + chance() * 6;
    const colour = colours[i % colours.length] ?? "#FFFFFF";
    const way = (t: number) => ((t + phase) % 6) / 6;
    // falls 760 in one loop, from wherever chance has it begin
    const turnAt = 6 - phase;
    return {
      place: i % 3 === 0 ? "front" : "back",
      at: [x, -380],
      ...moves(
        round(
          "y",
          [0, way(0) * 760, "line"],
          [turnAt - 0.001, 760, "line"],
          [turnAt, 0, "hold"],
          [6, way(0) * 760, "line"],
        ),
        wave("x", 12 + chance() * 16, 1 + Math.floor(chance() * 2), chance() * 6),
        wave("turn", shape === "snow" ? 0 : 70, 1 + Math.floor(chance() * 3), chance() * 6),
        track("fade", [0.2, 0], [1.2, 1]),
        ...(shape === "confetti"
          ? [wave("high", 0.5, 3 + Math.floor(chance() * 4), chance() * 6)]
          : []),
      ),
      path:
        shape === "snow"
          ? oval(r * 0.7)
          : shape === "heart"
            ? heart(r * 1.4)
            : shape === "leaf"
              ? blob([0, -r * 1.6], [r * 0.9, 0], [0, r * 1.6], [-r * 0.9, 0])
              : box(-r * 0.6, -r, r * 1.2, r * 2, 1.5),
      fill: colour,
    };
  });
};

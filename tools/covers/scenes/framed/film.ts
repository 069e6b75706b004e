import { sky } from "../../grounds.ts";
import {
  box,
  down,
  glow,
  lit,
  many,
  moves,
  oval,
  type Part,
  pop,
  star,
  track,
  wave,
} from "../../kit.ts";
import { print, view } from "../../prints.ts";
import { faces, hero, printed, type Written } from "../../scene.ts";
import { glide, swell } from "../../sheets.ts";

/** A camera that has just taken a picture: it comes out below. */
export const camera: Written = {
  id: "instant_camera",
  name: "Instant camera",
  title: printed(faces.round, ["#2F3A5A", "#E8506B"]),
  parts: [
    sky("#FFE9C9", "#FFDDB8"),
    ...many(
      8,
      (i): Part => ({
        place: "back",
        ...glide("y", 0.1 + i * 0.05, 500),
        path: box(-720 + i * 180, -340, 90, 680),
        fill: "#FFF6E655",
      }),
    ),
    hero(
      {
        at: [0, -40],
        ...moves(track("y", [0.9, -64], [2.4, 0, "soft"])),
        turn: 2,
        parts: [{ at: [0, -34], parts: [print(4, 1.36)] }],
      },
      {
        at: [0, -104],
        ...moves(glide("y", 0.2, 420)),
        parts: [
          { at: [6, 12], path: box(-160, -196, 320, 190, 26), fill: "#3A243033" },
          { path: box(-160, -196, 320, 190, 26), fill: down(-196, -6, "#FFFFFF", "#EFE6DA") },
          { path: box(-160, -92, 320, 10), fill: "#E8506B" },
          { path: box(-160, -82, 320, 10), fill: "#F2A33B" },
          { path: box(-160, -72, 320, 10), fill: "#F7D34A" },
          { path: box(-160, -62, 320, 10), fill: "#3FA0A8" },
          { path: box(-124, -26, 248, 12, 6), fill: "#2F2A3A" },
          { path: oval(80, 80, 0, -104), fill: "#2F2A3A" },
          { path: oval(66, 66, 0, -104), fill: "#4A4458" },
          { path: oval(48, 48, 0, -104), fill: lit("#3F5A8F", 48, 0, -104, 0.6) },
          { path: oval(22, 22, 0, -104), fill: "#141A2F" },
          { path: oval(12, 9, -18, -122), fill: "#FFFFFFBB" },
          { path: box(88, -180, 54, 40, 8), fill: "#2F2A3A" },
          { path: box(93, -175, 44, 30, 5), fill: "#9FC4D9" },
          { path: box(-142, -180, 62, 34, 8), fill: "#D9E6EE" },
          { path: many(5, (i) => box(-138 + i * 12, -176, 4, 26, 2)).join(""), fill: "#B5C6D2" },
          { path: oval(13, 13, -112, -118), fill: lit("#E8506B", 13, -112, -118) },
          {
            at: [-112, -164],
            ...moves(
              track(
                "size",
                [0.6, 0],
                [0.8, 1.4, "out"],
                [1.1, 0, "soft"],
                [4.5, 0],
                [4.7, 1.4, "out"],
                [5.1, 0, "soft"],
              ),
            ),
            parts: [
              { path: oval(190), fill: glow("#FFFFFF", 190, "EE") },
              { path: star(120, 16, 8), fill: "#FFFFFF" },
            ],
          },
        ],
      },
    ),
    ...many(
      12,
      (i): Part => ({
        place: "hero",
        at: [-210 + i * 39, 300 - ((i * 53) % 70)],
        ...moves(pop(1.4 + i * 0.06), wave("turn", 16, 1, i), wave("y", 8, 1, i)),
        path: i % 2 ? star(10, 4.4) : oval(5),
        fill: ["#E8506B", "#F2A33B", "#3FA0A8"][i % 3] ?? "#E8506B",
      }),
    ),
  ],
};

const strip = (
  y: number,
  turn: number,
  t: number,
  from: number,
  first: number,
  still: number,
): Part => ({
  place: "back",
  at: [0, y],
  turn,
  ...moves(glide("x", t, from, 1.6), wave("x", 26, 1, y)),
  parts: [
    { at: [4, 10], path: box(-800, -84, 1600, 168), fill: "#00000055" },
    { path: box(-800, -84, 1600, 168), fill: "#16131C" },
    { path: many(38, (i) => box(-790 + i * 42, -76, 24, 15, 4)).join(""), fill: "#F2E9DC" },
    { path: many(38, (i) => box(-790 + i * 42, 61, 24, 15, 4)).join(""), fill: "#F2E9DC" },
    ...many(
      9,
      (i): Part => ({
        at: [-640 + i * 160, 0],
        ...(i === still ? swell(4.6, 0.08) : {}),
        parts: [view(i + first, 146, 104)],
      }),
    ),
  ],
});
/** Two strips of film across the picture. */
export const film: Written = {
  id: "film_strips",
  name: "Strips of film",
  title: printed(faces.loud, ["#FFF3DC"], [190, 78]),
  parts: [
    sky("#8F2438", "#A8304A", "#6B1A33"),
    { place: "back", path: oval(430), fill: glow("#F2704F", 430, "88"), ...wave("size", 0.06, 1) },
    strip(-216, -6, 0.1, 900, 0, 4),
    strip(214, -6, 0.3, -900, 3, 4),
    ...many(
      14,
      (i): Part => ({
        place: "front",
        at: [-520 + i * 80, i % 2 ? -112 : 108],
        ...moves(pop(1 + i * 0.06), wave("size", 0.5, 1 + (i % 3), i)),
        path: star(9, 2.2, 4),
        fill: "#FFD98A",
      }),
    ),
  ],
};

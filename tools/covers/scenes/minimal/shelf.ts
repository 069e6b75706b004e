import { sky } from "../../grounds.ts";
import {
  box,
  dark,
  heart,
  many,
  moves,
  oval,
  type Part,
  petals,
  poly,
  star,
  track,
  wave,
} from "../../kit.ts";
import { faces, printed, type Written } from "../../scene.ts";
import { swell } from "../../sheets.ts";
import { leafAt } from "../../sprigs.ts";

const INKS = [
  "#C9504A",
  "#2F6F7F",
  "#E3A83F",
  "#4F5F9F",
  "#7FA08A",
  "#8A4F6B",
  "#F2E3C9",
  "#3F4A5A",
];
const book = (x: number, y: number, i: number, t: number): Part => {
  const [w, h] = [26 + ((i * 7) % 4) * 7, 92 + ((i * 11) % 5) * 11];
  const cover = INKS[(i * 3) % INKS.length] ?? "#C9504A";
  const ink = cover === "#F2E3C9" ? "#8A4F6B" : "#F7E9CC";
  return {
    place: "back",
    at: [x, y],
    ...moves(
      track("y", [t, -90], [t + 0.5, 0, "out"]),
      track("fade", [t, 0], [t + 0.2, 1]),
      i % 9 === 4 ? { tracks: [...(swell(4.6, 0.06).tracks ?? [])] } : {},
    ),
    parts: [
      { path: box(-w / 2, -h, w, h, 2), fill: cover },
      { path: box(w / 2 - 6, -h, 6, h, 1), fill: `${dark(cover, 0.4)}66` },
      { path: box(-w / 2, -h + 12, w, 4) + box(-w / 2, -18, w, 4), fill: ink },
      {
        at: [0, -h / 2],
        size: [0.7, 0.7],
        path: [heart(11), star(13, 6), petals(6, 13, 4), oval(8)][i % 4] ?? oval(8),
        fill: ink,
      },
    ],
  };
};
const plant = (x: number, y: number, t: number, i: number): Part => ({
  place: "back",
  at: [x, y],
  ...moves(track("size", [t, 0], [t + 0.7, 1, "back"]), wave("turn", 1.2, 1, x)),
  parts: [
    {
      path: [-52, -26, 0, 26, 52]
        .map((a) => leafAt(0, -36, a, 60 - Math.abs(a) * 0.2, 11))
        .join(""),
      fill: i % 2 ? "#4F8A6B" : "#6FA884",
    },
    { path: poly([-24, -42], [24, -42], [18, 0], [-18, 0]), fill: i % 2 ? "#D9825A" : "#F2E3C9" },
  ],
});
const row = (y: number, first: number, t: number): Part[] => [
  {
    place: "back",
    ...track("wide", [0.1, 0], [0.8, 1, "out"]),
    path: box(-620, y, 1240, 14),
    fill: "#7A4F33",
  },
  { place: "back", path: box(-620, y + 14, 1240, 10), fill: "#00000022" },
  ...many(29, (i) => {
    const x = -580 + i * 41.5;
    return (i + first) % 8 === 5
      ? plant(x, y, t + i * 0.03, i + first)
      : book(x, y, i + first, t + Math.abs(i - 14) * 0.05);
  }),
];
/** Shelves of books with a gap in which the words stand. */
export const books: Written = {
  id: "full_bookshelf",
  name: "Full bookshelf",
  title: printed(faces.serif, ["#FFF3DC"], [190, 72]),
  parts: [
    sky("#5A3A2A", "#6B4532"),
    {
      place: "back",
      path: box(-620, -336, 1240, 190) + box(-620, 130, 1240, 220),
      fill: "#4A2E22",
    },
    ...row(-130, 3, 0.2),
    ...row(262, 14, 0.5),
    { place: "back", path: box(-620, 106, 1240, 14), fill: "#7A4F33" },
    { place: "back", path: box(-620, 120, 1240, 10), fill: "#00000022" },
  ],
};

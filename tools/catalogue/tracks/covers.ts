import { coverOf } from "../songs/covers.ts";
import {
  circle,
  type Drawings,
  drawnOn,
  keys,
  line,
  path,
  spot,
  star,
  times,
} from "../songs/drawing.ts";

const note = (x: number, y: number, fill: string, s = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${s}) rotate(-14)"><ellipse cx="0" cy="0" rx="25" ry="18" fill="${fill}"/><rect x="18" y="-104" width="7" height="106" rx="3" fill="${fill}"/><path d="M25-104c6 34 40 36 34 74-6-22-20-26-34-30Z" fill="${fill}"/></g>`;

/** Covers of the tracks that no clip has. */
const drawings: Drawings = {
  "first-light": [
    ["#fbe3c0", "#f6b99b", "#8a4b2f", "#fff6e6", "#5c3420"],
    ([, , a, b, c]) =>
      circle(360, 130, 74, b) +
      times(3, (at) => circle(360, 130, 104 + at * 34, b, 'opacity="0.2"')) +
      `<g transform="rotate(38 220 270)">` +
      `<rect x="200" y="-40" width="40" height="250" rx="8" fill="${c}"/>` +
      path(
        "M220 178c60 0 84 42 70 92-6 24 0 36 16 58 40 56 6 132-86 132s-126-76-86-132c16-22 22-34 16-58-14-50 10-92 70-92Z",
        a,
      ) +
      circle(220, 296, 46, c) +
      circle(220, 296, 54, "none", `stroke="${b}" stroke-width="4" opacity="0.7"`) +
      `<rect x="176" y="392" width="88" height="18" rx="8" fill="${c}"/>` +
      times(4, (at) => line(`M${208 + at * 8} -20V398`, b, 2, 'opacity="0.9"')) +
      "</g>",
  ],
  "scarborough-fair": [
    ["#d9e4d2", "#9db99a", "#4d6b4f", "#f4efe0", "#7b5ea7"],
    ([, , a, b, c]) =>
      times(5, (stem) => {
        const x = 110 + stem * 65;
        const top = 120 + Math.abs(stem - 2) * 34;
        return (
          line(`M240 440C${240 + (x - 240) * 0.3} 340 ${x} 300 ${x} ${top}`, a, 9) +
          times(6, (at) => {
            const y = top + at * 30;
            const lean = (stem - 2) * 4;
            return stem % 2 === 0
              ? circle(x + (at % 2 ? 15 : -15), y, 15 - at * 0.6, c)
              : path(`M${x} ${y}c${30 + lean} -22 ${44 + lean} 2 8 24Z`, a) +
                  path(`M${x} ${y}c${-30 + lean} -22 ${-44 + lean} 2 -8 24Z`, a);
          })
        );
      }) +
      path("M168 384q72 28 144 0l-10 44q-62 22-124 0Z", b) +
      line("M180 410q60 20 120 0", c, 5, 'opacity="0.5"'),
  ],
  lamplight: [
    ["#2a2350", "#171433", "#ffc670", "#f7ead2", "#6f5aa8"],
    ([, , a, b, c]) =>
      path("M240 150L60 480h360Z", a, 'opacity="0.2"') +
      path("M240 150L130 480h220Z", a, 'opacity="0.24"') +
      line("M240 0V96", c, 8) +
      path("M176 152c4-44 30-62 64-62s60 18 64 62Z", a) +
      circle(240, 156, 24, b) +
      `<g transform="translate(0 24)">${times(
        7,
        (at) => `<rect x="${100 + at * 40}" y="330" width="36" height="96" rx="5" fill="${b}"/>`,
      )}${times(6, (at) =>
        at === 2
          ? ""
          : `<rect x="${128 + at * 40}" y="330" width="22" height="58" rx="4" fill="#171433"/>`,
      )}</g>` +
      times(22, (at) =>
        line(`M${spot(at) * 480} ${spot(at + 40) * 300}l-5 20`, c, 3, 'opacity="0.55"'),
      ),
  ],
  "sea-breeze": [
    ["#ffe8b8", "#8fd6d2", "#1c7c8c", "#fffaf0", "#f2785c"],
    ([, , a, b, c]) =>
      circle(130, 130, 62, c) +
      times(4, (at) =>
        path(
          `M-20 ${316 + at * 44}c60-30 110-30 170 0s110 30 170 0 110-30 180 0v240H-20Z`,
          a,
          `opacity="${0.35 + at * 0.2}"`,
        ),
      ) +
      path("M286 92C380 150 392 250 378 304H286Z", b) +
      path("M268 130C214 176 196 250 196 304h72Z", c) +
      line("M277 70V330", "#5b3a29", 9) +
      path("M170 326h232c-16 40-48 56-116 56s-100-16-116-56Z", "#5b3a29"),
  ],
  "silent-night": [
    ["#1d2f5f", "#0e1838", "#ffe9a8", "#e9eefc", "#33508f"],
    ([, , a, b, c]) =>
      times(40, (at) =>
        circle(spot(at) * 480, spot(at + 61) * 300, 1.5 + spot(at + 7) * 3, b, 'opacity="0.8"'),
      ) +
      path("M330 70l8 62 62 8-62 8-8 132-8-132-62-8 62-8Z", a) +
      circle(330, 140, 46, a, 'opacity="0.18"') +
      path("M0 380c90-60 170-40 250-6s160 20 230-14v120H0Z", c) +
      path("M0 424c120-40 320-30 480 6v50H0Z", b) +
      path("M120 400v-96l50-44 50 44v96Z", "#0b1330") +
      path("M164 260V196h12v64Z", "#0b1330") +
      path("M146 222h48v10h-48Z", "#0b1330") +
      path("M152 400v-40a18 18 0 0 1 36 0v40Z", a),
  ],
  "clair-de-lune": [
    ["#27355f", "#6f86b8", "#fbf6df", "#c9d6f2", "#18223f"],
    ([, , a, b, c]) =>
      circle(240, 168, 150, a, 'opacity="0.1"') +
      circle(240, 168, 116, a, 'opacity="0.16"') +
      circle(240, 168, 84, a) +
      circle(214, 146, 14, b, 'opacity="0.5"') +
      circle(266, 190, 20, b, 'opacity="0.45"') +
      circle(258, 132, 9, b, 'opacity="0.45"') +
      path("M0 312h480v168H0Z", c, 'opacity="0.72"') +
      times(9, (at) => {
        const wide = 150 - Math.abs(at - 3) * 13 - at * 4;
        return `<rect x="${240 - wide / 2 + (at % 2 ? 12 : -10)}" y="${322 + at * 16}" width="${wide}" height="6" rx="3" fill="${a}" opacity="${0.9 - at * 0.075}"/>`;
      }) +
      path("M0 312c50-36 86-14 120-30s60 10 92 30Z", c) +
      path("M480 312c-40-50-80-20-108-34s-52 14-80 34Z", c),
  ],
  "sunny-side": [
    ["#ffe27a", "#ffb648", "#e4572e", "#fff8e1", "#7a3b12"],
    ([, , a, b, c]) =>
      times(16, (at) =>
        path("M240 250L214-60h52Z", b, `transform="rotate(${at * 22.5} 240 250)" opacity="0.55"`),
      ) +
      `<g transform="rotate(-32 240 250)">` +
      `<rect x="224" y="24" width="32" height="200" rx="6" fill="${c}"/>` +
      `<rect x="216" y="8" width="48" height="56" rx="10" fill="${c}"/>` +
      path(
        "M240 190c48 0 66 36 54 76-4 18 0 28 12 44 34 46 2 110-66 110s-100-64-66-110c12-16 16-26 12-44-12-40 6-76 54-76Z",
        a,
      ) +
      circle(240, 292, 34, c) +
      `<rect x="206" y="366" width="68" height="14" rx="6" fill="${c}"/>` +
      times(4, (at) => line(`M${229 + at * 7.4} 20V370`, b, 2)) +
      "</g>" +
      note(96, 150, c, 0.8) +
      note(392, 380, c, 0.7),
  ],
  "rondo-alla-turca": [
    ["#7d1f3c", "#4f1030", "#f2c14e", "#fff1d6", "#1f8a8a"],
    ([, , a, b, c]) =>
      path("M300 60a110 110 0 1 0 74 186A128 128 0 0 1 300 60Z", a) +
      star(338, 140, 40, a) +
      keys(330, b, "#2a0d1c") +
      times(12, (at) => path(`M${at * 40} 318l20-26 20 26Z`, at % 2 ? c : a)) +
      `<rect x="0" y="314" width="480" height="10" fill="${a}"/>`,
  ],
};

/** The cover of a track, 480 pixels each way, as SVG; where a clip plays the same piece, the clip's. */
export const trackCoverOf = (id: string): string => {
  const found = drawings[id];
  return found ? drawnOn(found) : coverOf(id);
};

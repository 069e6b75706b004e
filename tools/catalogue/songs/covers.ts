import {
  circle,
  type Drawings,
  drawnOn,
  heart,
  keys,
  line,
  path,
  snow,
  spot,
  star,
  times,
  tree,
} from "./drawing.ts";

const drawings: Drawings = {
  "happy-birthday": [
    ["#ff8f7a", "#f4606a", "#fff1d6", "#ffd166", "#3b2350"],
    ([, , a, b, c]) =>
      times(
        5,
        (at) =>
          `<rect x="${112 + at * 58}" y="120" width="22" height="96" rx="9" fill="${at % 2 ? b : a}"/>${path(`M${123 + at * 58} 74c18 22 14 38 0 38s-18-16 0-38Z`, b)}`,
      ) +
      path("M70 214h340a24 24 0 0 1 24 24v196H46V238a24 24 0 0 1 24-24Z", a) +
      path(
        "M46 250c32 54 64 54 97 0 32 54 65 54 97 0 32 54 65 54 97 0 32 54 64 54 97 0v-12a24 24 0 0 0-24-24H70a24 24 0 0 0-24 24Z",
        c,
      ) +
      times(7, (at) => circle(78 + at * 54, 372, 13, at % 2 ? b : "#f4606a")),
  ],
  "canon-in-d": [
    ["#33466e", "#1d2a4b", "#e9d8b4", "#c99f5b", "#f6efe0"],
    ([, , a, b, c]) =>
      times(5, (at) =>
        line(
          `M0 ${150 + at * 34}C150 ${60 + at * 34} 330 ${300 + at * 34} 480 ${190 + at * 34}`,
          c,
          3,
          'opacity="0.55"',
        ),
      ) +
      times(
        8,
        (at) =>
          circle(38 + at * 58, 196 + Math.sin(at * 0.9) * 62 + at * 5, 20, at % 3 === 0 ? b : a) +
          line(
            `M${57 + at * 58} ${196 + Math.sin(at * 0.9) * 62 + at * 5}v-86`,
            at % 3 === 0 ? b : a,
            6,
          ),
      ),
  ],
  "for-hes-a-jolly-good-fellow": [
    ["#ffc857", "#f59f2c", "#7a2e1d", "#fff3d1", "#d1495b"],
    ([, , a, b, c]) =>
      path("M60 250c90-10 170-40 250-104v222c-80-64-160-94-250-104Z", a) +
      path("M310 120c70 40 112 84 112 136s-42 98-112 140Z", c) +
      circle(96, 257, 42, b) +
      times(3, (at) => line(`M${432 + at * 2} ${160 + at * 96}l34 ${(at - 1) * 26}`, b, 10)) +
      times(
        3,
        (at) =>
          `<rect x="${168 + at * 42}" y="${196 - at * 12}" width="20" height="64" rx="10" fill="${b}"/>`,
      ),
  ],
  "the-entertainer": [
    ["#f7e7c6", "#efd3a0", "#2b2140", "#ffffff", "#c8472f"],
    ([, , a, b, c]) =>
      path("M110 190h260l-22 40H132Z", a) +
      path("M160 60h160l14 132H146Z", a) +
      `<rect x="148" y="152" width="184" height="34" fill="${c}"/>` +
      keys(282, b, a),
  ],
  "ode-to-joy": [
    ["#fbd36b", "#f18f4b", "#fff7e2", "#e4572e", "#8a2d3b"],
    ([, , a, b, c]) =>
      times(24, (at) =>
        path(
          "M240 300L226-60h28Z",
          at % 2 ? a : b,
          `transform="rotate(${at * 15} 240 300)" opacity="0.8"`,
        ),
      ) +
      circle(240, 300, 104, a) +
      circle(240, 300, 78, b) +
      path("M0 370c120-60 220 30 300 0s120-40 180-10v120H0Z", c),
  ],
  "gymnopedie-no-1": [
    ["#dfe7ea", "#a9c0c9", "#4a6572", "#f7f5ef", "#c9a27e"],
    ([, , a, b, c]) =>
      circle(330, 150, 66, b) +
      times(6, (at) =>
        path(
          `M-20 ${280 + at * 36}c110-38 190 34 270 6s150-40 260-6v240H-20Z`,
          a,
          `opacity="${0.22 + at * 0.12}"`,
        ),
      ) +
      path("M150 300c0-60 34-92 34-150 40 66 40 110 34 150Z", c, 'opacity="0.9"'),
  ],
  spring: [
    ["#cdeccf", "#8fd0a8", "#ff8fab", "#fff6d6", "#2f7d5b"],
    ([, , a, b, c]) =>
      line("M-10 420C120 400 190 300 300 250S430 130 500 110", c, 16) +
      line("M180 352c20-60 0-110-30-150", c, 10) +
      times(9, (at) => {
        const [x, y] = [60 + at * 48, 408 - at * 36 + (at % 2 ? -58 : 26)];
        return (
          times(5, (leaf) =>
            circle(
              x + Math.cos((leaf * 2 * Math.PI) / 5) * 24,
              y + Math.sin((leaf * 2 * Math.PI) / 5) * 24,
              19,
              a,
            ),
          ) + circle(x, y, 13, b)
        );
      }),
  ],
  "auld-lang-syne": [
    ["#1e3d59", "#12263a", "#ffc13b", "#f5f0e1", "#d1495b"],
    ([, , a, b, c]) =>
      circle(240, 250, 170, b) +
      circle(240, 250, 150, "#12263a") +
      times(
        12,
        (at) =>
          `<rect x="234" y="112" width="12" height="32" rx="6" fill="${at === 0 ? c : b}" transform="rotate(${at * 30} 240 250)"/>`,
      ) +
      line("M240 250L240 150", a, 14) +
      line("M240 250L226 172", b, 10) +
      circle(240, 250, 15, a) +
      times(9, (at) => star(28 + spot(at) * 430, 20 + spot(at + 20) * 60, 9, a)),
  ],
  "fur-elise": [
    ["#e9c9d8", "#c58aa9", "#fff8f2", "#5b2a45", "#e0a458"],
    ([, , a, b, c]) =>
      keys(300, a, b) +
      path("M240 60c44 0 70 34 70 74 0 46-36 66-70 104-34-38-70-58-70-104 0-40 26-74 70-74Z", b) +
      times(3, (at) => circle(240, 132, 44 - at * 14, at % 2 ? b : c)),
  ],
  "morning-mood": [
    ["#ffd9a0", "#ff9d7a", "#fff3d9", "#6a5b8c", "#3d4a78"],
    ([, , a, b, c]) =>
      circle(240, 252, 92, a) +
      times(3, (at) => circle(240, 252, 122 + at * 38, a, 'opacity="0.16"')) +
      path("M0 300l96-92 84 74 92-110 98 112 60-52 60 60v188H0Z", b) +
      path("M0 372l120-62 130 54 110-70 120 74v112H0Z", c) +
      times(3, (at) => line(`M${90 + at * 62} ${110 + at * 18}q14-16 26 0q14-16 26 0`, c, 5)),
  ],
  "bridal-chorus": [
    ["#f7eef2", "#e6cfdb", "#c9a24a", "#ffffff", "#b5838d"],
    ([, , a, b, c]) =>
      circle(190, 262, 108, "none", `stroke="${a}" stroke-width="26"`) +
      circle(292, 262, 108, "none", `stroke="${a}" stroke-width="26"`) +
      path("M292 92l44 36-44 52-44-52Z", b, `stroke="${c}" stroke-width="6"`) +
      times(7, (at) => heart(40 + at * 68, 440 - (at % 2) * 34, 16, c)),
  ],
  lullaby: [
    ["#2b3467", "#1b2044", "#fcecb4", "#8ea6ff", "#f7c5cc"],
    ([, , a, b, c]) =>
      path("M300 70a150 150 0 1 0 92 262A176 176 0 0 1 300 70Z", a) +
      times(16, (at) =>
        star(20 + spot(at) * 440, 20 + spot(at + 31) * 300, 5 + spot(at + 9) * 11, at % 3 ? b : c),
      ) +
      path(
        "M40 420c0-40 60-46 74-16 20-44 92-32 92 12 40-14 70 34 30 54H60c-40 0-50-38-20-50Z",
        "#ffffff",
        'opacity="0.92"',
      ),
  ],
  "can-can": [
    ["#e63962", "#a4133c", "#ffe5ec", "#ffb703", "#3a0ca3"],
    ([, , a, b, c]) =>
      times(9, (at) =>
        path(
          "M240 430c-90-70-120-210-60-340 40 90 60 200 60 340Z",
          at % 3 === 0 ? b : at % 3 === 1 ? a : c,
          `transform="rotate(${-80 + at * 20} 240 430)" opacity="0.92"`,
        ),
      ) + circle(240, 430, 46, b),
  ],
  greensleeves: [
    ["#dbe7c9", "#8fae7c", "#2f5233", "#f6f1df", "#b4862c"],
    ([, , a, b, c]) =>
      line("M150 420L150 110C150 60 230 60 330 130C310 220 330 320 190 420Z", c, 22) +
      times(9, (at) => line(`M${172 + at * 17} ${396 - at * 22}V${104 + at * 2}`, b, 3)) +
      times(8, (at) =>
        path(`M${60 + at * 52} ${452 - (at % 2) * 20}c22-34 46-34 50 0-16 14-36 14-50 0Z`, a),
      ),
  ],
  "jingle-bells": [
    ["#c1272d", "#8b1a1f", "#f9c846", "#fff4dc", "#2d6a4f"],
    ([, , a, b, c]) =>
      line("M0 120C160 190 320 190 480 120", c, 18) +
      times(3, (at) => {
        const [x, y] = [110 + at * 130, 236 + (at === 1 ? 62 : 0)];
        return (
          line(`M${x} ${y - 100}V${y - 60}`, b, 8) +
          circle(x, y, 62, a) +
          line(`M${x - 34} ${y + 8}h68M${x} ${y + 8}v34`, "#8b1a1f", 10) +
          circle(x - 20, y - 24, 12, b, 'opacity="0.8"')
        );
      }) +
      snow("#ffffff"),
  ],
  "we-wish-you-a-merry-christmas": [
    ["#1f4e5f", "#14323f", "#2f8f6b", "#f4f1e6", "#f2b134"],
    ([, , a, b, c]) =>
      snow(b) +
      tree(240, 96, 190, a) +
      star(240, 90, 38, c) +
      times(9, (at) =>
        circle(164 + spot(at) * 150, 220 + spot(at + 12) * 150, 12, at % 2 ? c : "#e4572e"),
      ) +
      path("M0 420c120-40 300-40 480 0v60H0Z", b),
  ],
};

/** The cover of a piece, 480 pixels each way, as SVG. */
export const coverOf = (name: string): string => {
  const found = drawings[name];
  if (!found) throw new Error(`${name} has no cover.`);
  return drawnOn(found);
};

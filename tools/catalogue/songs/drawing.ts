/** Colours of a cover: ground from above to below, then what is drawn on it. */
export type Palette = readonly [
  top: string,
  bottom: string,
  first: string,
  second: string,
  third: string,
];

export const circle = (x: number, y: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const path = (d: string, fill: string, more = ""): string =>
  `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, stroke: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const star = (x: number, y: number, r: number, fill: string): string =>
  path(
    `M${Array.from({ length: 10 }, (_, at) => {
      const [angle, long] = [(at * Math.PI) / 5 - Math.PI / 2, at % 2 ? r * 0.45 : r];
      return `${(x + Math.cos(angle) * long).toFixed(1)} ${(y + Math.sin(angle) * long).toFixed(1)}`;
    }).join("L")}Z`,
    fill,
  );
export const heart = (x: number, y: number, s: number, fill: string): string =>
  path(
    `M${x} ${y + s * 0.9}C${x - s * 1.5} ${y - s * 0.1} ${x - s * 0.8} ${y - s} ${x} ${y - s * 0.35}C${x + s * 0.8} ${y - s} ${x + s * 1.5} ${y - s * 0.1} ${x} ${y + s * 0.9}Z`,
    fill,
  );
export const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join("");
/** Between 0 and 1, the same every time. */
const chance = (at: number): number => (Math.sin(at * 127.1 + 3.7) * 43758.5453) % 1;
export const spot = (at: number): number => Math.abs(chance(at));

export const keys = (y: number, white: string, black: string): string =>
  times(
    8,
    (at) => `<rect x="${at * 60 + 2}" y="${y}" width="56" height="200" rx="8" fill="${white}"/>`,
  ) +
  times(8, (at) =>
    at % 7 === 2 || at % 7 === 6
      ? ""
      : `<rect x="${at * 60 + 42}" y="${y}" width="36" height="118" rx="7" fill="${black}"/>`,
  );
export const snow = (fill: string): string =>
  times(34, (at) =>
    circle(spot(at) * 480, spot(at + 50) * 470, 2 + spot(at + 90) * 5, fill, 'opacity="0.85"'),
  );
export const tree = (x: number, y: number, s: number, fill: string): string =>
  times(3, (at) =>
    path(
      `M${x} ${y + at * s * 0.5}l${s * (0.55 + at * 0.22)} ${s * 0.85}h${-s * (1.1 + at * 0.44)}Z`,
      fill,
    ),
  );

export type Drawing = (palette: Palette) => string;
export type Drawings = Readonly<Record<string, readonly [Palette, Drawing]>>;

/** A picture of 480 pixels each way, as SVG. */
export const drawnOn = ([palette, draw]: Drawings[string]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette[0]}"/><stop offset="1" stop-color="${palette[1]}"/></linearGradient></defs><rect width="480" height="480" fill="url(#g)"/>${draw(palette)}</svg>`;

/** A box on a slide, in units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How wide a thing of this shape may be where so many share a box in so many rows. */
const widest = (count: number, rows: number, box: Box, shape: number): number =>
  Math.min(box.width / Math.ceil(count / rows), (box.height / rows) * shape);

/** How many lie in each row, so that they can be as large as they come; the first rows have fewer. */
const rowsOf = (count: number, box: Box, shape: number): readonly number[] => {
  let rows = 1;
  for (let more = 2; more <= count; more++)
    if (widest(count, more, box, shape) > widest(count, rows, box, shape)) rows = more;
  const least = Math.floor(count / rows);
  const more = count - least * rows;
  return Array.from({ length: rows }, (_, i) => least + (i >= rows - more ? 1 : 0));
};

/** Tiles that fill a box, with gaps between; where a row has fewer they are larger. `shape` is width over height. */
export const tilesIn = (count: number, box: Box, gap: number, shape = 1): readonly Box[] => {
  const rows = rowsOf(count, box, shape);
  const weights = rows.map((own) => own ** -0.6);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const room = box.height - gap * (rows.length - 1);
  const tiles: Box[] = [];
  let { y } = box;
  for (const [i, own] of rows.entries()) {
    const height = (room * (weights[i] ?? 1)) / sum;
    const width = (box.width - gap * (own - 1)) / own;
    for (let k = 0; k < own; k++) tiles.push({ x: box.x + k * (width + gap), y, width, height });
    y += height + gap;
  }
  return tiles;
};

/** How many tiles stand in each row of a mosaic of so many, and how high the rows are beside each other. */
const mosaics: readonly (readonly (readonly [number, number])[])[] = [
  [[1, 1]],
  [
    [1, 1.1],
    [1, 1],
  ],
  [
    [1, 1.35],
    [2, 1],
  ],
  [
    [1, 1.5],
    [3, 1],
  ],
  [
    [1, 1.3],
    [2, 0.95],
    [2, 0.95],
  ],
  [
    [1, 1.35],
    [2, 1],
    [3, 0.8],
  ],
  [
    [1, 1.4],
    [3, 0.86],
    [3, 0.86],
  ],
  [
    [1, 1.3],
    [2, 1],
    [2, 0.9],
    [3, 0.8],
  ],
  [
    [1, 1.3],
    [3, 0.86],
    [2, 0.96],
    [3, 0.86],
  ],
  [
    [1, 1.25],
    [3, 0.86],
    [3, 0.86],
    [3, 0.86],
  ],
];

/** Tiles of which the first is the largest, in rows that are shared unevenly. */
export const mosaicIn = (count: number, box: Box, gap: number): readonly Box[] => {
  const rows = mosaics[count - 1];
  if (!rows) return tilesIn(count, box, gap);
  const sum = rows.reduce((all, [, high]) => all + high, 0);
  const room = box.height - gap * (rows.length - 1);
  const tiles: Box[] = [];
  let { y } = box;
  for (const [row, [own, high]] of rows.entries()) {
    const height = (room * high) / sum;
    // of two the wider one is to the left, then to the right
    const weights = own === 2 ? (row % 2 === 1 ? [1.24, 1] : [1, 1.24]) : Array(own).fill(1);
    const all = weights.reduce((whole: number, weight: number) => whole + weight, 0);
    let { x } = box;
    for (const weight of weights) {
      const width = ((box.width - gap * (own - 1)) * weight) / all;
      tiles.push({ x, y, width, height });
      x += width + gap;
    }
    y += height + gap;
  }
  return tiles;
};

/** Where the middle of a print lies, how wide it may be, and how it is turned, in degrees. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn: number;
  /** How much of the air lies before it, 0 to 1; none by default. */
  readonly haze?: number;
}

const turns = [-3, 4, -5, 2.5, -2, 5, -4, 1.5] as const;

/** Prints that lie beside each other, so much over their share of the room; `shape` is a print’s width over its height. */
export const placesIn = (count: number, box: Box, shape: number, over = 1.16): readonly Place[] => {
  if (count === 1) {
    const width = Math.min(box.width * 0.92, box.height * 0.94 * shape);
    return [{ x: box.x + box.width / 2, y: box.y + box.height / 2, width, turn: -2 }];
  }
  const rows = rowsOf(count, box, shape);
  const most = Math.max(...rows);
  const width = Math.min(box.width / most, (box.height / rows.length) * shape) * over;
  // the outer ones stand at the edges of the room, and the others between them
  const across = most > 1 ? Math.min((box.width - width) / (most - 1), width * 1.06) : 0;
  const down = rows.length > 1 ? (box.height - width / shape) / (rows.length - 1) : 0;
  const top = rows.length > 1 ? box.y + width / shape / 2 : box.y + box.height / 2;
  const places: Place[] = [];
  for (const [row, own] of rows.entries())
    for (let k = 0; k < own; k++) {
      const i = places.length;
      // fewer in a row have a little more room
      const apart = own === most ? across : Math.min(across * 1.2, (box.width - width) / own);
      const askew = (i % 2 === 0 ? -0.02 : 0.02) * width;
      const x = box.x + box.width / 2 + (k - (own - 1) / 2) * apart;
      places.push({ x, y: top + row * down + askew, width, turn: turns[i % turns.length] ?? 0 });
    }
  return places;
};

/** Prints that hang in the air, parts of the room from its upper left: the further ones about the nearest, which comes last. */
const hung = [
  [0.02, 0.04],
  [0.98, 0.12],
  [0.0, 0.86],
  [1, 0.96],
  [0.5, 0.07],
  [0.0, 0.46],
  [1, 0.54],
  [0.5, 0.95],
  [0.26, 0.0],
] as const;

/** Where so many prints hang, one behind the other. */
export const hungIn = (count: number, box: Box, shape: number): readonly Place[] => {
  const near = Math.min(box.width * (count > 5 ? 0.5 : 0.62), box.height * 0.6 * shape);
  const far = Math.min(
    box.width * (count > 5 ? 0.36 : 0.48),
    box.height * (count > 5 ? 0.36 : 0.46) * shape,
  );
  const places = Array.from({ length: count - 1 }, (_, i): Place => {
    const [x, y] = hung[i % hung.length] ?? hung[0];
    const width = far * (1 - 0.07 * (i % 3));
    const inset = width / 2 - 1;
    return {
      x: box.x + inset + x * (box.width - 2 * inset),
      y: box.y + width / shape / 2 + y * (box.height - width / shape),
      width,
      turn: (turns[i % turns.length] ?? 0) * 1.6,
      haze: 0.1 + 0.06 * ((i + 1) % 3),
    };
  });
  return [
    ...places,
    { x: box.x + box.width / 2, y: box.y + box.height * 0.5, width: near, turn: -5 },
  ];
};

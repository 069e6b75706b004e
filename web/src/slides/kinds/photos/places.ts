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

/** Where the middle of a print lies, how wide it may be, and how it is turned, in degrees. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn: number;
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

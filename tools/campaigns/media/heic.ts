import { execFileSync } from "node:child_process";
import { box, fullBox, joined, latin, u16, u32 } from "./bytes.ts";

/** One picture in HEVC of this many pixels, with start codes: red, or what another source of FFmpeg draws. */
export const hevc = (width: number, height: number, source = "color=c=red"): Buffer =>
  execFileSync(
    "ffmpeg",
    [
      ...["-v", "error", "-f", "lavfi", "-i", `${source}:size=${width}x${height}`],
      ...["-frames:v", "1", "-c:v", "libx265", "-preset", "ultrafast", "-pix_fmt", "yuv420p"],
      ...["-x265-params", "log-level=none:info=0", "-f", "hevc", "pipe:1"],
    ],
    { maxBuffer: 1e9 },
  );

/** The units of an HEVC stream with start codes, without those codes. */
const unitsOf = (stream: Buffer): Buffer[] => {
  const units: Buffer[] = [];
  const code = Buffer.from([0, 0, 1]);
  for (let at = stream.indexOf(code); at >= 0; ) {
    const next = stream.indexOf(code, at + 3);
    let end = next < 0 ? stream.length : next;
    while (next >= 0 && stream[end - 1] === 0) end -= 1;
    units.push(stream.subarray(at + 3, end));
    at = next;
  }
  return units;
};
const typeOf = (unit: Buffer): number => ((unit[0] ?? 0) >> 1) & 63;

/** What a decoder is set up with, from the sets in the stream. */
const hvcCOf = (stream: Buffer): Buffer => {
  const sets = unitsOf(stream).filter((unit) => [32, 33, 34].includes(typeOf(unit)));
  const arrays = sets.flatMap((unit) => [
    Buffer.from([0x80 | typeOf(unit)]),
    u16(1),
    u16(unit.length),
    unit,
  ]);
  // profile, level and depth as of a still picture in 8 bits; decoders go by the sets behind them
  const record = Buffer.from("0103700000000000000000001ef000fcfdf8f800000f", "hex");
  return box("hvcC", record, Buffer.from([sets.length]), ...arrays);
};
/** The picture itself, each unit behind its length. */
const shownOf = (stream: Buffer): Buffer =>
  joined(
    ...unitsOf(stream)
      .filter((unit) => typeOf(unit) < 32)
      .flatMap((unit) => [u32(unit.length), unit]),
  );
const ispeOf = ({ width, height }: Sized): Buffer => fullBox("ispe", 0, u32(width), u32(height));

interface Sized {
  readonly width: number;
  readonly height: number;
}
interface Item {
  readonly type: "hvc1" | "grid";
  /** Several may have the same: it is written once. */
  readonly data: Uint8Array;
  /** Which of the properties it has, from 1. */
  readonly has: readonly number[];
}

interface Parts {
  /** The first is shown; the others are hidden, and stand in it row by row. */
  readonly items: readonly Item[];
  readonly properties: readonly Uint8Array[];
  readonly more?: readonly Uint8Array[];
}

const fileOf = ({ items, properties, more = [] }: Parts): Buffer => {
  const start = box("ftyp", latin("heic"), u32(0), latin("mif1heic"));
  const infos = items.map(({ type }, n) => {
    const hidden = n === 0 ? 0 : 1;
    return box("infe", Buffer.from([2, 0, 0, hidden]), u16(n + 1), u16(0), latin(`${type}\0`));
  });
  const owned = items.flatMap(({ has }, n) => [
    u16(n + 1),
    Buffer.from([has.length, ...has.map((property) => 0x80 | property)]),
  ]);
  const parts = items.slice(1).map((_, n) => u16(n + 2));
  const dimg = box("dimg", u16(1), u16(parts.length), ...parts);
  const data = [...new Set(items.map((item) => item.data))];
  const meta = (first: number) => {
    const starts = new Map<Uint8Array, number>();
    let at = first;
    for (const each of data) {
      starts.set(each, at);
      at += each.length;
    }
    const places = items.map((item, n) =>
      joined(u16(n + 1), u16(0), u16(1), u32(starts.get(item.data) ?? 0), u32(item.data.length)),
    );
    return fullBox(
      "meta",
      0,
      ...more,
      fullBox("hdlr", 0, u32(0), latin("pict"), Buffer.alloc(13)),
      fullBox("pitm", 0, u16(1)),
      fullBox("iloc", 0, u16(0x4400), u16(items.length), ...places),
      fullBox("iinf", 0, u16(items.length), ...infos),
      ...(parts.length === 0 ? [] : [fullBox("iref", 0, dimg)]),
      box("iprp", box("ipco", ...properties), fullBox("ipma", 0, u32(items.length), ...owned)),
    );
  };
  const offset = start.length + meta(0).length + 8;
  return joined(start, meta(offset), box("mdat", ...data));
};

export interface HeicMade extends Sized {
  /** An HEVC picture with start codes, as FFmpeg writes it; it may be of another size than the file says it has. */
  readonly stream: Buffer;
  /** Boxes put into `meta` before all others. */
  readonly more?: readonly Uint8Array[];
}

/** A HEIC of one picture, by hand: it says the size that it is told to. */
export const heicOf = ({ stream, more, ...said }: HeicMade): Buffer =>
  fileOf({
    items: [{ type: "hvc1", data: shownOf(stream), has: [1, 2] }],
    properties: [hvcCOf(stream), ispeOf(said)],
    ...(more ? { more } : {}),
  });

export interface GridMade extends Sized {
  /** Pictures in HEVC with start codes, all of one size: the first stands at the top left, and after the last comes the first again. */
  readonly streams: readonly [Buffer, ...Buffer[]];
  readonly tile: Sized;
  /** Which way it is turned, mirrored or cut: boxes `irot`, `imir` and `clap`, in this order or another. */
  readonly turns?: readonly Uint8Array[];
}

/** A HEIC of tiles, as iPhones write them: those at the right and at the bottom go beyond the picture. */
export const gridOf = ({ streams, tile, width, height, turns = [] }: GridMade): Buffer => {
  const [columns, rows] = [Math.ceil(width / tile.width), Math.ceil(height / tile.height)];
  const grid = joined(Buffer.from([0, 0, rows - 1, columns - 1]), u16(width), u16(height));
  const tiles = streams.map(
    (stream): Item => ({ type: "hvc1", data: shownOf(stream), has: [1, 2] }),
  );
  return fileOf({
    items: [
      { type: "grid", data: grid, has: [3, ...turns.map((_, n) => 4 + n)] },
      ...Array.from({ length: columns * rows }, (_, n) => tiles[n % tiles.length] as Item),
    ],
    properties: [hvcCOf(streams[0]), ispeOf(tile), ispeOf({ width, height }), ...turns],
  });
};

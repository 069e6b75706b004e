import { crc32, deflateSync } from "node:zlib";

/** Texts as bytes, one each. */
export const latin = (text: string): Buffer => Buffer.from(text, "latin1");
export const u16 = (n: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(n);
  return bytes;
};
export const u32 = (n: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(n >>> 0);
  return bytes;
};
export const joined = (...parts: readonly Uint8Array[]): Buffer => Buffer.concat(parts);

/** A box of mp4, QuickTime and HEIC: its length, its name of four letters, what is in it. */
export const box = (name: string, ...parts: readonly Uint8Array[]): Buffer => {
  const inside = joined(...parts);
  return joined(u32(8 + inside.length), latin(name), inside);
};
/** A box with a version and flags in front. */
export const fullBox = (name: string, version: number, ...parts: readonly Uint8Array[]): Buffer =>
  box(name, u32(version << 24), ...parts);

/** A chunk of a PNG with its check sum. */
export const pngChunk = (name: string, data: Uint8Array): Buffer => {
  const named = joined(latin(name), data);
  return joined(u32(data.length), named, u32(crc32(named)));
};
const pngMark = Buffer.from("89504e470d0a1a0a", "hex");

export interface PngMade {
  readonly width: number;
  readonly height: number;
  /** 0 for grey, 6 for colour with alpha. */
  readonly colour?: 0 | 6;
  readonly bits?: 1 | 8 | 16;
  readonly interlaced?: boolean;
  /** Rows that are really there; all of them where it is left out. */
  readonly rows?: number;
  /** Chunks before its pixels. */
  readonly before?: readonly Uint8Array[];
}

/** A black PNG as it says, however much that is: its rows deflate to almost nothing. */
export const pngOf = ({ width, height, rows = height, before = [], ...how }: PngMade): Buffer => {
  const { colour = 0, bits = 1, interlaced = false } = how;
  const header = [u32(width), u32(height), Buffer.from([bits, colour, 0, 0, interlaced ? 1 : 0])];
  const row = 1 + Math.ceil((width * bits * (colour === 6 ? 4 : 1)) / 8);
  // interlaced rows come in seven passes of parts: together at most twice as many filter bytes
  const length = interlaced ? row * rows + 2 * rows + 64 : row * rows;
  return joined(
    pngMark,
    pngChunk("IHDR", joined(...header)),
    ...before,
    pngChunk("IDAT", deflateSync(Buffer.alloc(length), { level: 1 })),
    pngChunk("IEND", Buffer.alloc(0)),
  );
};

/** A chunk of RIFF, as in WebP and WAVE. */
export const riffChunk = (name: string, data: Uint8Array): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return joined(latin(name), length, data, Buffer.alloc(data.length % 2));
};
export const riff = (form: string, ...chunks: readonly Uint8Array[]): Buffer =>
  riffChunk("RIFF", joined(latin(form), ...chunks));

/** A segment of a JPEG: its marker, its length, what is in it. */
export const jpegSegment = (marker: number, data: Uint8Array): Buffer =>
  joined(Buffer.from([0xff, marker]), u16(data.length + 2), data);
/** A JPEG with segments put in behind its first two bytes. */
export const withSegments = (jpeg: Uint8Array, ...segments: readonly Uint8Array[]): Buffer =>
  joined(jpeg.subarray(0, 2), ...segments, jpeg.subarray(2));

/** A copy in which other bytes stand at each place where `mark` is found, `offset` bytes behind its beginning. */
export const patched = (
  bytes: Uint8Array,
  mark: string,
  offset: number,
  other: Uint8Array,
): Buffer => {
  const copy = Buffer.from(bytes);
  let found = 0;
  for (let at = copy.indexOf(mark); at >= 0; at = copy.indexOf(mark, at + 1)) {
    copy.set(other, at + offset);
    found += 1;
  }
  // a sample that is not what its name says would be refused for another reason, and try nothing
  if (found === 0) throw new Error(`There is no ${mark} to be changed.`);
  return copy;
};

/** `levels` boxes of the same name, one within the other. */
export const nested = (name: string, levels: number, inside: Uint8Array): Buffer => {
  const heads: Buffer[] = [];
  for (let level = levels; level > 0; level--)
    heads.push(joined(u32(level * 8 + inside.length), latin(name)));
  return joined(...heads, inside);
};

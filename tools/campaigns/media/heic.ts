import { execFileSync } from "node:child_process";
import { box, fullBox, joined, latin, u16, u32 } from "./bytes.ts";

/** One red picture in HEVC of this many pixels, with start codes. */
export const hevc = (width: number, height: number): Buffer =>
  execFileSync(
    "ffmpeg",
    [
      ...["-v", "error", "-f", "lavfi", "-i", `color=c=red:size=${width}x${height}`],
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

export interface HeicMade {
  /** An HEVC picture with start codes, as FFmpeg writes it. */
  readonly stream: Buffer;
  /** The size that the file says it has, in pixels; the stream may be of another. */
  readonly width: number;
  readonly height: number;
  /** Boxes put into `meta` before all others. */
  readonly more?: readonly Uint8Array[];
}

/** A HEIC of one picture, by hand: it says the size that it is told to. */
export const heicOf = ({ stream, width, height, more = [] }: HeicMade): Buffer => {
  const units = unitsOf(stream);
  const sets = units.filter((unit) => [32, 33, 34].includes(typeOf(unit)));
  const shown = units.filter((unit) => typeOf(unit) < 32);
  const data = joined(...shown.flatMap((unit) => [u32(unit.length), unit]));
  const arrays = sets.flatMap((unit) => [
    Buffer.from([0x80 | typeOf(unit)]),
    u16(1),
    u16(unit.length),
    unit,
  ]);
  // profile, level and depth as of a still picture in 8 bits; decoders go by the sets behind them
  const record = Buffer.from("0103700000000000000000001ef000fcfdf8f800000f", "hex");
  const hvcC = box("hvcC", record, Buffer.from([sets.length]), ...arrays);
  const ispe = fullBox("ispe", 0, u32(width), u32(height));
  const start = box("ftyp", latin("heic"), u32(0), latin("mif1heic"));
  const meta = (at: number) =>
    fullBox(
      "meta",
      0,
      ...more,
      fullBox("hdlr", 0, u32(0), latin("pict"), Buffer.alloc(13)),
      fullBox("pitm", 0, u16(1)),
      fullBox("iloc", 0, u16(0x4400), u16(1), u16(1), u16(0), u16(1), u32(at), u32(data.length)),
      fullBox(
        "iinf",
        0,
        u16(1),
        fullBox("infe", 2, u16(1), u16(0), latin("hvc1"), Buffer.alloc(1)),
      ),
      box(
        "iprp",
        box("ipco", hvcC, ispe),
        fullBox("ipma", 0, u32(1), u16(1), Buffer.from([2, 0x81, 2])),
      ),
    );
  const offset = start.length + meta(0).length + 8;
  return joined(start, meta(offset), box("mdat", data));
};

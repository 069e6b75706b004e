import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plain } from "#adapters/media/testing.ts";
import {
  box,
  fullBox,
  joined,
  jpegSegment,
  latin,
  pngChunk,
  pngOf,
  riff,
  riffChunk,
  u16,
  u32,
  withSegments,
} from "./bytes.ts";
import type { Dice, Sample } from "./sample.ts";

/** Where a picture was taken, in every way in which files say it, and a word that is nowhere else. */
export interface Trace {
  readonly canary: string;
  readonly latitude: number;
  readonly longitude: number;
}
/** A file that says where it is from. */
export interface Traced extends Pick<Sample, "name" | "type" | "mime" | "bytes"> {
  /** Bytes of the file that say so: each is in it, and must be in nothing that is stored. */
  readonly signs: readonly Buffer[];
}

/** Degrees, minutes and seconds in fractions, as EXIF has them. */
const inFractions = (degrees: number): Buffer => {
  const whole = Math.floor(degrees);
  const minutes = Math.floor((degrees - whole) * 60);
  const seconds = Math.round(((degrees - whole) * 60 - minutes) * 60 * 10_000);
  return joined(...[whole, 1, minutes, 1, seconds, 10_000].map(u32));
};

const entry = (tag: number, type: number, count: number, value: Uint8Array): Buffer =>
  joined(u16(tag), u16(type), u32(count), value);

/** A WebP in the form that may hold more than a picture: with a canvas that says what comes. */
const extended = (webp: Uint8Array, width: number, height: number, chunk: Buffer): Buffer => {
  const canvas = Buffer.alloc(10);
  canvas[0] = chunk.toString("latin1", 0, 4) === "EXIF" ? 0x08 : 0x04;
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  return riff("WEBP", riffChunk("VP8X", canvas), webp.subarray(12), chunk);
};

/** A block of TIFF with an artist and a place. */
const tiffOf = ({ canary, latitude, longitude }: Trace): Buffer => {
  const artist = latin(`${canary}\0`);
  const directory = 8 + 2 + 2 * 12 + 4;
  const places = directory + artist.length;
  const gps = places + 48;
  return joined(
    ...[latin("MM\0*"), u32(8), u16(2)],
    entry(0x013b, 2, artist.length, u32(directory)),
    entry(0x8825, 4, 1, u32(gps)),
    u32(0),
    artist,
    inFractions(latitude),
    inFractions(longitude),
    u16(4),
    entry(1, 2, 2, latin("N\0\0\0")),
    entry(2, 5, 3, u32(places)),
    entry(3, 2, 2, latin("E\0\0\0")),
    entry(4, 5, 3, u32(places + 24)),
    u32(0),
  );
};

const xmpOf = ({ canary, latitude, longitude }: Trace): Buffer =>
  latin(
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="${latitude.toFixed(6)}N" exif:GPSLongitude="${longitude.toFixed(6)}E">${canary}</rdf:Description></rdf:RDF></x:xmpmeta>`,
  );

/** As phones write it into films: ISO 6709. */
const isoOf = ({ latitude, longitude }: Trace): string =>
  `+${latitude.toFixed(4)}+${longitude.toFixed(4).padStart(8, "0")}/`;

/** The fixture with this EXIF in place of its own, which is the last thing in its last box. */
const heicWith = (heic: Uint8Array, trace: Trace): Buffer => {
  const whole = Buffer.from(heic);
  const at = whole.indexOf("II*\0", 0, "latin1") - 4;
  const data = whole.lastIndexOf("mdat", at, "latin1") - 4;
  const exif = joined(u32(0), tiffOf(trace));
  // base, one extent from there on, its length
  const where = joined(u32(at), u16(1), u32(0), u32(whole.length - at));
  const listed = whole.indexOf(where);
  if (at < 0 || listed < 0) throw new Error("The EXIF of the fixture isn’t where it was.");
  whole.set(u32(exif.length), listed + 10);
  whole.set(u32(at + exif.length - data), data);
  return joined(whole.subarray(0, at), exif);
};

const film = (name: string, args: readonly string[], trace: Trace): Buffer => {
  const folder = mkdtempSync(join(tmpdir(), "fanfold-traced-"));
  try {
    const path = join(folder, name);
    const tags = [`location=${isoOf(trace)}`, `comment=${trace.canary}`, `title=${trace.canary}`];
    const said = tags.flatMap((tag) => ["-metadata", tag, "-metadata:s", tag]);
    execFileSync("ffmpeg", ["-v", "error", "-nostdin", ...args, ...said, "-y", path]);
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
const seen = ["-f", "lavfi", "-i", "testsrc=size=160x120:rate=10:duration=1"];
const heard = ["-f", "lavfi", "-i", "sine=frequency=440:duration=1"];
const coded = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-c:a", "aac"];

/** As Apple’s and Android’s cameras write it: `©xyz` in `udta`, of the film and of its track. */
const withPlaceBox = (mp4: Buffer, trace: Trace): Buffer => {
  const said = latin(isoOf(trace));
  const udta = box("udta", box("\xa9xyz", u16(said.length), u16(0x15c7), said));
  const uuid = box("uuid", Buffer.from("be7acfcb97a942e89c71999491e3afac", "hex"), xmpOf(trace));
  return joined(mp4, uuid, fullBox("meta", 0, udta), udta);
};

/** What a file says of itself, by how it says it; each is made when it is asked for. */
export const tracedWays = [
  "EXIF in a JPEG",
  "XMP in a JPEG",
  "EXIF and XMP in a JPEG",
  "a comment in a JPEG",
  "behind a JPEG",
  "eXIf in a PNG",
  "text in a PNG",
  "XMP in a PNG",
  "EXIF in a WebP",
  "XMP in a WebP",
  "a comment in a GIF",
  "EXIF in a HEIC",
  "location in an mp4",
  "XMP and ©xyz behind an mp4",
  "©xyz in a mov",
  "tags in a WebM",
  "tags in an mp3",
  "tags in a wave",
] as const;
export type TracedWay = (typeof tracedWays)[number];

/** A file that tells its place and its canary in this way; throws where it would not. */
export const tracedFile = async (
  way: TracedWay,
  heic: Uint8Array,
  trace: Trace,
  dice: Dice,
): Promise<Traced> => {
  const [tiff, xmp] = [tiffOf(trace), xmpOf(trace)];
  const [width, height] = [40 + dice.below(60), 40 + dice.below(60)];
  const still = plain(width, height, { r: dice.below(256), g: dice.below(256), b: 99 });
  const [word, iso] = [latin(trace.canary), latin(isoOf(trace))];
  const place = joined(inFractions(trace.latitude), inFractions(trace.longitude));
  const said = latin(trace.latitude.toFixed(6));
  // FFmpeg writes `loci` into an mp4, in 16.16 bits, and `©xyz` into a mov
  const fixed = (degrees: number) => u32(Math.trunc(Number(degrees.toFixed(4)) * 65_536));
  const loci = joined(fixed(trace.longitude), fixed(trace.latitude));
  const jpeg = async (...segments: readonly Buffer[]) =>
    withSegments(await still.jpeg().toBuffer(), ...segments);
  const exif = jpegSegment(0xe1, joined(latin("Exif\0\0"), tiff));
  const packet = jpegSegment(0xe1, joined(latin("http://ns.adobe.com/xap/1.0/\0"), xmp));
  const png = (name: string, data: Buffer) =>
    pngOf({ width, height, bits: 8, before: [pngChunk(name, data)] });
  const webp = async (name: string, data: Buffer) =>
    extended(await still.webp().toBuffer(), width, height, riffChunk(name, data));
  const gif = async () =>
    joined(
      (await still.gif().toBuffer()).subarray(0, -1),
      Buffer.from([0x21, 0xfe, word.length]),
      word,
      Buffer.from([0, 0x3b]),
    );
  const mp4 = () =>
    film("film.mp4", [...seen, ...heard, ...coded, "-movflags", "+faststart"], trace);
  const vp8 = ["-c:v", "libvpx", "-c:a", "libopus"];
  const makers: Readonly<
    Record<
      TracedWay,
      () => readonly [mime: string, bytes: Buffer | Promise<Buffer>, signs: readonly Buffer[]]
    >
  > = {
    "EXIF in a JPEG": () => ["image/jpeg", jpeg(exif), [word, place]],
    "XMP in a JPEG": () => ["image/jpeg", jpeg(packet), [word, said]],
    "EXIF and XMP in a JPEG": () => ["image/jpeg", jpeg(exif, packet), [word, place, said]],
    "a comment in a JPEG": () => [
      "image/jpeg",
      jpeg(jpegSegment(0xfe, joined(word, iso))),
      [word, iso],
    ],
    "behind a JPEG": () => [
      "image/jpeg",
      jpeg().then((whole) => joined(whole, word, xmp)),
      [word, said],
    ],
    "eXIf in a PNG": () => ["image/png", png("eXIf", tiff), [word, place]],
    "text in a PNG": () => [
      "image/png",
      png("tEXt", joined(latin("Location\0"), word, iso)),
      [word, iso],
    ],
    "XMP in a PNG": () => [
      "image/png",
      png("iTXt", joined(latin("XML:com.adobe.xmp\0\0\0\0\0"), xmp)),
      [word, said],
    ],
    "EXIF in a WebP": () => ["image/webp", webp("EXIF", tiff), [word, place]],
    "XMP in a WebP": () => ["image/webp", webp("XMP ", xmp), [word, said]],
    "a comment in a GIF": () => ["image/gif", gif(), [word]],
    "EXIF in a HEIC": () => ["image/heic", heicWith(heic, trace), [word, place]],
    "location in an mp4": () => ["video/mp4", mp4(), [word, loci]],
    "XMP and ©xyz behind an mp4": () => [
      "video/mp4",
      withPlaceBox(mp4(), trace),
      [word, iso, said],
    ],
    "©xyz in a mov": () => [
      "video/quicktime",
      film("film.mov", [...seen, ...heard, ...coded], trace),
      [word, iso],
    ],
    "tags in a WebM": () => [
      "video/webm",
      film("film.webm", [...seen, ...heard, ...vp8], trace),
      [word, iso],
    ],
    "tags in an mp3": () => ["audio/mpeg", film("voice.mp3", heard, trace), [word]],
    "tags in a wave": () => ["audio/wav", film("voice.wav", heard, trace), [word]],
  };
  const [mime, made, signs] = makers[way]();
  const bytes = await made;
  // a file that does not say it would be found clean whatever the product does
  for (const sign of signs)
    if (!bytes.includes(sign)) throw new Error(`${way} does not say ${sign.toString("latin1")}`);
  const kind = mime.split("/")[0];
  return {
    name: way,
    type: kind === "image" ? "photo" : (kind as "audio" | "video"),
    mime,
    bytes,
    signs,
  };
};

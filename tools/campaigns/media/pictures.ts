import { deflateSync } from "node:zlib";
import { plain } from "#adapters/media/testing.ts";
import type { Bases } from "./bases.ts";
import {
  box,
  joined,
  jpegSegment,
  latin,
  nested,
  patched,
  pngChunk,
  pngOf,
  riff,
  riffChunk,
  u16,
  u32,
  withSegments,
} from "./bytes.ts";
import { gridOf, heicOf, hevc } from "./heic.ts";
import type { Sample } from "./sample.ts";

/** Sizes in pixels: 256 megapixels, the largest that 16 bits say, a line, and a little more than may be. */
const sizes = [
  [16_384, 16_384],
  [65_535, 65_535],
  [65_535, 800],
  [7200, 7000],
] as const;
/** Rows of a bomb that are really there, so that making it costs no more than 32 MB. */
const rowsOf = (width: number, height: number): number =>
  Math.min(height, Math.floor(2 ** 28 / width));

/** A WebP without loss that says its size in 14 bits each, and is nothing but its head. */
const losslessHead = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(64);
  head[0] = 0x2f;
  head.writeUInt32LE((((width - 1) & 0x3fff) | (((height - 1) & 0x3fff) << 14)) >>> 0, 1);
  return riff("WEBP", riffChunk("VP8L", head));
};
/** A WebP whose canvas is larger than the picture on it. */
const canvas = (webp: Uint8Array, width: number, height: number): Buffer => {
  const head = Buffer.alloc(10);
  head.writeUIntLE(width - 1, 4, 3);
  head.writeUIntLE(height - 1, 7, 3);
  return riff("WEBP", riffChunk("VP8X", head), webp.subarray(12));
};

const gifHead = (width: number, height: number): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width);
  size.writeUInt16LE(height, 2);
  return joined(latin("GIF89a"), size, Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]));
};
/** One frame of nothing but the clear code and the end: one pixel's worth of data, whatever it says it is. */
const gifFrame = (width: number, height: number): Buffer => {
  const place = Buffer.alloc(8);
  place.writeUInt16LE(width, 4);
  place.writeUInt16LE(height, 6);
  const control = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0]);
  return joined(control, latin(","), place, Buffer.from([0, 2, 2, 0x4c, 1, 0]));
};

const photo = (kind: Sample["kind"], name: string, mime: string, bytes: Uint8Array): Sample => ({
  kind,
  name,
  type: "photo",
  mime: `image/${mime}`,
  bytes,
});
const bomb = (name: string, mime: string, bytes: Uint8Array): Sample =>
  photo("bomb", name, mime, bytes);
const taken = (sample: Sample): Sample => ({ ...sample, mayBeTaken: true });

/** Pictures that say they are much larger than they are, or are. */
export const hugePictures = (bases: Bases): Sample[] => {
  const { jpeg, webp, heic, largeHeic } = bases;
  const small = hevc(640, 480);
  const ofSize = sizes.flatMap(([width, height]) => {
    const said = `${width}×${height}`;
    const frame = Buffer.from(jpeg).indexOf("ffc00011", 0, "hex");
    const grown = Buffer.from(jpeg);
    grown.set(joined(u16(Math.min(height, 65_500)), u16(Math.min(width, 65_500))), frame + 5);
    const both = joined(u32(width), u32(height));
    const rows = rowsOf(width, height);
    return [
      bomb(`PNG of ${said}`, "png", pngOf({ width, height, rows })),
      bomb(`interlaced PNG of ${said}`, "png", pngOf({ width, height, rows, interlaced: true })),
      bomb(
        `PNG of ${said} in 64 bits`,
        "png",
        pngOf({ width, height, rows: 4, colour: 6, bits: 16 }),
      ),
      bomb(`WebP of ${said}`, "webp", losslessHead(width, height)),
      bomb(`WebP with a canvas of ${said}`, "webp", canvas(webp, width, height)),
      bomb(`JPEG of ${said}`, "jpeg", grown),
      bomb(
        `GIF of ${said}`,
        "gif",
        joined(gifHead(width, height), gifFrame(width, height), latin(";")),
      ),
      bomb(
        `GIF of 10×10 with a frame of ${said}`,
        "gif",
        joined(gifHead(10, 10), gifFrame(width, height), latin(";")),
      ),
      bomb(`HEIC that says ${said}`, "heic", patched(heic, "ispe", 8, both)),
      bomb(`HEIC of tiles that says ${said}`, "heic", patched(largeHeic, "ispe", 8, both)),
      bomb(`HEIC of 640×480 that says ${said}`, "heic", heicOf({ stream: small, width, height })),
    ];
  });
  const lying = heicOf({ stream: hevc(8192, 8192), width: 64, height: 48 });
  return [...ofSize, bomb("HEIC of 8192×8192 that says 64×48", "heic", lying)];
};

/** The largest that are taken, in the ways of being stored that cost most memory. */
export const largestPictures = async (): Promise<Sample[]> => {
  const [width, height] = [8000, 6200];
  const still = plain(width, height);
  return [
    taken(bomb("PNG just small enough", "png", pngOf({ width, height }))),
    taken(
      bomb("interlaced PNG just small enough", "png", pngOf({ width, height, interlaced: true })),
    ),
    taken(
      bomb(
        "progressive JPEG just small enough",
        "jpeg",
        await still.clone().jpeg({ progressive: true }).toBuffer(),
      ),
    ),
    taken(
      bomb(
        "turned JPEG just small enough",
        "jpeg",
        await still.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      ),
    ),
    taken(
      bomb("WebP just small enough", "webp", await still.clone().webp({ effort: 0 }).toBuffer()),
    ),
    taken(
      bomb(
        "HEIC of tiles just small enough",
        "heic",
        gridOf({ streams: [hevc(512, 512)], tile: { width: 512, height: 512 }, width, height }),
      ),
    ),
    taken(
      bomb(
        "HEIC without tiles just small enough",
        "heic",
        heicOf({ stream: hevc(4080, 3060), width: 4080, height: 3060 }),
      ),
    ),
    bomb(
      "HEIC without tiles of 50 megapixels",
      "heic",
      heicOf({ stream: hevc(width, 6192), width, height: 6192 }),
    ),
  ];
};

/** Pictures with so many or so large parts beside their pixels that reading them might never end. */
export const stuffedPictures = ({ jpeg, png, webp, heic }: Bases): Sample[] => {
  const zeros = deflateSync(Buffer.alloc(64 * 1_048_576), { level: 1 });
  const small = { width: 64, height: 48 } as const;
  const text = pngChunk("zTXt", joined(latin("Comment\0\0"), zeros));
  const frames = Array.from({ length: 10_000 }, () => gifFrame(16, 16));
  const profile = pngChunk("iCCP", joined(latin("p\0\0"), zeros));
  const unicode = pngChunk("iTXt", joined(latin("XML:com.adobe.xmp\0\x01\0\0\0"), zeros));
  const segments = Array.from({ length: 300 }, () => jpegSegment(0xfe, Buffer.alloc(60_000, 0x41)));
  // a directory of EXIF whose next is itself
  const circle = joined(latin("Exif\0\0MM\0*"), u32(8), u16(0), u32(8));
  const start = heic.subarray(0, 28);
  return [
    taken(bomb("GIF of 10,000 frames", "gif", joined(gifHead(16, 16), ...frames, latin(";")))),
    taken(bomb("PNG with 64 MB of text", "png", pngOf({ ...small, before: [text] }))),
    taken(bomb("PNG with 80 such texts", "png", pngOf({ ...small, before: Array(80).fill(text) }))),
    taken(bomb("PNG with 64 MB of XMP", "png", pngOf({ ...small, before: [unicode] }))),
    taken(bomb("PNG with 64 MB of profile", "png", pngOf({ ...small, before: [profile] }))),
    taken(
      bomb(
        "PNG of which 64 MB come of 48 rows",
        "png",
        joined(png.subarray(0, 33), pngChunk("IDAT", zeros), pngChunk("IEND", Buffer.alloc(0))),
      ),
    ),
    taken(bomb("JPEG with 300 comments", "jpeg", withSegments(jpeg, ...segments))),
    taken(
      bomb("JPEG with EXIF in a circle", "jpeg", withSegments(jpeg, jpegSegment(0xe1, circle))),
    ),
    taken(
      bomb(
        "WebP with 16 MB of EXIF",
        "webp",
        joined(riff("WEBP", webp.subarray(12), riffChunk("EXIF", Buffer.alloc(16 * 1_048_576)))),
      ),
    ),
    bomb(
      "HEIC of 1,000 boxes in one another",
      "heic",
      joined(start, nested("meta", 1000, Buffer.alloc(8))),
    ),
    bomb(
      "HEIC of 100,000 boxes in one another",
      "heic",
      joined(start, nested("meta", 100_000, Buffer.alloc(8))),
    ),
    bomb(
      "HEIC with 65,535 things",
      "heic",
      joined(start, box("meta", u32(0), box("iinf", u32(0), u16(65_535)))),
    ),
  ];
};

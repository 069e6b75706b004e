import { readFileSync } from "node:fs";
import type { Bases } from "./bases.ts";
import { joined, latin } from "./bytes.ts";
import { emptyRecordings, hostileFilms, hostileVoices } from "./clips.ts";
import { hugePictures, largestPictures, stuffedPictures } from "./pictures.ts";
import { polyglots } from "./polyglots.ts";
import { type Dice, payload, type Sample } from "./sample.ts";

const accepted = {
  photo: ["image/jpeg", "image/png", "image/webp", "image/gif", "image/heic"],
  audio: ["audio/wav", "audio/mpeg", "audio/webm", "audio/ogg", "audio/flac"],
  video: ["video/mp4", "video/webm", "video/quicktime"],
} as const;

const wrongTypes = async (bases: Bases, dice: Dice): Promise<Sample[]> => {
  const { jpeg } = bases;
  const files: Readonly<Record<string, Uint8Array>> = {
    text: latin(`Dear Nora, ${payload}`),
    ELF: readFileSync(process.execPath).subarray(0, 200_000),
    docx: joined(
      latin("PK\x03\x04"),
      Buffer.alloc(2000, 0x33),
      latin(`word/document.xml ${payload}`),
    ),
    BMP: joined(latin("BM"), Buffer.alloc(200)),
    TIFF: joined(latin("II*\0"), Buffer.alloc(200)),
    ICO: joined(Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(200)),
    noise: Buffer.from(Array.from({ length: 4000 }, () => dice.below(256))),
    "only zeros": Buffer.alloc(1_048_576),
    AVIF: joined(Buffer.from([0, 0, 0, 24]), latin("ftypavif\0\0\0\0avifmif1"), Buffer.alloc(400)),
    "an AVI": joined(latin("RIFF\xff\xff\xff\x7fAVI LIST"), Buffer.alloc(400)),
  };
  const disguised = Object.entries(files).flatMap(([what, bytes]) =>
    (["photo", "audio", "video"] as const).map((type): Sample => {
      const mime = dice.pick(accepted[type]);
      return { kind: "wrong type", name: `${what} called ${mime}`, type, mime, bytes };
    }),
  );
  const crossed: [string, Uint8Array, Sample["type"], string][] = [
    ["a JPEG", jpeg, "video", "video/mp4"],
    ["a JPEG", jpeg, "audio", "audio/wav"],
    ["a voice", await bases.clip("voice.mp3"), "photo", "image/jpeg"],
    ["a voice", await bases.clip("voice.webm"), "video", "video/webm"],
    ["a film", await bases.clip("film.mp4"), "photo", "image/heic"],
    ["a film", await bases.clip("film.mp4"), "audio", "audio/aac"],
    ["a HEIC", bases.heic, "video", "video/mp4"],
  ];
  return [
    ...disguised,
    ...crossed.map(([what, bytes, type, mime]): Sample => {
      return { kind: "wrong type", name: `${what} called ${mime}`, type, mime, bytes };
    }),
  ];
};

const nothing = (): Sample[] =>
  (["photo", "audio", "video"] as const).flatMap((type) =>
    [0, 1, 3].map((length): Sample => {
      const bytes = Buffer.alloc(length, 0xff);
      return {
        kind: "empty",
        name: `${length} bytes of ${type}`,
        type,
        mime: accepted[type][0],
        bytes,
      };
    }),
  );

/** Files cut at a random byte; some of recordings that were streamed are whole, only shorter. */
const truncated = async (bases: Bases, dice: Dice, count: number): Promise<Sample[]> => {
  const { jpeg, png, webp, gif, heic, largeHeic } = bases;
  const whole: [string, Uint8Array, Sample["type"], string, boolean?][] = [
    ["a JPEG", jpeg, "photo", "image/jpeg"],
    ["a PNG", png, "photo", "image/png"],
    ["a WebP", webp, "photo", "image/webp"],
    ["a GIF", gif, "photo", "image/gif"],
    ["a HEIC", heic, "photo", "image/heic"],
    ["a HEIC of tiles", largeHeic, "photo", "image/heic"],
    ["an mp4", await bases.clip("film.mp4"), "video", "video/mp4"],
    ["a mov", await bases.clip("film.mov"), "video", "video/quicktime"],
    ["a WebM", await bases.clip("film.webm"), "video", "video/webm", true],
    ["a streamed WebM", await bases.clip("live.webm"), "video", "video/webm", true],
    ["a wave", await bases.clip("voice.wav"), "audio", "audio/wav"],
    ["a voice in WebM", await bases.clip("voice.webm"), "audio", "audio/webm", true],
    ["an Ogg", await bases.clip("voice.ogg"), "audio", "audio/ogg", true],
    ["an mp3", await bases.clip("voice.mp3"), "audio", "audio/mpeg", true],
    ["an m4a", await bases.clip("film.mp4"), "audio", "audio/aac"],
  ];
  return Array.from({ length: count }, (_, n): Sample => {
    const [what, bytes, type, mime, mayBeTaken] = whole[n % whole.length] as (typeof whole)[number];
    const end = 1 + dice.below(bytes.length - 1);
    return {
      kind: "truncated",
      name: `${what} of ${bytes.length} bytes cut at ${end}`,
      type,
      mime,
      bytes: bytes.subarray(0, end),
      ...(mayBeTaken ? { mayBeTaken } : {}),
    };
  });
};

/** So many hostile files in a random order: each special one once where there is room, and cut ones for the rest. */
export const hostileSamples = async (
  bases: Bases,
  dice: Dice,
  count: number,
): Promise<Sample[]> => {
  const special = [
    ...(await polyglots(bases)),
    ...hugePictures(bases),
    ...(await largestPictures()),
    ...stuffedPictures(bases),
    ...(await hostileFilms(bases)),
    ...(await hostileVoices(bases)),
    ...(await emptyRecordings(bases)),
    ...(await wrongTypes(bases, dice)),
    ...nothing(),
  ];
  // a quarter of them is cut, at least
  const cut = Math.max(count - special.length, Math.floor(count / 4));
  return dice.shuffled([
    ...dice.shuffled(special).slice(0, count - cut),
    ...(await truncated(bases, dice, cut)),
  ]);
};

import type { Bases } from "./bases.ts";
import {
  joined,
  jpegSegment,
  latin,
  pngChunk,
  pngOf,
  riff,
  riffChunk,
  u32,
  withSegments,
} from "./bytes.ts";
import { payload, type Sample } from "./sample.ts";

const script = latin(`<script>fetch("/api/account")/*${payload}*/</script>`);
const page = latin(`<!doctype html><html><body>${payload}<script>alert(1)</script></body></html>`);
const svg = latin(
  `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${payload}')"><image href="file:///etc/passwd"/></svg>`,
);
const js = latin(`*/=1;alert("${payload}");/*`);

/** A zip of one stored file. */
const zip = ((): Buffer => {
  const name = latin("index.html");
  const le = (n: number, bytes: 2 | 4) => {
    const made = Buffer.alloc(bytes);
    made.writeUIntLE(n, 0, bytes);
    return made;
  };
  const rest = [
    ...[le(20, 2), Buffer.alloc(8), u32(0), le(page.length, 4), le(page.length, 4)],
    ...[le(name.length, 2), le(0, 2)],
  ];
  const local = joined(latin("PK\x03\x04"), ...rest, name, page);
  const central = joined(latin("PK\x01\x02"), le(20, 2), ...rest, Buffer.alloc(14), name);
  const counts = [
    le(0, 4),
    le(1, 2),
    le(1, 2),
    le(central.length, 4),
    le(local.length, 4),
    le(0, 2),
  ];
  return joined(local, central, latin("PK\x05\x06"), ...counts);
})();
const pdf = (inside: Uint8Array): Buffer =>
  joined(
    latin(
      `%PDF-1.7\n1 0 obj<</Type/XObject/Subtype/Image/Filter/DCTDecode/Length ${inside.length}`,
    ),
    latin(`/Comment(${payload})>>stream\n`),
    inside,
    latin("\nendstream endobj\ntrailer<<>>\n%%EOF"),
  );

const photo = (name: string, mime: string, bytes: Uint8Array, mayBeTaken = false): Sample => ({
  kind: "polyglot",
  name,
  type: "photo",
  mime: `image/${mime}`,
  bytes,
  ...(mayBeTaken ? { mayBeTaken } : {}),
});

/** Files that are two at once: pictures, and something that a browser or a machine would run or open. */
export const polyglots = async (bases: Bases): Promise<Sample[]> => {
  const { jpeg, png, webp, gif, heic } = bases;
  const pictures = { jpeg, png, webp, gif, heic };
  const others = { page, script, svg, zip, "a PDF": pdf(jpeg) };
  const behind = Object.entries(pictures).flatMap(([mime, picture]) =>
    Object.entries(others).map(([what, other]) =>
      photo(`${mime} with ${what} behind it`, mime, joined(picture, other)),
    ),
  );
  const before = Object.entries(others).flatMap(([what, other]) =>
    (["jpeg", "png"] as const).map((mime) =>
      photo(`${what} with a ${mime} behind it`, mime, joined(other, pictures[mime])),
    ),
  );
  const inside = [
    photo(
      "JPEG with a page in a comment",
      "jpeg",
      withSegments(jpeg, jpegSegment(0xfe, page)),
      true,
    ),
    photo(
      "JPEG with script in EXIF",
      "jpeg",
      withSegments(jpeg, jpegSegment(0xe1, joined(latin("Exif\0\0"), script))),
      true,
    ),
    photo("JPEG with a zip in APP2", "jpeg", withSegments(jpeg, jpegSegment(0xe2, zip)), true),
    // its length reads as the beginning of a comment of a script
    photo(
      "JPEG that is a script",
      "jpeg",
      withSegments(jpeg, jpegSegment(0xe0, joined(js, Buffer.alloc(0x2f2a - 2 - js.length)))),
      true,
    ),
    photo(
      "PNG with a page in its text",
      "png",
      pngOf({
        width: 64,
        height: 48,
        before: [pngChunk("tEXt", joined(latin("Comment\0"), page))],
      }),
      true,
    ),
    photo(
      "PNG with PHP in a chunk of its own",
      "png",
      pngOf({
        width: 64,
        height: 48,
        before: [pngChunk("fUnk", latin(`<?php /*${payload}*/ ?>`))],
      }),
      true,
    ),
    photo(
      "WebP with a page in its XMP",
      "webp",
      riff("WEBP", webp.subarray(12), riffChunk("XMP ", page)),
      true,
    ),
    photo(
      "GIF with script in a comment",
      "gif",
      joined(
        gif.subarray(0, -1),
        Buffer.from([0x21, 0xfe, script.length]),
        script,
        Buffer.from([0, 0x3b]),
      ),
      true,
    ),
    photo(
      "GIF whose size is a script",
      "gif",
      joined(latin("GIF89a/*"), gif.subarray(8), js),
      true,
    ),
    photo("a PDF with a JPEG inside", "jpeg", pdf(jpeg)),
    photo("an SVG named .jpg", "jpeg", svg),
    photo("an SVG with a declaration", "png", joined(latin('<?xml version="1.0"?>'), svg)),
    photo("a page named .gif", "gif", page),
  ];
  const film = await bases.clip("film.mp4");
  const recordings = (["film.mp4", "film.webm"] as const).map(async (name): Promise<Sample> => {
    const whole = await bases.clip(name);
    const mime = name === "film.mp4" ? "video/mp4" : "video/webm";
    return {
      kind: "polyglot",
      name: `${name} with a page behind it`,
      type: "video",
      mime,
      bytes: joined(whole, page),
      mayBeTaken: true,
    };
  });
  return [
    ...behind,
    ...before,
    ...inside,
    ...(await Promise.all(recordings)),
    {
      kind: "polyglot",
      name: "film.mp4 with a page in a box",
      type: "video",
      mime: "video/mp4",
      bytes: joined(film, u32(8 + page.length), latin("free"), page),
      mayBeTaken: true,
    },
    {
      kind: "polyglot",
      name: "film.mp4 with a zip behind it",
      type: "video",
      mime: "video/mp4",
      bytes: joined(film, zip),
      mayBeTaken: true,
    },
    {
      kind: "polyglot",
      name: "voice.wav with a page in a chunk",
      type: "audio",
      mime: "audio/wav",
      bytes: joined(await bases.clip("voice.wav"), riffChunk("LIST", page)),
      mayBeTaken: true,
    },
    {
      kind: "polyglot",
      name: "JPEG with an mp4 behind it",
      type: "photo",
      mime: "image/jpeg",
      bytes: joined(jpeg, film),
      mayBeTaken: true,
    },
  ];
};

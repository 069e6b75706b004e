import type { PictureKind } from "./kind.ts";

/** Where a JPEG ends: after its own EOI, past the thumbnails in its segments. */
const jpegEnd = (bytes: Buffer): number | null => {
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return at + 2;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker !== 0xda) continue;
    // The scan: up to the next marker that is neither a stuffed byte nor a restart.
    for (;;) {
      at = bytes.indexOf(0xff, at);
      if (at < 0 || at + 1 >= bytes.length) return null;
      const next = bytes[at + 1] ?? 0;
      if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) break;
      at += next === 0xff ? 1 : 2;
    }
  }
  return at + 2 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] === 0xd9 ? at + 2 : null;
};

const pngEnd = (bytes: Buffer): number | null => {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    if (bytes.toString("latin1", at + 4, at + 8) === "IEND") return end;
    at = end;
  }
  return null;
};

const webpEnd = (bytes: Buffer): number | null => {
  if (bytes.length < 12) return null;
  const size = bytes.readUInt32LE(4);
  const end = 8 + size + (size % 2);
  // Some writers leave the last padding byte out.
  return end <= bytes.length + (size % 2) ? Math.min(end, bytes.length) : null;
};

/** Past a run of GIF sub-blocks, each with its length before it. */
const pastBlocks = (bytes: Buffer, start: number): number => {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
};
const colourTable = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

const gifEnd = (bytes: Buffer): number | null => {
  let at = 13 + colourTable(bytes[10] ?? 0);
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === 0x3b) return at + 1;
    if (block === 0x21) at = pastBlocks(bytes, at + 2);
    else if (block === 0x2c) at = pastBlocks(bytes, at + 11 + colourTable(bytes[at + 9] ?? 0));
    else return null;
  }
  return null;
};

const heicBoxes = new Set(["ftyp", "meta", "mdat", "free", "skip", "moov", "uuid", "mpvd"]);

/** Where the last of its own boxes ends. */
const heicEnd = (bytes: Buffer): number | null => {
  let at = 0;
  while (at + 8 <= bytes.length && heicBoxes.has(bytes.toString("latin1", at + 4, at + 8))) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1;
    if (isLong && at + 16 > bytes.length) return null;
    // the last one may say that it goes on to the end
    const size = isLong
      ? Number(bytes.readBigUInt64BE(at + 8))
      : short === 0
        ? bytes.length - at
        : short;
    if (size < (isLong ? 16 : 8) || at + size > bytes.length) return null;
    at += size;
  }
  return at;
};

/** The offset after the picture's own last byte; null for one that breaks off before it. */
export const endOf = (bytes: Uint8Array, kind: Exclude<PictureKind, "heif">): number | null => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { jpeg: jpegEnd, png: pngEnd, webp: webpEnd, gif: gifEnd, heic: heicEnd }[kind](buffer);
};

/** A zip ends with its record of contents, a comment of at most this many bytes included. */
const zipReach = 65_557;
/** The mark of a page or a script counts where text goes on behind it: in a film it is chance (F-23). */
const page = /^<(?:!doctype|html|script|svg|\?php)(?:[\t\n\r -~]{16}|[\t\n\r -~]{0,15}$)/i;
/** More than the longest of them takes, with what goes on behind it. */
const pageReach = 40;
const document = /^%PDF-\d\.\d/;
const archives = ["Rar!\x1a\x07", "7z\xbc\xaf\x27\x1c"];

/** Whether it ends like a zip: a record of contents that reaches to the very end, and lies behind what it names. */
const endsAsZip = (behind: Buffer): boolean => {
  const last = behind.subarray(-zipReach);
  for (let at = last.lastIndexOf("PK\x05\x06", undefined, "latin1"); at >= 0; ) {
    const rest = last.length - at;
    if (rest >= 22 && last.readUInt16LE(at + 20) === rest - 22) return true;
    at = at === 0 ? -1 : last.lastIndexOf("PK\x05\x06", at - 1, "latin1");
  }
  return false;
};

/** Chance writes a "<" every 256 bytes: what comes after it is looked at before a text is made of it. */
const afterBracket = new Set(Buffer.from("!?hHsS"));

/** A film is gone through byte by byte, which takes a fraction of what a text of it would. */
const holdsPage = (behind: Buffer): boolean => {
  for (let at = behind.indexOf(0x3c); at >= 0; at = behind.indexOf(0x3c, at + 1))
    if (afterBracket.has(behind[at + 1] ?? 0))
      if (page.test(behind.toString("latin1", at, at + pageReach))) return true;
  return false;
};
const holdsDocument = (behind: Buffer): boolean => {
  for (let at = behind.indexOf("%PDF-"); at >= 0; at = behind.indexOf("%PDF-", at + 1))
    if (document.test(behind.toString("latin1", at, at + pageReach))) return true;
  return false;
};

/**
 * Whether another file rides behind the picture: an archive, page or script. Phones put films and depth maps
 * there, and those are let be: what is behind the end is read by no one and never published.
 */
export const carriesMore = (bytes: Uint8Array, end: number): boolean => {
  const behind = Buffer.from(bytes.buffer, bytes.byteOffset + end, bytes.byteLength - end);
  if (behind.length === 0) return false;
  if (endsAsZip(behind)) return true;
  return (
    holdsPage(behind) ||
    holdsDocument(behind) ||
    archives.some((mark) => behind.includes(mark, 0, "latin1"))
  );
};

/** The boxes on the way to the sizes of a HEIC, and how many bytes stand in each before its own boxes. */
const way = [
  ["meta", 4],
  ["iprp", 0],
  ["ipco", 0],
] as const;

/** The boxes of this name that lie whole between two offsets, each from behind its name to its end. */
const boxesIn = (bytes: Buffer, name: string): Buffer[] => {
  const found: Buffer[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const short = bytes.readUInt32BE(at);
    // 1 stands for a length of 64 bits behind the name, as before large data
    const isLong = short === 1 && at + 16 <= bytes.length;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (size < 8 || at + size > bytes.length) break;
    if (bytes.toString("latin1", at + 4, at + 8) === name)
      found.push(bytes.subarray(at + 8, at + size));
    at += size;
  }
  return found;
};

/**
 * Pixels of the largest picture in a HEIC, as its `ispe` properties say; null where it says none. Only these boxes are
 * read: no decoder is started for a file that says it is too large, or does not say (R14).
 */
export const heicPixels = (bytes: Uint8Array): number | null => {
  let inside = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const [name, before] of way) {
    const [box] = boxesIn(inside, name);
    if (box === undefined) return null;
    inside = box.subarray(before);
  }
  const sizes = boxesIn(inside, "ispe").filter((box) => box.length >= 12);
  const pixels = sizes.map((box) => box.readUInt32BE(4) * box.readUInt32BE(8));
  return pixels.length === 0 ? null : Math.max(...pixels);
};

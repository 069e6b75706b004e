/**
 * Bytes that a decoder has to hold of a JPEG before it can show any of it: the coefficients of all its blocks where it
 * comes in several scans (SOF2), none where it comes line by line. Read from its frame header; 0 where there is none.
 */
export const heldCoefficients = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 9 <= bytes.length; ) {
    if (view.getUint8(at) !== 0xff) return 0;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // a scan before any frame: whoever decodes it says so
    if (marker === 0xda || marker === 0xd9) return 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (!isFrame) {
      at += 2 + view.getUint16(at + 2);
      continue;
    }
    const isProgressive = (marker & 0x03) === 2;
    return isProgressive ? blocksOf(view, at) * blockBytes : 0;
  }
  return 0;
};

/** 64 coefficients of two bytes. */
const blockBytes = 128;

/** Blocks of 8 × 8 of all components of the frame that begins at `at`. */
const blocksOf = (view: DataView, at: number): number => {
  const [height, width, count] = [
    view.getUint16(at + 5),
    view.getUint16(at + 7),
    view.getUint8(at + 9),
  ];
  if (at + 10 + 3 * count > view.byteLength) return 0;
  const samplings = Array.from({ length: count }, (_, i) => {
    const both = view.getUint8(at + 11 + 3 * i);
    return { across: both >> 4, along: both & 15 };
  });
  const across = Math.max(1, ...samplings.map((one) => one.across));
  const along = Math.max(1, ...samplings.map((one) => one.along));
  return samplings.reduce(
    (sum, one) =>
      sum +
      Math.ceil((width * one.across) / across / 8) * Math.ceil((height * one.along) / along / 8),
    0,
  );
};

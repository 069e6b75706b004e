/** Pixels of a picture. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
}

/** The largest picture, counted before any pixel of it is read: 50 MP are 200 MB once decoded. */
export const mostPixels = 50_000_000;

/** A JPEG's frame headers; the other Cx markers hold tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const jpegPixels = (view: DataView): Pixels | null => {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
};

/** What the header of a PNG or JPEG says its size is; null for anything else. Nothing is decoded. */
export const pixelsOf = (bytes: Uint8Array): Pixels | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength >= 24 && view.getUint32(0) === 0x89504e47)
    return { width: view.getUint32(16), height: view.getUint32(20) };
  if (view.byteLength >= 11 && view.getUint16(0) === 0xffd8) return jpegPixels(view);
  return null;
};

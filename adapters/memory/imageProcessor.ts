import { mostPixels } from "#core/domain/media/index.ts";
import type { ImageProcessor, Reencoded } from "#core/service/ports/index.ts";

type Kind = "jpeg" | "png" | "webp";

const starts = (bytes: Uint8Array, at: number, ...magic: number[]): boolean =>
  magic.every((byte, i) => bytes[at + i] === byte);

const kindOf = (bytes: Uint8Array): Kind | null => {
  if (starts(bytes, 0, 0xff, 0xd8, 0xff)) return "jpeg";
  if (starts(bytes, 0, 0x89, 0x50, 0x4e, 0x47)) return "png";
  if (starts(bytes, 0, 0x52, 0x49, 0x46, 0x46) && starts(bytes, 8, 0x57, 0x45, 0x42, 0x50))
    return "webp";
  return null;
};

/** A picture is at least its signature and one header. */
const leastBytes = 24;

/** Accepts what begins like a picture and gives it back as it came: no pixels are read. */
export const plainDarkroom: ImageProcessor = {
  process: async (bytes, crop) => {
    const kind = kindOf(bytes);
    if (kind === null) return { ok: false, reason: "wrongType" };
    if (bytes.byteLength < leastBytes) return { ok: false, reason: "unreadable" };
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const [width, height] = kind === "png" ? [view.getUint32(16), view.getUint32(20)] : [1200, 800];
    if (width * height > mostPixels) return { ok: false, reason: "tooLarge" };
    return {
      ok: true,
      picture: bytes as Reencoded,
      thumbnail: bytes as Reencoded,
      mime_type: `image/${kind}`,
      width: Math.round(width * (crop?.width ?? 1)),
      height: Math.round(height * (crop?.height ?? 1)),
    };
  },
  logo: async (bytes, crop) => {
    const made = await plainDarkroom.process(bytes, crop);
    if (!made.ok) return made;
    const { picture, mime_type, width, height } = made;
    const published = { picture, mime_type };
    return { ok: true, large: published, small: published, width, height, ground: "light" };
  },
  reencode: async (bytes, wanted) =>
    kindOf(bytes) === wanted && bytes.byteLength >= leastBytes
      ? { ok: true, picture: bytes as Reencoded }
      : { ok: false, reason: "unreadable" },
  isPicture: (bytes, kinds) => {
    const kind = kindOf(bytes);
    return kind !== null && kinds.includes(kind);
  },
};

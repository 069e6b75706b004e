/** What a picture file is by its first bytes; `heif` stands for what is built like HEIC and is none, such as AVIF. */
export type PictureKind = "jpeg" | "png" | "webp" | "gif" | "heic" | "heif";

const textAt = (bytes: Uint8Array, at: number, text: string): boolean => {
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
};

const heifBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis"];
/** Those whose pictures are HEVC, as an iPhone makes them. */
const heicBrands = ["heic", "heix", "heim", "heis"];
/** A file names its own brand and at most so many that it goes by as well. */
const mostBrands = 16;

const isHeic = (bytes: Uint8Array): boolean => {
  const size = ((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0);
  for (let at = 8; at < Math.min(size, 8 + 4 * mostBrands); at += 4)
    if (heicBrands.some((brand) => textAt(bytes, at, brand))) return true;
  return false;
};

/** Never asks what the sender called it (design rule 5). null for anything that is no known picture. */
export const kindOf = (bytes: Uint8Array): PictureKind | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (bytes[0] === 0x89 && textAt(bytes, 1, "PNG\r\n\x1a\n")) return "png";
  if (textAt(bytes, 0, "GIF87a") || textAt(bytes, 0, "GIF89a")) return "gif";
  if (textAt(bytes, 0, "RIFF") && textAt(bytes, 8, "WEBP")) return "webp";
  if (textAt(bytes, 4, "ftyp") && heifBrands.some((brand) => textAt(bytes, 8, brand)))
    return isHeic(bytes) ? "heic" : "heif";
  return null;
};

/** What a picture file is by its first bytes; `heif` stands for HEIC and AVIF alike. */
export type PictureKind = "jpeg" | "png" | "webp" | "gif" | "heif";

const textAt = (bytes: Uint8Array, at: number, text: string): boolean => {
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
};

const heifBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis"];

/** Never asks what the sender called it (design rule 5). null for anything that is no known picture. */
export const kindOf = (bytes: Uint8Array): PictureKind | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (bytes[0] === 0x89 && textAt(bytes, 1, "PNG\r\n\x1a\n")) return "png";
  if (textAt(bytes, 0, "GIF87a") || textAt(bytes, 0, "GIF89a")) return "gif";
  if (textAt(bytes, 0, "RIFF") && textAt(bytes, 8, "WEBP")) return "webp";
  if (textAt(bytes, 4, "ftyp") && heifBrands.some((brand) => textAt(bytes, 8, brand)))
    return "heif";
  return null;
};

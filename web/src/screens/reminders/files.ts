import { importMaximum } from "#core/domain/reminder/index.ts";
import { saveFile } from "#web/print/index.ts";

const decoded = (bytes: ArrayBuffer, label: string, fatal: boolean): string | null => {
  try {
    return new TextDecoder(label, { fatal }).decode(bytes);
  } catch {
    return null;
  }
};

/**
 * A file's text: UTF-8, UTF-16 where its first bytes say so, else as Windows wrote it for so long, which Outlook does
 * still. Null for a file that is too large or can't be read.
 */
export const textOf = async (file: Blob): Promise<string | "tooLarge" | null> => {
  // two bytes a character at most: what is longer is refused by its length
  if (file.size > 2 * importMaximum.characters) return "tooLarge";
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return null;
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return decoded(bytes, "utf-16le", false);
  if (first === 0xfe && second === 0xff) return decoded(bytes, "utf-16be", false);
  return decoded(bytes, "utf-8", true) ?? decoded(bytes, "windows-1252", false);
};

/** Hands a text out as a file. */
export const saveText = (name: string, type: string, text: string): void =>
  saveFile(new Blob([text], { type }), name);

import type { PickedFile } from "#core/app/index.ts";
import { mediaLimits, type UploadType } from "#core/domain/media/index.ts";

const byExtension: Readonly<Record<string, string>> = { heic: "image/heic", heif: "image/heif" };

/**
 * What the file picker offers of a medium: the types that are taken, and extensions browsers do not know (MEDIA-11,
 * MEDIA-12). To a phone HEIC is not named, so that it hands its photos over as JPEG; at a desk such a file can be picked
 * (0063).
 */
export const acceptedFiles = (type: UploadType): string => {
  const types = mediaLimits[type].mime_types;
  if (type !== "photo") return types.join(",");
  const isPhone = matchMedia("(hover: none)").matches;
  const taken = isPhone ? types.filter((mime) => !/hei[cf]$/.test(mime)) : [...types, ".heic"];
  return [...taken, ".jfif"].join(",");
};

/** A file as the models know it. Some browsers name no type for HEIC: its extension does. */
const picked = (file: File): PickedFile => ({
  name: file.name,
  type: file.type || (byExtension[file.name.split(".").at(-1)?.toLowerCase() ?? ""] ?? ""),
  size: file.size,
  content: file,
});

export const pickedFiles = (list: FileList | null | undefined): PickedFile[] =>
  [...(list ?? [])].map(picked);

import type { PickedFile } from "#core/app/index.ts";
import { type MediaType, mediaLimits } from "#core/domain/media/index.ts";

const byExtension: Readonly<Record<string, string>> = { heic: "image/heic", heif: "image/heif" };

/**
 * What the file picker offers of a medium: the types that are taken, and extensions browsers do not know (MEDIA-11,
 * MEDIA-12). HEIC is not named, so that a phone hands its photos over as JPEG.
 */
export const acceptedFiles = (type: MediaType): string => {
  const types = mediaLimits[type].mime_types;
  return type === "photo"
    ? [...types.filter((mime) => !/hei[cf]$/.test(mime)), ".jfif"].join(",")
    : types.join(",");
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

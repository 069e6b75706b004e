import type { PickedFile } from "#core/app/index.ts";
import { mediaLimits } from "#core/domain/media/index.ts";

const byExtension: Readonly<Record<string, string>> = { heic: "image/heic", heif: "image/heif" };

/**
 * What the file picker offers: the kinds of photo that are taken, by type and by extensions browsers do not
 * know (MEDIA-11, MEDIA-12). HEIC is not named, so that a phone hands its photos over as JPEG.
 */
export const photoKinds = [
  ...mediaLimits.photo.mime_types.filter((type) => !/hei[cf]$/.test(type)),
  ".jfif",
].join(",");

/** A file as the models know it. Some browsers name no type for HEIC: its extension does. */
const picked = (file: File): PickedFile => ({
  name: file.name,
  type: file.type || (byExtension[file.name.split(".").at(-1)?.toLowerCase() ?? ""] ?? ""),
  size: file.size,
  content: file,
});

export const pickedFiles = (list: FileList | null | undefined): PickedFile[] =>
  [...(list ?? [])].map(picked);

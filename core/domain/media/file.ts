import type { Message } from "#core/kernel/index.ts";
import { maxBytes, mediaLimits, type UploadType } from "./limits.ts";
import { mediaWords } from "./words.ts";

/** Extensions by MIME type, for object keys. */
const extensions: Readonly<Record<string, string>> = {
  "audio/mpeg": "mp3",
  "audio/mp4": "m4a",
  "audio/wav": "wav",
  "audio/x-wav": "wav",
  "audio/webm": "webm",
  "audio/ogg": "ogg",
  "audio/aac": "aac",
  "audio/flac": "flac",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/gif": "gif",
  "image/heic": "heic",
  "image/heif": "heif",
  "video/mp4": "mp4",
  "video/quicktime": "mov",
  "video/webm": "webm",
  "video/x-m4v": "m4v",
  "video/3gpp": "3gp",
  "application/pdf": "pdf",
};
export const extensionOf = (mime: string): string => extensions[mime] ?? "bin";

/** Where an upload goes. A token may begin with a sign that no name in the store begins with, so a letter stands before it. */
export const uploadKey = (token: string, mime: string): string =>
  `uploads/u${token}.${extensionOf(mime)}`;
/** Where a published file goes. Each attempt names its own, so that a lost one takes away nothing of another. */
export const publishedKey = (folder: "media" | "thumbnails", token: string, mime: string): string =>
  `${folder}/p${token}.${extensionOf(mime)}`;

/** A MIME type as the lists have it: lower case, without parameters, `image/jpg` as jpeg. */
export const plainMime = (mime: string): string => {
  const bare = mime.toLowerCase().split(";")[0]?.trim() ?? "";
  return bare === "image/jpg" || bare === "image/pjpeg" ? "image/jpeg" : bare;
};

const isJfif = (name: string): boolean => /\.jfif$/i.test(name);

/** The name and type a file is sent with: `.jfif` is jpeg under another name (MEDIA-11). */
export const asSent = (file: {
  readonly name: string;
  readonly type: string;
}): { readonly name: string; readonly type: string } =>
  isJfif(file.name)
    ? { name: file.name.replace(/\.jfif$/i, ".jpeg"), type: "image/jpeg" }
    : { name: file.name, type: plainMime(file.type) };

export const isAccepted = (type: UploadType, mime: string): boolean =>
  mediaLimits[type].mime_types.includes(plainMime(mime));

/** Why a file is not taken: its kind, its size in bytes or its length in seconds. */
export interface FileRefusal {
  readonly code: "unsupported" | "tooLarge";
  readonly message: Message;
}

/** What is wrong with a file before it is sent; undefined when it may go (MEDIA-12, OPEN-104, OPEN-105). */
export const refuseFile = (
  type: UploadType,
  file: { readonly mime: string; readonly size: number; readonly seconds?: number | null },
): FileRefusal | undefined => {
  const { max_size_mb, max_duration_s } = mediaLimits[type];
  if (!isAccepted(type, file.mime))
    return { code: "unsupported", message: mediaWords.wrongType(type) };
  if (file.size > maxBytes(type))
    return { code: "tooLarge", message: mediaWords.tooLarge(max_size_mb) };
  if (max_duration_s !== null && (file.seconds ?? 0) > max_duration_s)
    return { code: "tooLarge", message: mediaWords.tooLong(max_duration_s / 60) };
  return undefined;
};

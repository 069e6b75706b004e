import type { UploadType } from "./limits.ts";

const kinds: Readonly<Record<UploadType, string>> = {
  audio: "sound files (MP3, WAV, WebM, OGG, AAC or FLAC)",
  photo: "photos (JPEG, PNG, WebP or GIF)",
  video: "videos (MP4, MOV, WebM or 3GP)",
  logo: "pictures (PNG, JPEG or WebP)",
};

/** What uploads are refused with; the first three to the letter (ERR-18, ERR-19, ERR-20). */
export const mediaWords = {
  failed: (type: UploadType) =>
    `There was an issue uploading your ${type}. Please contact support if the problem persists.`,
  failedWithoutMessage: "Upload failed.",
  noPermission: "Failed to get upload permissions.",
  wrongType: (type: UploadType) =>
    `That type of file can’t be used here. Please choose ${kinds[type]}.`,
  notYet: (type: UploadType) => `You can’t add ${type} yet. Please choose a photo instead.`,
  tooLarge: (mb: number) => `That file is too large. Please choose one under ${mb} MB.`,
  tooManyPixels: "That picture is too large. Please choose a smaller one.",
  tooLong: (minutes: number) => `That’s too long. Please keep it under ${minutes} minutes.`,
  changedOnTheWay: "The file didn’t arrive intact. Please try again.",
  notUploaded: "That file hasn’t arrived. Please upload it again.",
  noPicture: "We can’t use that picture. Please try another one.",
  inUse: (slides: number) =>
    slides === 1
      ? "This file is used in 1 message and can’t be deleted."
      : `This file is used in ${slides} messages and can’t be deleted.`,
  cropSource: "We can’t find the original picture. Please add it again.",
  cropOutside: "Please keep the crop inside the picture.",
} as const;

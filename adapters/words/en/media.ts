import type { mediaWords } from "#core/domain/media/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const media = {
  "media.failed":
    "There was an issue uploading your {type, select, audio {audio} photo {photo} video {video} logo {logo} other {{type}}}. Please contact support if the problem persists.",
  "media.failedWithoutMessage": "Upload failed.",
  "media.noPermission": "Failed to get upload permissions.",
  "media.wrongType":
    "That type of file can’t be used here. Please choose {type, select, audio {sound files (MP3, WAV, WebM, OGG, AAC or FLAC)} photo {photos (JPEG, PNG, WebP, GIF or HEIC)} video {videos (MP4, MOV, WebM or 3GP)} other {a PNG, JPEG or WebP picture. From a design file such as SVG, AI or PDF, export a PNG with a transparent background}}.",
  "media.tooLarge": "That file is too large. Please choose one under {mb} MB.",
  "media.tooManyPixels": "That picture is too large. Please choose a smaller one.",
  "media.tooLong": "That’s too long. Please keep it under {minutes} minutes.",
  "media.changedOnTheWay": "The file didn’t arrive intact. Please try again.",
  "media.notUploaded": "That file hasn’t arrived. Please upload it again.",
  "media.noPicture": "We can’t use that picture. Please try another one.",
  "media.inUse":
    "{n, plural, one {This file is used in # message and can’t be deleted.} other {This file is used in # messages and can’t be deleted.}}",
  "media.cropSource": "We can’t find the original picture. Please add it again.",
  "media.cropOutside": "Please keep the crop inside the picture.",
  "media.noCaptions": "Only voice and video messages have captions.",
  "media.captionOrder": "Please put the captions in order, each one inside the recording.",
  "media.nothingHeard": "We couldn’t make out any words. Please type them.",
  "media.notListened": "Your browser couldn’t listen to this recording. Please type the captions.",
} as const satisfies Readonly<Record<KeysOf<typeof mediaWords>, string>>;

import type { captureWords } from "#core/domain/capture/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

const rules = {
  "capture.title": "{kind, select, photo {Take photo} video {Record video} other {Record voice}}",
  "capture.accessing": "Accessing your {kind, select, voice {microphone} other {camera}}...",
  "capture.denied":
    "We’re having a problem accessing your {kind, select, voice {microphone} other {webcam}}. Please allow access to the {kind, select, voice {microphone} other {webcam}} and reload this page to try again.",
  "capture.notFound": "We can’t find a {kind, select, voice {microphone} other {webcam}}.",
  "capture.failed":
    "Something went wrong when we tried to find your {kind, select, voice {microphone} other {webcam}}.",
  "capture.uploading": "Uploading ({percent}%)",
  "capture.processing": "Processing ({percent}%)",
  "capture.closing": "Are you sure you want to close?",
  "capture.leaving": "Are you sure you want to leave?",
  "capture.deleteTitle":
    "{kind, select, photo {Delete this photo?} other {Delete this recording?}}",
  "capture.deleteHelp":
    "{kind, select, photo {This image will be deleted} video {This video will be deleted} other {This recording will be deleted}}",
  "capture.deleteIt": "Yes, delete it",
  "capture.cancel": "Cancel",
  "capture.unplugged":
    "Your {kind, select, voice {microphone} other {camera}} was disconnected. Everything up to then is here.",
  "capture.longest":
    "{kind, select, video {That’s a minute, the longest a video can be.} other {That’s two minutes, the longest a recording can be.}}",
  "capture.noCopy":
    "{why, select, full {This device is full, so we can’t keep a copy here.} other {We can’t keep a copy on this device.}} Keep this page open until your upload has finished.",
  "capture.soundless": "We can’t find a microphone, so your video will have no sound.",
  "capture.silent": "We can’t hear anything. Is your microphone on?",
} as const satisfies Readonly<Record<KeysOf<typeof captureWords>, string>>;

/** Words of the capture screens and of recordings that were left behind. */
export const capture = {
  ...rules,
} as const;

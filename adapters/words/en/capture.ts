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
  "capture.uncut":
    "We can’t trim {kind, select, video {videos} other {recordings}} on this device. All of it will be in your message.",
} as const satisfies Readonly<Record<KeysOf<typeof captureWords>, string>>;

/** Words of the capture screens and of recordings that were left behind. */
export const capture = {
  ...rules,
  "capture.button":
    "{means, select, cancel {Cancel countdown} stop {Stop recording} retry {Try again} other {{kind, select, photo {Take photo} other {Start recording}}}}",
  "capture.toStart":
    "{kind, select, photo {Press to take your photo} other {Press to start recording}}",
  "capture.getReady": "Get ready…",
  "capture.toCancel": "Press again to cancel",
  "capture.toStop": "Recording, press to stop",
  "capture.upTo":
    "{kind, select, video {Up to a minute. It stops by itself.} other {Up to two minutes. It stops by itself.}}",
  "capture.yours": "Your recording",
  "capture.drag": "Drag along the tape to hear any part again.",
  "capture.ofLongest": "of {of}",
  "capture.elapsed": "{now} of {of}",
  "capture.play": "Play",
  "capture.pause": "Pause",
  "capture.trimEnd": "{end, select, start {Start} other {End}}",
  "capture.seconds": "{seconds, plural, one {# second} other {# seconds}}",
  "capture.secondsShort": "{seconds, plural, other {# s}}",
  "capture.trimHelp": "Drag the ends to trim.",
  "capture.untrim": "Reset",
  "capture.scrubber": "Position in the recording",
  "capture.delete": "Delete",
  "capture.continue": "Continue",
  "capture.upload": "Upload",
  "capture.meter": "Microphone level",
  "capture.loudness": "{loudness, select, quiet {Quiet} loud {Very loud} other {We can hear you}}",
  "capture.camera": "Camera",
  "capture.microphone": "Microphone",
  "capture.numbered": "{type, select, camera {Camera {at}} other {Microphone {at}}}",
  "capture.picture": "The photo you took",
  "capture.clip": "The video you recorded",
  "capture.closeIt": "Yes, close",
  "capture.leaveIt": "Yes, leave",
  "capture.lost":
    "{kind, select, photo {Your photo will be deleted.} other {Your recording will be deleted.}}",
  "capture.left":
    "{kind, select, photo {The photo you took on {day} is still here.} video {The video you recorded on {day} is still here.} other {The recording you made on {day} is still here.}}",
  "capture.see": "{kind, select, photo {View photo} video {Watch video} other {Play recording}}",
  "capture.throwAway": "{kind, select, photo {Delete photo} other {Delete recording}}",
} as const;

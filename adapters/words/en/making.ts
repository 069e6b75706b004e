import type { builderWords } from "#core/domain/words/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const making = {
  "making.chooseType": "Add your message",
  "making.edit": "Edit your message",
  "making.addMedia":
    "Add {type, select, audio {voice} date {date} giphy {GIF} location {place} music {song} news {news} photos {photo} text {text} video {video} other {{type}}} message",
  "making.holdOn": "Hold on a sec",
  "making.uploadLost": "Are you sure you want to leave? If you exit now, your upload will be lost",
  "making.yesExit": "Yes, exit",
  "making.cancel": "Cancel",
  "making.deleted": "This slide has just been deleted and cannot be edited.",
  "making.newer":
    "There is a newer version of this slide, please reload the slide before making any changes.",
  "making.stillUploading": "Please wait until your upload has finished.",
} as const satisfies Readonly<Record<KeysOf<typeof builderWords>, string>>;

import type { uploadWords } from "#core/domain/words/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const upload = {
  "upload.failed":
    "There was an issue uploading your {type, select, audio {audio} photo {photo} video {video} logo {logo} other {{type}}}. Please contact support if the problem persists.",
  "upload.failedSilently": "Upload failed.",
  "upload.noPermission": "Failed to get upload permissions.",
} as const satisfies Readonly<Record<KeysOf<typeof uploadWords>, string>>;

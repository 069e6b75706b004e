import type { frameWords } from "#core/domain/words/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

export const frame = {
  "frame.tagline": "Celebrate your people",
  "frame.skip": "Skip to content",
  "frame.places": "Main",
  "frame.email": "Enter email address",
  "frame.code": "Enter 6 digit code",
} as const satisfies Readonly<Record<KeysOf<typeof frameWords>, string>>;

import type { Container } from "#core/domain/media/index.ts";

/** A recording as FFmpeg is given it. */
export interface Source {
  readonly program: string;
  /** The demuxer, by what the first bytes say and nothing else, and the file. */
  readonly input: readonly string[];
  /** How long any one run may take, in ms. */
  readonly limit: number;
}

const demuxers: Readonly<Record<Container, string>> = {
  mp4: "mov",
  webm: "matroska",
  ogg: "ogg",
  mp3: "mp3",
  wav: "wav",
  flac: "flac",
  adts: "aac",
};

/** A frame of 4K in either direction; what is larger is refused before any of it is decoded. */
export const mostPixels = 4096 * 2304;

export const sourceOf = (
  program: string,
  container: Container,
  path: string,
  seconds: number,
): Source => ({
  program,
  // a stream may be larger than its container says
  input: ["-max_pixels", String(mostPixels), "-f", demuxers[container], "-i", path],
  limit: 60_000 + seconds * 10_000,
});

import type { ClipEditor } from "#core/app/ports/index.ts";

/**
 * Clips cut and encoded by the browser’s own codecs (WebCodecs, decision 0065). What reads and writes containers is loaded
 * with the first clip, not with the page (P1).
 */
export const browserClips = (): ClipEditor => ({
  // a voice is cut between its packets, which takes no codec
  trims: (kind) =>
    kind === "voice" || ("VideoEncoder" in globalThis && "VideoDecoder" in globalThis),
  convert: async (file, wish) => (await import("./convert.ts")).convert(file, wish),
});

import { extensionOf, type MediaType, plainMime } from "../media/index.ts";
import type { CaptureKind } from "./state.ts";

type Recorded = Exclude<CaptureKind, "photo">;

/**
 * What a browser is asked to record, best first: mp4 that needs no work on the server, then Safari's, then webm
 * (CAPT-29). A voice is never mp4, which audio excludes (OPEN-109).
 */
const formats: Readonly<Record<Recorded, readonly string[]>> = {
  video: [
    "video/mp4;codecs=avc1.640028,opus",
    "video/mp4;codecs=avc1.640028,mp4a.40.2",
    "video/webm;codecs=vp9,opus",
    "video/webm;codecs=vp8,opus",
    "video/webm",
    "video/mp4",
  ],
  voice: ["audio/webm;codecs=opus", "audio/ogg;codecs=opus"],
};
/** What a voice is recorded as where the browser records nothing that is taken (OPEN-109). */
export const wave = "audio/wav";

/** The first format that this browser can record; null where it records no video at all. */
export const formatFor = (kind: Recorded, records: (format: string) => boolean): string | null =>
  formats[kind].find(records) ?? (kind === "voice" ? wave : null);

export const mediaTypeOf = (kind: CaptureKind): MediaType => (kind === "voice" ? "audio" : kind);
export const captureKindOf = (type: MediaType): CaptureKind => (type === "audio" ? "voice" : type);

/**
 * What a capture is uploaded as: `upload` with a timestamp in milliseconds, jpeg or mp4 (CAPT-26). A video is typed as
 * mp4 whatever it was recorded as, and the server looks for itself (CAPT-29, OPEN-112).
 */
export const captureFile = (
  kind: CaptureKind,
  format: string,
  at: number,
): { readonly name: string; readonly type: string } => {
  if (kind === "photo") return { name: `upload${at}.jpeg`, type: "image/jpeg" };
  if (kind === "video") return { name: `upload${at}.mp4`, type: "video/mp4" };
  const type = plainMime(format);
  return { name: `upload${at}.${extensionOf(type)}`, type };
};

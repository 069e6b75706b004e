import {
  containerOf,
  headLength,
  isCutWave,
  mayHold,
  mediaLimits,
} from "#core/domain/media/index.ts";
import type { ClipProcessor, Reencoded } from "#core/service/ports/index.ts";

/** Here a second takes as many bytes. */
const bytesASecond = 1000;
const parts = 200;

/** Accepts what begins like a recording, and gives it back as it came, a second long for every thousand bytes. */
export const plainClips: ClipProcessor = {
  mayBe: (type, head) => mayHold(type, containerOf(head)),
  process: async (type, source, progress) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of source) chunks.push(chunk);
    const bytes = new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
    const duration = bytes.byteLength / bytesASecond;
    if (!mayHold(type, containerOf(bytes))) return { ok: false, reason: "wrongType" };
    if (bytes.byteLength <= headLength || isCutWave(bytes, bytes.byteLength))
      return { ok: false, reason: "unreadable" };
    if (duration > (mediaLimits[type].max_duration_s ?? duration))
      return { ok: false, reason: "tooLong" };
    progress(50);
    const isVideo = type === "video";
    return {
      ok: true,
      clip: {
        size: bytes.byteLength,
        read: async function* () {
          yield bytes;
        },
      },
      mime_type: isVideo ? "video/mp4" : "audio/mp4",
      poster: isVideo ? (bytes.slice(0, headLength) as Uint8Array as Reencoded) : null,
      duration,
      width: isVideo ? 640 : null,
      height: isVideo ? 480 : null,
      peaks: Array.from({ length: parts }, (_, n) => (n % 10) / 10),
      discard: async () => undefined,
    };
  },
};

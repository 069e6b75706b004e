import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { containerOf, mayHold } from "#core/domain/media/index.ts";
import type { ClipProcessor } from "#core/service/ports/index.ts";
import { onPath } from "./ffmpeg.ts";

export { onPath } from "./ffmpeg.ts";

/**
 * Recordings made with FFmpeg, as a program of its own on the PATH; without it what browsers play as it is goes on in
 * a new container (0058). `folder` is where work is laid down meanwhile; whoever names it sees to what a process that
 * was killed left there (0096).
 */
export const clipProcessor = (folder: string, find = () => onPath("ffmpeg")): ClipProcessor => ({
  mayBe: (type, head) => mayHold(type, containerOf(head)),
  process: async (type, source, progress) => {
    // what reads containers is loaded with the first recording, not before the server answers (P12)
    const { made } = await import("./made.ts");
    const room = await mkdtemp(join(folder, "clip-"));
    let isKept = false;
    try {
      const result = await made(room, await find(), type, source, progress);
      isKept = result.ok;
      return result;
    } finally {
      if (!isKept) await rm(room, { recursive: true, force: true });
    }
  },
});

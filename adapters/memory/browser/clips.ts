import type { ClipEditor, PickedFile } from "#core/app/ports/index.ts";

export interface MemoryClips extends ClipEditor {
  /** What was asked for, one after another: the seconds that are kept, null for all. */
  readonly kept: readonly ({ readonly from: number; readonly to: number } | null)[];
  /** From now on nothing can be cut or encoded: it is refused, or stands still. */
  become(how: "able" | "unable" | "stuck"): void;
}

/** Cuts nothing: a clip that is trimmed is a file of another name, `trimmed-` before its own. */
export const memoryClips = (): MemoryClips => {
  const kept: MemoryClips["kept"][number][] = [];
  let state: "able" | "unable" | "stuck" = "able";
  return {
    kept,
    become: (how) => {
      state = how;
    },
    trims: () => true,
    convert: async (file, { keep, onProgress, signal }): Promise<PickedFile | null> => {
      kept.push(keep);
      onProgress(0);
      if (state === "unable") throw new Error("This browser encodes nothing.");
      if (state === "stuck") await new Promise<void>((done) => signal.onAbort(done));
      if (signal.aborted) throw new Error("The clip was cancelled.");
      onProgress(1);
      return keep === null ? null : { ...file, name: `trimmed-${file.name}` };
    },
  };
};

import type { PickedFile, Uploads } from "#core/app/ports/index.ts";

/** Puts a file where the form says; the assembly knows where that is. Fails as told, for tests of failure. */
export interface MemoryUploads extends Uploads {
  /**
   * The next upload fails like this, `altered` being one that arrives as another file than the one that was sent;
   * or it waits until `release`, as far on its way as `progress` says.
   */
  failNext(reason: "network" | "refused" | "altered"): void;
  hold(): { progress(fraction: number): void; release(): void };
}

export type Deliver = (
  form: { readonly url: string; readonly fields: Readonly<Record<string, string>> },
  file: PickedFile,
) => Promise<{ ok: true; etag: string } | { ok: false }>;

export const memoryUploads = (deliver: Deliver): MemoryUploads => {
  let failing: "network" | "refused" | "altered" | null = null;
  let held: Promise<void> | null = null;
  const underWay = new Set<(fraction: number) => void>();
  return {
    failNext: (reason) => {
      failing = reason;
    },
    hold: () => {
      let free: () => void = () => undefined;
      held = new Promise((resolve) => {
        free = resolve;
      });
      return {
        progress: (fraction) => {
          for (const tell of underWay) tell(fraction);
        },
        release: () => free(),
      };
    },
    send: async (form, file, on, cancelled) => {
      on.progress(0);
      if (held) {
        on.progress(0.5);
        underWay.add(on.progress);
        await Promise.race([held, new Promise<void>((done) => cancelled.onAbort(done))]);
        underWay.delete(on.progress);
        held = null;
      }
      if (cancelled.aborted) return { ok: false, reason: "cancelled" };
      const reason = failing;
      failing = null;
      if (reason === "network" || reason === "refused") return { ok: false, reason };
      const answer = await deliver(form, file);
      if (cancelled.aborted) return { ok: false, reason: "cancelled" };
      if (!answer.ok) return { ok: false, reason: "refused" };
      on.progress(1);
      return reason === "altered" ? { ok: true, etag: "0".repeat(answer.etag.length) } : answer;
    },
    prepare: async (file) =>
      file.name.toLowerCase().endsWith(".jfif")
        ? { ...file, name: file.name.replace(/\.jfif$/i, ".jpeg"), type: "image/jpeg" }
        : file,
    preview: (file) => ({ url: `preview:${file.name}`, release: () => undefined }),
  };
};

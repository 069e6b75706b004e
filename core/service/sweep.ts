import type { MediaRecord } from "#core/domain/media/index.ts";
import { type Cancel, days, type Instant, minutes } from "#core/kernel/index.ts";
import type { Service } from "./context.ts";
import type { Change } from "./ports/index.ts";

type Parts = Pick<Service, "store" | "objects" | "clock" | "reporter">;

/** A permission to upload is of no use after minutes; its object may still be on its way for a while. */
const uploadLife = days(1);
/** A picture that no card took in, such as one of a message that was never kept. */
const unattachedLife = days(30);
const batch = 200;
const every = minutes(60);

const isBefore = (on: string, moment: Instant): boolean => Date.parse(on) < moment;

/**
 * Removes what uploads left behind: permissions past their time with the objects nobody made a medium of, and
 * media that belong to no card (R15). Answers how many rows went; one batch at a time.
 */
export const sweep = async ({ store, objects, clock }: Parts): Promise<number> => {
  const now = clock.now();
  const [uploads, media] = await Promise.all([
    store.list("uploads", {}, { limit: batch }),
    store.list("media", { story_id: null }, { limit: batch }),
  ]);
  const old = uploads.filter((upload) => isBefore(upload.created_on, now - uploadLife));
  const lost = media.filter((medium) => isBefore(medium.created_on, now - unattachedLife));
  if (old.length + lost.length === 0) return 0;
  const changes: Change[] = [
    { kind: "remove", table: "uploads", match: { id: old.map((upload) => upload.id) } },
    // Only what still belongs to no card: it may have been put on a slide meanwhile.
    {
      kind: "remove",
      table: "media",
      match: { id: lost.map((medium) => medium.id), story_id: null },
    },
  ];
  // An upload's object goes first: should the row outlive it, the next sweep finds it again.
  for (const { id } of old) await objects.remove(id);
  await store.commit(changes, []);
  const kept = await store.list("media", { id: lost.map((medium) => medium.id) });
  const gone = lost.filter((medium) => !kept.some((other) => other.id === medium.id));
  for (const key of gone.flatMap(keysOf)) await objects.remove(key);
  return old.length + gone.length;
};

const keysOf = (medium: MediaRecord): string[] =>
  [medium.key, medium.mp4_key, medium.thumbnail_key].filter((key) => key !== null);

/** Sweeps once an hour until it is stopped; a fault is reported and the next hour tries again. */
export const startSweep = (parts: Parts): Cancel =>
  parts.clock.every(every, () => {
    void sweep(parts).catch((error: unknown) => parts.reporter.fault(error, "sweep"));
  });

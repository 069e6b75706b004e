import { kilobytes, type MediaRecord, publishedKey } from "#core/domain/media/index.ts";
import { as, type Clock, iso, type MediaId, seconds } from "#core/kernel/index.ts";
import { UnitOfWork } from "../context/index.ts";
import {
  type ClipProcessor,
  Conflict,
  type Ids,
  type Jobs,
  type ProcessedClip,
  type Reporter,
  type Store,
  type StreamingObjects,
  type Worker,
} from "../ports/index.ts";
import { spent } from "./files.ts";

export interface ProcessingParts {
  readonly store: Store;
  readonly objects: StreamingObjects;
  readonly clipProcessor: ClipProcessor;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly reporter: Reporter;
}

type Good = Extract<ProcessedClip, { ok: true }>;

/** How often what has been done is written: whoever waits asks every 2.5 s (MEDIA-10). */
const toldEvery = seconds(1);

/**
 * Makes the voice and video that were uploaded, one at a time, until it is stopped (MEDIA-09). What is still to be made
 * is asked for anew: a backup holds recordings, and no queue.
 */
export const startProcessing = async (parts: ProcessingParts): Promise<Worker> => {
  const worker = await parts.jobs.work("media", {
    run: (id) => processed(parts, as<MediaId>(id)),
    giveUp: (id) => failed(parts, as<MediaId>(id), "broken"),
  });
  const left = await parts.store.processingMedia();
  const again = left.map((of) => ({ name: "media", of }) as const);
  if (again.length > 0) await parts.store.commit([], [], null, again);
  return worker;
};

const waiting = async ({ store }: ProcessingParts, id: MediaId): Promise<MediaRecord | null> => {
  const medium = await store.find("media", id);
  return medium?.status === "processing" ? medium : null;
};

const processed = async (parts: ProcessingParts, id: MediaId): Promise<void> => {
  const { objects, clipProcessor, reporter, clock } = parts;
  const medium = await waiting(parts, id);
  if (medium === null || medium.type === "photo") return;
  const source = await objects.open(medium.source_key);
  if (!source) return failed(parts, id, "unreadable");
  const began = clock.now();
  const made = await clipProcessor.process(medium.type, source.bytes, progress(parts, medium));
  if (!made.ok) {
    reporter.event("media refused", { type: medium.type, reason: made.reason });
    return failed(parts, id, made.reason);
  }
  try {
    await publish(parts, medium, made);
  } finally {
    await made.discard();
  }
  reporter.event("media processed", { type: medium.type, took: clock.now() - began });
};

/** Writes how far it is, now and then; a mark that does not get through is followed by another. */
const progress = ({ store, clock }: ProcessingParts, { id }: MediaRecord) => {
  let told = clock.now();
  return (percent: number): void => {
    if (clock.now() - told < toldEvery) return;
    told = clock.now();
    const work = new UnitOfWork();
    work.mark("media", id, { progress: Math.min(99, Math.round(percent)) });
    store.commit(work.changes, []).catch(() => undefined);
  };
};

/**
 * Puts what was made where it is served from. Until the medium names them, the files are noted as uploads that nobody
 * may use: should this process die in between, the reaper removes them (R15).
 */
const publish = async (parts: ProcessingParts, medium: MediaRecord, made: Good): Promise<void> => {
  const { store, objects, ids, clock } = parts;
  const name = ids.token();
  const key = publishedKey("media", name, made.mime_type);
  const thumbnail_key = made.poster && publishedKey("thumbnails", name, "image/jpeg");
  const keys = thumbnail_key ? [key, thumbnail_key] : [key];
  const today = iso(clock.now());
  const before = new UnitOfWork();
  for (const one of keys) before.add("uploads", spent({ today }, one));
  await store.commit(before.changes, []);
  await objects.putFrom(key, made.clip.read(), made.mime_type, made.clip.size);
  if (made.poster && thumbnail_key) await objects.put(thumbnail_key, made.poster, "image/jpeg");
  const isThere = await settled(parts, medium.id, (work) => {
    work.remove("uploads", { id: keys });
    return {
      status: "available",
      progress: 100,
      mime_type: made.mime_type,
      file_size_kb: kilobytes(made.clip.size),
      key,
      mp4_key: medium.type === "video" ? key : null,
      thumbnail_key,
      width: made.width,
      height: made.height,
      duration: made.duration,
      peaks: made.peaks,
    };
  });
  if (!isThere) for (const one of keys) await objects.remove(one);
  await objects.remove(medium.source_key);
};

const failed = async (
  parts: ProcessingParts,
  id: MediaId,
  failure: NonNullable<MediaRecord["failure"]>,
): Promise<void> => {
  const medium = await waiting(parts, id);
  if (medium === null) return;
  await settled(parts, id, () => ({ status: "failed", failure }));
  await parts.objects.remove(medium.source_key);
};

/** Another write of the same row came between, such as its progress or its captions. */
const attempts = 5;

/** Writes what became of a medium, and tells whoever watches its card. False where it was deleted meanwhile. */
const settled = async (
  parts: ProcessingParts,
  id: MediaId,
  become: (work: UnitOfWork) => Partial<Omit<MediaRecord, "id" | "version">>,
): Promise<boolean> => {
  const { store, clock } = parts;
  for (let attempt = 1; ; attempt++) {
    const medium = await waiting(parts, id);
    if (medium === null) return false;
    const work = new UnitOfWork();
    work.change("media", medium, become(work));
    if (medium.story_id !== null) {
      work.mark("stories", medium.story_id, { last_contribution_update: iso(clock.now()) });
      work.tell(`story:${medium.story_id}`, "story");
    }
    try {
      await store.commit(work.changes, work.notices);
      return true;
    } catch (error) {
      if (!(error instanceof Conflict) || attempt >= attempts) throw error;
    }
  }
};

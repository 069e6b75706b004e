import { expect, it } from "vitest";
import { steppedClock } from "#adapters/memory/index.ts";
import type { Media } from "#core/domain/media/index.ts";
import { asSaid, done, refused } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { PickedFile } from "../ports/index.ts";
import type { Session } from "../session/index.ts";
import { Upload } from "./upload.ts";

const medium = (status: string, progress: number) =>
  ({ id: "m", type: "photo", status, progress }) as Media;

/** An upload whose medium is answered as being worked on, and then as each of these in turn. */
const workedOn = (...later: readonly Media[]) =>
  uploading(done({ media: medium("processing", 10) }), later);
/** An upload whose medium is answered like this. */
const uploading = async (created: unknown, later: readonly Media[] = []) => {
  const clock = steppedClock();
  const file = { name: "beach.jpg", type: "image/jpeg", size: 2048 } as PickedFile;
  const ports = {
    clock,
    newKey: () => "key",
    uploads: {
      preview: () => ({ url: "blob:beach", release: () => undefined }),
      prepare: async () => file,
      send: async () => ({ ok: true, etag: "etag" }),
    },
  } as unknown as AppPorts;
  let rechecks = 0;
  const answers: Record<string, () => unknown> = {
    requestUpload: () => done({ fields: { key: "key" } }),
    createMedia: () => created,
    readMedia: () => done({ media: later[rechecks++] }),
  };
  const session = { api: async (id: string) => answers[id]?.() } as unknown as Session;
  const upload = new Upload(ports, session, file, "photo", "card");
  const over = upload.run();
  await clock.pass(0);
  return { upload, clock, over, rechecks: () => rechecks };
};

it("[MEDIA-10] a medium that is worked on is rechecked every 2500 ms until it is available", async () => {
  const working = [medium("processing", 40), medium("processing", 70)];
  const { upload, clock, over, rechecks } = await workedOn(...working, medium("available", 100));
  for (const [count, percent] of [10, 40, 70].entries()) {
    expect([rechecks(), upload.percent]).toEqual([count, percent]);
    await clock.pass(2499);
    expect([rechecks(), upload.status]).toEqual([count, "processing"]);
    await clock.pass(1);
  }
  await over;
  expect([rechecks(), upload.status, upload.percent]).toEqual([3, "ready", 100]);
  await clock.pass(10_000);
  expect(rechecks()).toBe(3);
});

it("[MEDIA-10] a medium that has failed is not rechecked any more", async () => {
  const { upload, clock, over, rechecks } = await workedOn(medium("failed", 40));
  await clock.pass(2500);
  await over;
  await clock.pass(10_000);
  expect([rechecks(), upload.status]).toEqual([1, "failed"]);
});

it("[ERR-18] once more is offered where it may help, not for a file that cannot be taken", async () => {
  for (const [code, isHopeless] of [
    ["unsupported", true],
    ["tooLarge", true],
    ["network", false],
    ["fault", false],
  ] as const) {
    const { upload, over } = await uploading(refused(code, asSaid("No.")));
    await over;
    expect([code, upload.status, upload.isHopeless]).toEqual([code, "failed", isHopeless]);
  }
});

it("[MEDIA-08] an upload that the network cut off goes on by itself when the network is back", async () => {
  const clock = steppedClock();
  const file = { name: "beach.jpg", type: "image/jpeg", size: 2048 } as PickedFile;
  let isOnline = false;
  const ports = {
    clock,
    newKey: () => "key",
    uploads: {
      preview: () => ({ url: "blob:beach", release: () => undefined }),
      prepare: async () => file,
      send: async () => (isOnline ? { ok: true, etag: "etag" } : { ok: false, reason: "network" }),
    },
  } as unknown as AppPorts;
  const answers: Record<string, () => unknown> = {
    requestUpload: () => done({ fields: { key: "key" } }),
    createMedia: () => done({ media: medium("available", 100) }),
  };
  const session = { api: async (id: string) => answers[id]?.() } as unknown as Session;
  let arrived = 0;
  const upload = new Upload(ports, session, file, "photo", "card", { wentOn: () => arrived++ });
  await upload.run();
  expect([upload.status, upload.isCutOff, upload.isHopeless]).toEqual(["failed", true, false]);
  await clock.pass(5000);
  expect([upload.status, upload.isCutOff, arrived]).toEqual(["failed", true, 0]);
  isOnline = true;
  await clock.pass(14_999);
  expect(upload.status).toBe("failed");
  await clock.pass(1);
  expect([upload.status, upload.error, arrived]).toEqual(["ready", null, 1]);

  const other = new Upload(ports, session, file, "photo", "card", { wentOn: () => arrived++ });
  isOnline = false;
  await other.run();
  other.cancel();
  isOnline = true;
  await clock.pass(60_000);
  expect([other.status, arrived], "what was taken out stays out").toEqual(["failed", 1]);
});

import { expect, it } from "vitest";
import { memoryClips, steppedClock } from "#adapters/memory/index.ts";
import type { Media } from "#core/domain/media/index.ts";
import { done } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { ClipEditor, PickedFile } from "../ports/index.ts";
import type { Session } from "../session/index.ts";
import { Upload } from "./upload.ts";

const film = { name: "film.webm", type: "video/webm", size: 900 } as PickedFile;
const mp4 = { name: "film.mp4", type: "video/mp4", size: 300 } as PickedFile;

/** An upload over this editor of clips, from its first moment. */
const uploading = (clips: ClipEditor, type: "photo" | "video" | "audio" = "video") => {
  const clock = steppedClock();
  const sent: PickedFile[] = [];
  const told: (readonly [string, unknown])[] = [];
  let isOnline = true;
  const ports = {
    clock,
    clips,
    newKey: () => "key",
    reporter: { event: (...all: [string, unknown]) => void told.push(all) },
    uploads: {
      preview: () => ({ url: "", release: () => undefined }),
      prepare: async (file: PickedFile) => file,
      send: async (_: unknown, file: PickedFile) => {
        if (!isOnline) return { ok: false, reason: "network" };
        sent.push(file);
        return { ok: true, etag: "etag" };
      },
    },
  } as unknown as AppPorts;
  const api = async (id: string) =>
    id === "requestUpload"
      ? done({ fields: { key: "key" } })
      : done({ media: { id: "m", status: "available" } as Media });
  const upload = new Upload(ports, { api } as unknown as Session, film, type, "card");
  const go = (online: boolean) => {
    isOnline = online;
  };
  return { upload, clock, sent, told, go };
};
const making = (convert: ClipEditor["convert"]): ClipEditor => ({ trims: () => true, convert });

it("[MEDIA-09] a video is sent as it was made on this device, and says how far that is", async () => {
  const held = Promise.withResolvers<void>();
  const { upload, clock, sent } = uploading(
    making(async (_, { onProgress }) => {
      onProgress(0.4);
      await held.promise;
      return mp4;
    }),
  );
  const over = upload.run();
  await clock.pass(0);
  expect([upload.status, upload.percent, upload.isUnderWay]).toEqual(["converting", 40, true]);
  held.resolve();
  await over;
  expect([sent, upload.status]).toEqual([[mp4], "ready"]);
});

it("[MEDIA-09] what fails or stands still costs nothing but time: the file goes as it is", async () => {
  const clips = memoryClips();
  clips.become("unable");
  const { upload, sent, told } = uploading(clips);
  await upload.run();
  expect([sent, told.map(([name]) => name)]).toEqual([[film], ["clip not converted"]]);

  clips.become("stuck");
  const slow = uploading(clips);
  const over = slow.upload.run();
  await slow.clock.pass(29_999);
  expect(slow.sent).toEqual([]);
  await slow.clock.pass(1);
  await over;
  expect([slow.sent, slow.upload.status, slow.clock.waiting]).toEqual([[film], "ready", 0]);
});

it("[MEDIA-09] one that goes on slowly is waited for", async () => {
  const { upload, clock, sent } = uploading(
    making(async (_, { onProgress }) => {
      for (const part of [0.2, 0.5, 0.9]) {
        await new Promise<void>((next) => clock.after(25_000, next));
        onProgress(part);
      }
      return mp4;
    }),
  );
  const over = upload.run();
  await clock.pass(80_000);
  await over;
  expect(sent).toEqual([mp4]);
});

it("[MEDIA-08] cancelling stops the work, and nothing is sent or told", async () => {
  const clips = memoryClips();
  clips.become("stuck");
  const { upload, clock, sent, told } = uploading(clips);
  const over = upload.run();
  await clock.pass(0);
  upload.cancel();
  await over;
  expect([upload.status, sent, told, clock.waiting]).toEqual(["cancelled", [], [], 0]);
});

it("[MEDIA-08] a second try after the network was away makes nothing anew", async () => {
  let made = 0;
  const { upload, sent, go } = uploading(
    making(async () => {
      made++;
      return mp4;
    }),
  );
  go(false);
  await upload.run();
  expect(upload.isCutOff).toBe(true);
  go(true);
  await upload.retry();
  expect([made, sent, upload.status]).toEqual([1, [mp4], "ready"]);
});

it("[MEDIA-12] a photo and a voice that is whole are left alone", async () => {
  const clips = memoryClips();
  for (const type of ["photo", "audio"] as const) {
    const { upload } = uploading(clips, type);
    await upload.run();
  }
  expect(clips.kept).toEqual([]);
});

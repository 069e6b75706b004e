import { expect, it } from "vitest";
import { capturing, offered } from "#specs/fixtures/capturing.ts";
import { trimSettles } from "./take.ts";

/** A recording of so many milliseconds, being looked at. */
const reviewing = async (kind: "video" | "voice", ms = 4000) => {
  const world = await capturing(kind);
  await world.record(ms);
  await world.stop();
  const { take } = world.capture;
  if (take === null) throw new Error("There is nothing to look at.");
  return { ...world, take, settle: () => world.clock.pass(trimSettles) };
};
const names = (sent: readonly { readonly name: string }[]) =>
  sent.map(({ name }) => name.replace(/\d+/, ""));

it("[CAPT-08] [CAPT-18] what is kept is sent in place of the whole once its ends stand still", async () => {
  const { capture, take, sent, clips, asked, clock, settle, ends } = await reviewing("video");
  expect([names(sent), take.isTrimmed, capture.mayContinue]).toEqual([["upload.mp4"], false, true]);
  take.trim("start", 1.04);
  take.trim("end", 3);
  expect([capture.mayContinue, capture.progress?.words.key]).toEqual([false, "capture.processing"]);
  await clock.pass(trimSettles - 1);
  expect(sent).toHaveLength(1);
  await clock.pass(1);
  expect(names(sent)).toEqual(["upload.mp4", "trimmed-upload.mp4"]);
  expect(clips.kept).toEqual([null, { from: 1, to: 3 }]);
  // the medium of the whole is nobody's
  expect(asked.filter(({ id }) => id === "deleteMedia")).toEqual([
    { id: "deleteMedia", input: { path: { id: "m1" } } },
  ]);
  await settle();
  capture.goOn();
  expect(ends).toMatchObject([{ how: "taken", media: { id: "m2" } }]);
});

it("[CAPT-08] an end that comes back to where it was sends nothing anew", async () => {
  const { capture, take, sent, asked, settle } = await reviewing("video");
  take.trim("start", 1);
  take.untrim();
  await settle();
  expect([sent.length, capture.mayContinue, take.isTrimmed]).toEqual([1, true, false]);
  expect(asked.some(({ id }) => id === "deleteMedia")).toBe(false);
  take.trim("end", 2);
  await settle();
  take.untrim();
  await settle();
  expect(names(sent)).toEqual(["upload.mp4", "trimmed-upload.mp4", "upload.mp4"]);
});

it("[CAPT-21] a video is made ready on this device first, and says how far that is; a voice goes as it is", async () => {
  const { clips, sent } = await reviewing("voice");
  expect([clips.kept, sent.length]).toEqual([[], 1]);
  const video = await reviewing("video");
  expect([video.clips.kept, video.sent.length]).toEqual([[null], 1]);
});

it("[CAPT-24] where nothing can be cut or encoded the whole goes, and is seen to be whole", async () => {
  for (const how of ["unable", "stuck"] as const) {
    const { capture, take, clips, sent, clock, settle } = await reviewing("video");
    clips.become(how);
    take.trim("start", 2);
    await settle();
    await clock.pass(30_000);
    expect([take.isTrimmed, take.mayTrim, take.playback.keptLength]).toEqual([false, false, 4]);
    expect(capture.notice?.key).toBe("capture.uncut");
    await clock.pass(30_000);
    expect([names(sent), capture.mayContinue]).toEqual([["upload.mp4", "upload.mp4"], true]);
  }
});

it("[CAPT-15] [CAPT-25] nothing of it is cut or sent any more once it is deleted or left", async () => {
  for (const how of ["delete", "leave"] as const) {
    const { capture, take, sent, settle, recordings, clock } = await reviewing("video");
    take.trim("start", 1);
    capture[how]();
    capture.answer(true);
    await settle();
    capture.dispose();
    await clock.pass(60_000);
    expect([sent.length, clock.waiting, await recordings.find("")]).toEqual([1, 0, []]);
  }
});

it("[CAPT-18] what was recorded stays on this device whole until its message is sent", async () => {
  const { capture, take, kept, recordings, clock, settle, begin } = await reviewing("voice", 3500);
  take.trim("end", 2);
  await settle();
  capture.goOn();
  await clock.pass(0);
  expect(offered(kept, "voice", ["m2"]), "the message has it").toEqual([]);
  const [left] = offered(kept, "voice", []);
  const again = begin(kept);
  await again.open(left);
  expect(again.take?.playback.length).toBe(3.5);
  again.dispose();
  await clock.pass(0);
  await kept.forget(["m2", "m3"]);
  expect(await recordings.find("")).toEqual([]);
});

it("[CAPT-08] a recording of a second is kept whole, and so is a photo", async () => {
  const { take, sent, settle } = await reviewing("video", 900);
  expect(take.mayTrim).toBe(false);
  take.trim("start", 0.5);
  await settle();
  expect([take.isTrimmed, sent.length]).toEqual([false, 1]);
});

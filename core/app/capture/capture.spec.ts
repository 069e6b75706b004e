import { expect, it } from "vitest";
import { photo } from "#adapters/memory/browser/camera.ts";
import { capturing, offered } from "#specs/fixtures/capturing.ts";

const words = (said: { readonly key: string } | null | undefined) => said?.key ?? null;

it("[CAPT-03] [CAPT-10] a press before the camera is there waits for it, and counts down then", async () => {
  const { capture, camera, clock, at } = await capturing("video", { isOpen: false });
  const held = camera.hold();
  void capture.open();
  await clock.pass(0);
  expect([at(), capture.viewfinder.camera]).toEqual([1, null]);
  capture.press();
  expect(at()).toBe(6);
  held.release();
  await clock.pass(0);
  expect([at(), capture.step.count]).toEqual([2, 3]);
});

it("[CAPT-11] three seconds are counted, and pressing again cancels them (CAPT-13)", async () => {
  const { capture, clock, at } = await capturing("video");
  capture.press();
  for (const count of [3, 2, 1]) {
    expect([at(), capture.step.count]).toEqual([2, count]);
    await clock.pass(1000);
  }
  expect(at()).toBe(3);
  capture.dispose();

  const again = await capturing("video");
  again.capture.press();
  await again.clock.pass(1500);
  again.capture.press();
  expect(again.at()).toBe(1);
  await again.clock.pass(5000);
  expect(again.at()).toBe(1);
});

it("[CAPT-07] [CAPT-14] seconds are counted while it records, and the button stops it", async () => {
  const { capture, record, stop, clock, at } = await capturing("video");
  await record(0);
  await clock.pass(2600);
  expect([at(), capture.reel.seconds]).toEqual([3, 2]);
  await stop();
  expect(at()).toBe(4);
  expect(capture.take?.playback.length).toBe(2.6);
  expect(capture.take?.levels.length).toBeGreaterThan(40);
});

it("[OPEN-110] a video stops by itself after 60 s, a voice after 120 s", async () => {
  for (const [kind, longest] of [
    ["video", 60_000],
    ["voice", 120_000],
  ] as const) {
    const { capture, record, clock, at } = await capturing(kind);
    await record(longest - 1);
    expect(at()).toBe(3);
    await clock.pass(1);
    expect([at(), words(capture.notice)]).toEqual([4, "capture.longest"]);
    expect(capture.take?.playback.length).toBe(longest / 1000);
  }
});

it("[CAPT-12] [CAPT-20] [CAPT-27] a photo is taken when the countdown ends, and says how far it is", async () => {
  const { capture, clock, at, sent } = await capturing("photo");
  capture.press();
  clock.step(3000);
  expect([at(), capture.progress?.words]).toEqual([
    3,
    { key: "capture.processing", params: { percent: 50 } },
  ]);
  await clock.pass(0);
  expect(at()).toBe(4);
  const [file] = sent;
  expect(file).toMatchObject({
    name: `upload${clock.now()}.jpeg`,
    type: "image/jpeg",
    size: photo.length,
  });
});

it("[CAPT-19] [CAPT-21] [CAPT-22] it is uploaded at once, and Continue waits for the server", async () => {
  const { capture, record, stop, take, holdUploads, clock, sent, ends } = await capturing("video");
  take("processing");
  const upload = holdUploads();
  await record(2000);
  await stop();
  const at = () => capture.progress?.words;
  expect(sent.map(({ type }) => type)).toEqual(["video/mp4"]);
  expect([at()?.key, capture.mayContinue]).toEqual(["capture.uploading", false]);
  upload.reach(0.42);
  expect(at()).toMatchObject({ key: "capture.uploading", params: { percent: 42 } });
  capture.goOn();
  expect(ends).toEqual([]);
  upload.release();
  await clock.pass(0);
  expect(at()).toMatchObject({ key: "capture.processing", params: { percent: 40 } });
  await clock.pass(2500);
  expect([capture.progress, capture.mayContinue]).toEqual([null, true]);
  capture.goOn();
  expect(ends).toMatchObject([{ how: "taken", media: { id: "m1" } }]);
});

it("[CAPT-15] delete asks, then the medium is gone and the camera is ready again", async () => {
  const { capture, record, stop, asked, camera, recordings, clock, at } = await capturing("voice");
  await record(1000);
  await stop();
  expect(camera.on, "off while it is looked at").toBe(0);
  capture.delete();
  expect(capture.asks).toBe("delete");
  capture.answer(false);
  expect([capture.asks, at()]).toEqual([null, 4]);
  capture.delete();
  capture.answer(true);
  await clock.pass(0);
  expect(asked.at(-1)).toEqual({ id: "deleteMedia", input: { path: { id: "m1" } } });
  expect([at(), capture.take, camera.on]).toEqual([1, null, 1]);
  expect(await recordings.find("")).toEqual([]);
});

it("[CAPT-24] an upload that fails leads back with no message, and the recording is offered there", async () => {
  const { capture, record, stop, take, ends, kept, clock } = await capturing("video");
  take("never");
  await record(1000);
  await stop();
  await clock.pass(0);
  expect(ends).toEqual([{ how: "failed" }]);
  expect([capture.viewfinder.problem, capture.notice].filter(Boolean)).toEqual([]);
  expect(offered(kept, "video", [])).toHaveLength(1);
});

it("[CAPT-25] closing and leaving ask in review, and nowhere else", async () => {
  for (const [how, ended] of [
    ["close", "closed"],
    ["leave", "left"],
  ] as const) {
    const { capture, record, stop, ends, camera, clock, recordings } = await capturing("video");
    await record(1000);
    await stop();
    capture.leave(how);
    expect([capture.asks, ends]).toEqual([how, []]);
    capture.answer(true);
    await clock.pass(0);
    expect([ends, camera.on]).toEqual([[{ how: ended }], 0]);
    expect(await recordings.find(""), "thrown away, as was said").toEqual([]);

    const ready = await capturing("video");
    ready.capture.leave(how);
    expect([ready.ends, ready.camera.on]).toEqual([[{ how: ended }], 0]);
    ready.clock.step(10_000);
    expect(ready.clock.waiting).toBe(0);
  }
});

it("[ERR-24] [ERR-25] [CAPT-16] why there is no camera is said, and tried again where it may help", async () => {
  for (const [message, state, said] of [
    ["Permission denied", 7, "capture.denied"],
    ["Requested device not found", 8, "capture.notFound"],
    ["This page has no camera", 7, "capture.failed"],
  ] as const) {
    const { capture, camera, clock, at } = await capturing("photo", { isOpen: false });
    camera.refuse(message);
    await capture.open();
    expect([at(), words(capture.viewfinder.problem)]).toEqual([state, said]);
    camera.refuse(null);
    capture.press();
    await clock.pass(0);
    expect(at()).toBe(state === 7 ? 2 : 8);
    expect(words(capture.viewfinder.problem)).toBe(state === 7 ? null : said);
  }
});

it("[CAPT-17] a camera that is plugged in is found without a press", async () => {
  const { capture, camera, clock, at } = await capturing("photo", { isOpen: false });
  camera.plug();
  await capture.open();
  expect(at()).toBe(8);
  camera.plug({ type: "camera", id: "b", name: "New" });
  await clock.pass(0);
  expect([at(), capture.viewfinder.devices.camera]).toEqual([1, "b"]);
});

it("[CAPT-33] a choice is offered only where there are several, and another one is used at once", async () => {
  const { capture, camera, clock } = await capturing("video");
  const { devices } = capture.viewfinder;
  expect([devices.choices("camera"), devices.choices("microphone")]).toEqual([[], []]);
  const both = [
    { type: "camera", id: "a", name: "Front" },
    { type: "camera", id: "b", name: "Back" },
    { type: "microphone", id: "a", name: "Mic" },
  ] as const;
  camera.plug(...both);
  await clock.pass(0);
  expect(devices.choices("camera")).toEqual(both.slice(0, 2));
  await capture.use(both[1]);
  expect(camera.wishes.at(-1)).toMatchObject({ camera: "b", microphone: "a" });
  expect([camera.on, devices.camera]).toEqual([1, "b"]);
});

it("[CAPT-33] a video is taken without sound where there is no microphone", async () => {
  const { capture, camera, at } = await capturing("video", { isOpen: false });
  camera.plug({ type: "camera", id: "a", name: "Front" });
  await capture.open();
  expect([at(), words(capture.notice), camera.on]).toEqual([1, "capture.soundless", 1]);
  expect(camera.wishes.map(({ sound }) => sound)).toEqual([true, false]);
});

it("[CAPT-14] a device that is unplugged in the middle keeps what was recorded", async () => {
  const { capture, camera, record, clock, at, sent } = await capturing("video");
  await record(3000);
  camera.plug({ type: "microphone", id: "a", name: "Mic" });
  await clock.pass(0);
  expect([at(), words(capture.notice)]).toEqual([4, "capture.unplugged"]);
  expect(sent).toHaveLength(1);
});

it("[CAPT-13] a device that is unplugged while it counts stops the count, and another one is used", async () => {
  const { capture, camera, clock, at } = await capturing("voice");
  capture.press();
  await clock.pass(1000);
  camera.plug({ type: "microphone", id: "b", name: "Headset" });
  await clock.pass(0);
  expect([at(), capture.viewfinder.devices.microphone]).toEqual([1, "b"]);
  camera.plug();
  await clock.pass(0);
  expect(at()).toBe(8);
});

it("[ERR-26] a recording that comes to nothing is an error, not an empty message", async () => {
  for (const kind of ["photo", "voice"] as const) {
    const { capture, camera, record, stop, at, sent } = await capturing(kind);
    camera.failNext();
    await record(0);
    if (kind === "voice") await stop();
    expect([at(), sent]).toEqual([7, []]);
    expect(words(capture.viewfinder.problem)).toBe("capture.failed");
  }
});

it("[OPEN-109] three seconds in which nothing is heard are told, and no longer once something is", async () => {
  const { capture, camera, clock, record } = await capturing("voice");
  await clock.pass(1000);
  expect(capture.viewfinder.sound.levels.slice(0, 3)).toEqual([0.5, 0.5, 0.5]);
  camera.sound(0.01);
  await record(0);
  await clock.pass(2900);
  expect(capture.notice).toBeNull();
  await clock.pass(100);
  expect(words(capture.notice)).toBe("capture.silent");
  camera.sound(3);
  await clock.pass(50);
  expect([capture.notice, capture.viewfinder.sound.levels[0]]).toEqual([null, 1]);
});

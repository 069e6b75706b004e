import { afterEach, expect, test, vi } from "vitest";
import type { OpenCamera } from "#core/app/ports/index.ts";
import { browserCamera } from "./index.ts";

const everything = { picture: true, sound: true, camera: null, microphone: null };
const camera = browserCamera();
let open: OpenCamera | null = null;
const turnOn = async (wish = everything) => {
  open = await camera.open(wish);
  return open;
};
afterEach(() => {
  open?.close();
  open = null;
  vi.restoreAllMocks();
});

/** The first so many parts of a recording, and what comes when it is stopped. */
const recorded = async (from: OpenCamera, kind: "video" | "voice", parts: number, every = 200) => {
  const came: Uint8Array[] = [];
  const enough = Promise.withResolvers<void>();
  const recorder = from.record(kind, every, (bytes) => {
    if (bytes.byteLength > 0) came.push(bytes);
    if (came.length >= parts) enough.resolve();
  });
  await enough.promise;
  await recorder.stop();
  return { came, format: recorder.format };
};
const shown = async (blob: Blob) => {
  const element = document.createElement(blob.type.startsWith("audio") ? "audio" : "video");
  element.src = URL.createObjectURL(blob);
  await new Promise((resolve, reject) => {
    element.addEventListener("loadeddata", resolve, { once: true });
    element.addEventListener("error", () => reject(element.error), { once: true });
  });
  return element;
};

test("[CAPT-29] [CAPT-30] [OPEN-112] a video is asked for at 1280x720, comes in parts, and plays", async () => {
  const asked = vi.spyOn(navigator.mediaDevices, "getUserMedia");
  const from = await turnOn();
  expect(asked.mock.lastCall?.[0]?.video).toMatchObject({
    width: { ideal: 1280 },
    height: { ideal: 720 },
  });
  expect([from.camera, from.microphone, from.isMirrored]).toEqual([
    ...[expect.any(String), expect.any(String), true],
  ]);
  const { came, format } = await recorded(from, "video", 3);
  expect(came.length).toBeGreaterThanOrEqual(3);
  expect(format).toMatch(/^video\/(mp4;codecs=avc1|webm;codecs=vp)/);
  const file = camera.file(came, format, { name: "upload1.mp4", type: "video/mp4" });
  expect(file).toMatchObject({ name: "upload1.mp4", type: "video/mp4" });
  const { videoWidth, videoHeight } = (await shown(file.content as Blob)) as HTMLVideoElement;
  expect([videoWidth, videoHeight]).toEqual([1280, 720]);
  // what a tab that crashed left behind lacks its end
  const cut = camera.file(came.slice(0, 2), format, { name: "cut.mp4", type: "video/mp4" });
  await shown(cut.content as Blob);
});

test("[CAPT-27] [CAPT-28] [CAPT-31] a photo is a jpeg of the camera's shape, mirrored", async () => {
  const from = await turnOn({ ...everything, sound: false });
  const fractions: number[] = [];
  const bytes = await from.photo((fraction) => fractions.push(fraction));
  expect(fractions).toEqual([0, 0.5, 1]);
  const picture = await createImageBitmap(new Blob([bytes as never], { type: "image/jpeg" }));
  expect([picture.width, picture.height]).toEqual([1280, 720]);
  expect([...bytes.slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
});

test("[CAPT-27] left is right in a photo of oneself", async () => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [320, 180];
  const ink = canvas.getContext("2d");
  const stream = canvas.captureStream(30);
  const paint = setInterval(() => {
    if (!ink) return;
    ink.fillStyle = "#f00";
    ink.fillRect(0, 0, 160, 180);
    ink.fillStyle = "#00f";
    ink.fillRect(160, 0, 160, 180);
  }, 30);
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockResolvedValue(stream);
  const from = await turnOn({ ...everything, sound: false });
  const bytes = await from.photo(() => undefined);
  clearInterval(paint);
  const picture = await createImageBitmap(new Blob([bytes as never], { type: "image/jpeg" }));
  const looking = document.createElement("canvas").getContext("2d");
  looking?.drawImage(picture, 0, 0);
  const left = looking?.getImageData(20, 90, 1, 1).data ?? [];
  expect(left[2], "blue on the left").toBeGreaterThan(200);
  expect(left[0]).toBeLessThan(60);
});

test("[OPEN-109] a voice is webm here, and samples with a header where only mp4 is recorded", async () => {
  const from = await turnOn({ ...everything, picture: false });
  const own = await recorded(from, "voice", 2);
  expect(own.format).toBe("audio/webm;codecs=opus");
  vi.spyOn(MediaRecorder, "isTypeSupported").mockImplementation((type) => type.includes("mp4"));
  const { came, format } = await recorded(from, "voice", 2);
  expect(format).toMatch(/^audio\/wav;rate=\d+$/);
  const file = camera.file(came, format, { name: "upload1.wav", type: "audio/wav" });
  const bytes = await (file.content as Blob).arrayBuffer();
  expect(new TextDecoder().decode(bytes.slice(0, 4))).toBe("RIFF");
  expect(new DataView(bytes).getUint32(40, true)).toBe(bytes.byteLength - 44);
  const element = await shown(file.content as Blob);
  expect(element.duration).toBeGreaterThan(0.3);
});

test("[OPEN-109] the fake microphone's beep is heard, and no level is beyond 1", async () => {
  const from = await turnOn({ ...everything, picture: false });
  await vi.waitFor(() => expect(from.level()).toBeGreaterThan(0.03), {
    timeout: 10_000,
    interval: 10,
  });
  expect(from.level()).toBeLessThanOrEqual(1);
});

test("[ERR-24] [ERR-25] [ERR-26] what a browser's error says is told in the words that the rule goes by", async () => {
  const says = async (name: string, message: string) => {
    const refusal = new DOMException(message, name);
    vi.spyOn(navigator.mediaDevices, "getUserMedia").mockRejectedValue(refusal);
    return camera.open(everything).catch((error: Error) => error.message);
  };
  expect(await says("NotAllowedError", "Permission denied")).toMatch(/permission/i);
  expect(await says("NotFoundError", "The object can not be found here.")).toMatch(/not found/);
  expect(await says("NotReadableError", "Could not start video source")).toBe(
    "Could not start video source",
  );
});

test("[ERR-26] a page on plain http, which has no cameras at all, says so and does not break", async () => {
  vi.spyOn(navigator, "mediaDevices", "get").mockReturnValue(undefined as never);
  await expect(camera.open(everything)).rejects.toThrow("may not use cameras");
  camera.onDevices(() => undefined)();
});

test("[CAPT-14] a track that ends is told, and the recording of it can still be had", async () => {
  const from = await turnOn();
  let lost = 0;
  from.onLost(() => lost++);
  const track = (from.source as MediaStream).getVideoTracks()[0];
  track?.dispatchEvent(new Event("ended"));
  expect(lost).toBe(1);
  const came: Uint8Array[] = [];
  const first = Promise.withResolvers<void>();
  const recorder = from.record("video", 100, (bytes) => {
    came.push(bytes);
    first.resolve();
  });
  await first.promise;
  for (const one of (from.source as MediaStream).getTracks()) one.stop();
  await recorder.stop();
  expect(came.length).toBeGreaterThan(0);
});

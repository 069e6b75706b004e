import { afterEach, expect, test, vi } from "vitest";
import type { ClipWish, PickedFile } from "#core/app/ports/index.ts";
import { browserClips } from "./index.ts";

const clips = browserClips();
afterEach(() => vi.restoreAllMocks());

/** Paints a ball that moves, and beeps: what a camera would see and hear, at a size of its own. */
const scene = async (width: number, height: number) => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const ink = canvas.getContext("2d");
  const begun = performance.now();
  const paint = setInterval(() => {
    const second = (performance.now() - begun) / 1000;
    if (!ink) return;
    // the first second is red, the next green, the one after blue
    ink.fillStyle = ["#e00", "#0c0", "#00e"][Math.floor(second)] ?? "#00e";
    ink.fillRect(0, 0, width, height);
    ink.fillStyle = "#fff";
    ink.fillRect((second * 100) % width, height / 3, 20, 20);
  }, 1000 / 30);
  // the microphone of the tests beeps; a page that nobody pressed anything on makes no sound of its own
  const heard = await navigator.mediaDevices.getUserMedia({ audio: true });
  const stream = canvas.captureStream(30);
  return {
    picture: stream.getVideoTracks(),
    sound: heard.getAudioTracks(),
    close: () => {
      clearInterval(paint);
      for (const track of [...stream.getTracks(), ...heard.getTracks()]) track.stop();
    },
  };
};

/** Three seconds as a browser’s own recorder makes them. */
const recorded = async (
  type: string,
  { width = 320, height = 240, kind = "video" as "video" | "audio" } = {},
): Promise<PickedFile> => {
  const { picture, sound, close } = await scene(width, height);
  const tracks = kind === "video" ? [...picture, ...sound] : sound;
  const recorder = new MediaRecorder(new MediaStream(tracks), { mimeType: type });
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve));
  recorder.start(500);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  recorder.stop();
  await stopped;
  close();
  const content = new Blob(parts, { type });
  return {
    name: `upload1.${kind === "video" ? "mp4" : "webm"}`,
    type,
    size: content.size,
    content,
  };
};

const WEBM = "video/webm;codecs=vp8,opus";
let once: Promise<PickedFile> | undefined;
/** A webm of three seconds, which nobody changes. */
const webm = (): Promise<PickedFile> => {
  once ??= recorded(WEBM);
  return once;
};

const wish = (change: Partial<ClipWish> = {}): ClipWish => ({
  type: "video",
  keep: null,
  onProgress: () => undefined,
  signal: { aborted: false, onAbort: () => undefined },
  ...change,
});

/** It is played to its end, muted, as a card would, only faster. */
const played = async ({ content }: PickedFile) => {
  const element = document.createElement("video");
  element.muted = true;
  element.playbackRate = 4;
  element.src = URL.createObjectURL(content as Blob);
  await new Promise((resolve, reject) => {
    element.addEventListener("loadeddata", resolve, { once: true });
    element.addEventListener("error", () => reject(element.error), { once: true });
  });
  const begun = element.currentTime;
  const ended = new Promise((resolve) => element.addEventListener("ended", resolve));
  await element.play();
  await ended;
  return { element, begun, seconds: element.currentTime - begun };
};
const colourAt = async (file: PickedFile, second: number) => {
  const video = document.createElement("video");
  video.muted = true;
  video.src = URL.createObjectURL(file.content as Blob);
  await new Promise((resolve) => video.addEventListener("loadeddata", resolve, { once: true }));
  const sought = new Promise((resolve) => video.addEventListener("seeked", resolve));
  video.currentTime = second;
  await sought;
  const ink = document.createElement("canvas").getContext("2d");
  ink?.drawImage(video, 0, 0, 8, 8);
  const [r = 0, g = 0, b = 0] = ink?.getImageData(1, 1, 1, 1).data ?? [];
  return ["red", "green", "blue"][[r, g, b].indexOf(Math.max(r, g, b))];
};
const brandOf = async (file: PickedFile) =>
  new TextDecoder("latin1").decode(await (file.content as Blob).slice(0, 64).arrayBuffer());
const has = async (file: PickedFile, mark: string) =>
  new TextDecoder("latin1").decode(await (file.content as Blob).arrayBuffer()).includes(mark);

test("[MEDIA-09] a webm that this page recorded becomes an mp4 of H.264 that plays as long", async () => {
  const source = await webm();
  const said: number[] = [];
  const made = await clips.convert(source, wish({ onProgress: (part) => said.push(part) }));
  if (made === null) throw new Error("It goes as it is.");
  expect(made).toMatchObject({ name: "upload1.mp4", type: "video/mp4" });
  expect(await brandOf(made)).toContain("ftyp");
  expect(await has(made, "avc1")).toBe(true);
  expect((await has(made, "Opus")) || (await has(made, "mp4a")), "it can be heard").toBe(true);
  const { seconds, element } = await played(made);
  expect(Math.abs(seconds - 3)).toBeLessThan(0.4);
  expect([element.videoWidth, element.videoHeight]).toEqual([320, 240]);
  expect(said.at(-1)).toBe(1);
  expect(said).toEqual(said.toSorted((a, b) => a - b));
  // what it made goes as it is
  expect(await clips.convert(made, wish())).toBeNull();
});

test("[CAPT-08] what is cut off is in the file no more, whatever it was recorded as", async () => {
  for (const type of [WEBM, "video/mp4;codecs=avc1.640028,opus"]) {
    const source = await (type === WEBM ? webm() : recorded(type));
    const made = await clips.convert(source, wish({ keep: { from: 1.2, to: 2.8 } }));
    if (made === null) throw new Error("It goes as it is.");
    const { seconds, element } = await played(made);
    expect(Math.abs(element.duration - 1.6), type).toBeLessThan(0.2);
    expect(Math.abs(seconds - 1.6), type).toBeLessThan(0.25);
    // as recorded: where a busy machine painted late, a colour comes later there as well
    const colours = [await colourAt(source, 1.22), await colourAt(source, 2.6)];
    expect(colours.at(-1), type).toBe("blue");
    expect([await colourAt(made, 0.02), await colourAt(made, 1.4)], type).toEqual(colours);
  }
});

test("[MEDIA-09] a picture that is larger than a card shows is made smaller", async () => {
  const source = await recorded(WEBM, { width: 1442, height: 402 });
  const made = await clips.convert(source, wish());
  const { element } = await played(made ?? source);
  expect([element.videoWidth, element.videoHeight]).toEqual([1280, 356]);
});

test("[OPEN-109] a voice is cut in its own container, and goes as it is when it stays whole", async () => {
  const source = await recorded("audio/webm;codecs=opus", { kind: "audio" });
  expect(await clips.convert(source, wish({ type: "audio" }))).toBeNull();
  const made = await clips.convert(source, wish({ type: "audio", keep: { from: 0.5, to: 2 } }));
  if (made === null) throw new Error("It goes as it is.");
  expect([made.name, made.type]).toEqual(["upload1.webm", source.type]);
  expect(Math.abs((await played(made)).element.duration - 1.5)).toBeLessThan(0.15);
});

test("[MEDIA-08] what is cancelled or is no clip is rejected, and the file is left as it was", async () => {
  const source = await webm();
  let cancel: () => void = () => undefined;
  const cancelled = clips.convert(
    source,
    wish({
      onProgress: () => cancel(),
      signal: {
        aborted: false,
        onAbort: (run) => {
          cancel = run;
        },
      },
    }),
  );
  await expect(cancelled).rejects.toThrow();
  const text = new Blob(["no clip at all"]);
  const none = { name: "a.mp4", type: "video/mp4", size: text.size, content: text };
  await expect(clips.convert(none, wish())).rejects.toThrow();
  expect((await played(source)).seconds).toBeGreaterThan(2.5);
});

test("[CAPT-08] a browser without WebCodecs cuts voices, and no videos", () => {
  expect([clips.trims("video"), clips.trims("voice")]).toEqual([true, true]);
  vi.stubGlobal("VideoEncoder", undefined);
  Reflect.deleteProperty(globalThis, "VideoEncoder");
  expect([clips.trims("video"), clips.trims("voice")]).toEqual([false, true]);
  vi.unstubAllGlobals();
});

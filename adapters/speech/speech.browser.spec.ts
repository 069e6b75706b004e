import { afterEach, beforeAll, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { browserSpeech } from "./speech.ts";

/** What the stand-in for the browser’s own recognition was asked, and how it goes on. */
const asked: {
  starts: MediaStreamTrack[];
  aborts: number;
  lang: string;
  local: boolean | undefined;
} = {
  starts: [],
  aborts: 0,
  lang: "",
  local: undefined,
};
let onStart: (self: EventTarget & { end(): void }, nth: number) => void = () => undefined;

class Recognition extends EventTarget {
  lang = "";
  continuous = false;
  declare processLocally: boolean | undefined;
  static available = async () => "available";
  start(track: MediaStreamTrack): void {
    asked.starts.push(track);
    asked.lang = this.lang;
    asked.local = this.processLocally;
    onStart(this, asked.starts.length);
  }
  end(): void {
    this.dispatchEvent(new Event("end"));
  }
  stop(): void {
    this.end();
  }
  abort(): void {
    asked.aborts++;
    this.end();
  }
}
Object.defineProperty(Recognition.prototype, "processLocally", {
  value: undefined,
  writable: true,
});

const install = (of: unknown): void => {
  Object.assign(globalThis, { SpeechRecognition: of });
};
const before = (globalThis as { SpeechRecognition?: unknown }).SpeechRecognition;
// a page makes a sound once somebody has pressed something
beforeAll(() => userEvent.click(document.body));
afterEach(() => {
  install(before);
  Object.assign(asked, { starts: [], aborts: 0, lang: "", local: undefined });
  onStart = () => undefined;
});

/** Half a second of a quiet tone. */
const tone = (): string => {
  const rate = 8000;
  const view = new DataView(new ArrayBuffer(44 + rate));
  const write = (at: number, words: string) => {
    for (const [i, sign] of [...words].entries()) view.setUint8(at + i, sign.charCodeAt(0));
  };
  write(0, "RIFF");
  view.setUint32(4, 36 + rate, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, "data");
  view.setUint32(40, rate, true);
  for (let i = 0; i < rate / 2; i++) view.setInt16(44 + 2 * i, 900 * Math.sin(i / 3), true);
  return URL.createObjectURL(new Blob([view.buffer], { type: "audio/wav" }));
};
const result = (text: string, isFinal = true) =>
  Object.assign(new Event("result"), {
    resultIndex: 0,
    results: [Object.assign([{ transcript: text }], { isFinal })],
  });

test("[MEDIA-01] a recording is listened to up to its end, on the device where it can be", async () => {
  install(Recognition);
  const speech = browserSpeech();
  expect(speech.isThere).toBe(true);
  const told: number[] = [];
  onStart = (self, nth) => {
    self.dispatchEvent(new Event("speechstart"));
    self.dispatchEvent(result(" not yet ", false));
    self.dispatchEvent(result(` part ${nth} `));
    // as after a silence: it is asked to go on
    if (nth === 1) setTimeout(() => self.end(), 50);
  };
  const { heard } = speech.listen(tone(), "de-AT", (fraction) => told.push(fraction));
  const words = await heard;
  expect(words.map(({ text }) => text)).toEqual(["part 1", "part 2"]);
  for (const { from, to } of words) expect(to).toBeGreaterThanOrEqual(from);
  expect([asked.starts.length, asked.lang, asked.local]).toEqual([2, "de-AT", true]);
  expect(asked.starts.every((track) => track.kind === "audio")).toBe(true);
  expect(told.at(-1)).toBeCloseTo(1, 1);
});

test("[MEDIA-01] whoever stops it is left alone, and nothing begins anew", async () => {
  install(Recognition);
  const { promise: started, resolve } = Promise.withResolvers<void>();
  onStart = () => resolve();
  const { heard, stop } = browserSpeech().listen(tone(), "en", () => undefined);
  await started;
  stop();
  await expect(heard).rejects.toThrow("stopped");
  expect([asked.starts.length, asked.aborts]).toEqual([1, 1]);
});

test("[MEDIA-01] a service that can’t be had, and a file that can’t be played, are said", async () => {
  install(Recognition);
  onStart = (self) => self.dispatchEvent(Object.assign(new Event("error"), { error: "network" }));
  await expect(browserSpeech().listen(tone(), "en", () => undefined).heard).rejects.toThrow(
    "network",
  );
  const nothing = URL.createObjectURL(new Blob(["no sound"], { type: "audio/wav" }));
  await expect(browserSpeech().listen(nothing, "en", () => undefined).heard).rejects.toThrow();
});

test("[MEDIA-01] it is not offered where a browser hears its microphone alone", () => {
  install(class extends EventTarget {});
  expect(browserSpeech().isThere).toBe(false);
  install(undefined);
  expect(browserSpeech().isThere).toBe(false);
});

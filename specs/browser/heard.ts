import type { BrowserContext, Page } from "@playwright/test";

/** What comes out of a page's loudspeaker, and what makes it. */
export interface Heard {
  /** Own path of the piece that runs; null where none does. */
  readonly piece: string | null;
  /** Where it stands, in seconds. */
  readonly at: number;
  /** How loud music is turned, of 1; null before there is any. */
  readonly gain: number | null;
  /** How loud it really is just now: the square root of the mean square of the samples, 0 where it is silent. */
  readonly loud: number;
}

interface Ear {
  readonly elements: HTMLMediaElement[];
  gain?: GainNode;
  analyser?: AnalyserNode;
}

/** Listens at every page of the context to what passes through Web Audio. */
export const listenAt = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const ear: Ear = { elements: [] };
    Object.assign(window, { ear });
    const proto = AudioContext.prototype;
    const { createMediaElementSource, createGain } = proto;
    proto.createMediaElementSource = function (element) {
      ear.elements.push(element);
      return createMediaElementSource.call(this, element);
    };
    proto.createGain = function () {
      const gain = createGain.call(this);
      ear.gain = gain;
      ear.analyser = this.createAnalyser();
      gain.connect(ear.analyser);
      return gain;
    };
  });

export const heardAt = (page: Page): Promise<Heard> =>
  page.evaluate(() => {
    const { elements, gain, analyser } = (window as unknown as { ear: Ear }).ear;
    const samples = new Float32Array(analyser?.fftSize ?? 1);
    analyser?.getFloatTimeDomainData(samples);
    // asked to play, an element has no source yet for a moment
    const running = elements.find(
      ({ paused, ended, currentSrc }) => !paused && !ended && currentSrc !== "",
    );
    return {
      piece: running ? new URL(running.currentSrc).pathname : null,
      at: running?.currentTime ?? 0,
      gain: gain?.gain.value ?? null,
      loud: Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length),
    };
  });

/** Brings the piece that runs to its last moments; it ends by itself. */
export const nearEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { elements } = (window as unknown as { ear: Ear }).ear;
    const running = elements.find(({ paused, ended }) => !paused && !ended);
    if (!running) throw new Error("no piece runs");
    // one that has just begun doesn't know yet how long it is
    if (Number.isNaN(running.duration))
      await new Promise((resolve) =>
        running.addEventListener("loadedmetadata", resolve, { once: true }),
      );
    running.currentTime = running.duration - 0.3;
  });

/** So many seconds of a tone, as a WAVE file. */
export const toneOf = (seconds: number): Uint8Array => {
  const rate = 8000;
  const data = Buffer.alloc(seconds * rate * 2);
  for (let at = 0; at < seconds * rate; at++)
    data.writeInt16LE(Math.round(12_000 * Math.sin((at / rate) * 2 * Math.PI * 220)), at * 2);
  const head = Buffer.alloc(44);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(36 + data.length, 4);
  head.write("WAVEfmt ", 8, "latin1");
  for (const [at, value] of [16, 0x0001_0001, rate, rate * 2, 0x0010_0002].entries())
    head.writeUInt32LE(value, 16 + at * 4);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
};

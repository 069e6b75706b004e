import type { Recorder } from "#core/app/ports/index.ts";
import { asPcm, waveFormat } from "./pcm.ts";

/** Bits a second: a clip of a minute is about 20 MB. */
const bitrate = { videoBitsPerSecond: 2_500_000, audioBitsPerSecond: 128_000 };

/** Records by the browser's own recorder; what comes is given in its order. */
export const recordStream = (
  stream: MediaStream,
  mimeType: string,
  every: number,
  part: (bytes: Uint8Array) => void,
): Recorder => {
  const recorder = new MediaRecorder(stream, { mimeType, ...bitrate });
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener("stop", () => resolve(), { once: true });
  });
  // reading a part takes a moment: the next one waits for it
  let line: Promise<unknown> = Promise.resolve();
  recorder.addEventListener("dataavailable", ({ data }) => {
    line = line.then(async () => part(new Uint8Array(await data.arrayBuffer())));
  });
  recorder.start(every);
  return {
    format: mimeType,
    stop: async () => {
      // its tracks may have ended it already
      if (recorder.state !== "inactive") recorder.stop();
      await stopped;
      await line;
    },
  };
};

/** A file of its own, whatever its size: a page's policy lets nothing else onto the audio thread. */
const collector = new URL("./collector.js?no-inline", import.meta.url);

/** Records a voice as samples, where the browser's own recorder makes nothing that is taken (OPEN-109). */
export const recordWave = (
  context: AudioContext,
  source: AudioNode,
  every: number,
  part: (bytes: Uint8Array) => void,
): Recorder => {
  let waiting: Float32Array[] = [];
  let node: AudioWorkletNode | null = null;
  let isOver = false;
  const give = () => {
    if (waiting.length === 0) return;
    const all = new Float32Array(waiting.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const samples of waiting) {
      all.set(samples, at);
      at += samples.length;
    }
    waiting = [];
    part(asPcm(all));
  };
  const ready = context.audioWorklet.addModule(collector).then(() => {
    if (isOver) return;
    node = new AudioWorkletNode(context, "collector", {
      numberOfOutputs: 0,
      channelCount: 1,
      channelCountMode: "explicit",
    });
    node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
      waiting.push(data);
      if (waiting.length * 128 >= (context.sampleRate * every) / 1000) give();
    };
    source.connect(node);
  });
  return {
    format: waveFormat(context.sampleRate),
    stop: async () => {
      isOver = true;
      await ready.catch(() => undefined);
      node?.disconnect();
      node?.port.close();
      give();
    },
  };
};

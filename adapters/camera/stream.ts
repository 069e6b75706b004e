import type { OpenCamera } from "#core/app/ports/index.ts";
import { clampLevel, formatFor, wave } from "#core/domain/capture/index.ts";
import { takePhoto } from "./photo.ts";
import { recordStream, recordWave } from "./record.ts";

const idOf = (track: MediaStreamTrack | undefined): string | null =>
  track?.getSettings().deviceId ?? null;

/** Measures loudness; Safari wants it on the page's own audio context. */
const meter = (context: AudioContext, source: AudioNode): (() => number) => {
  const analyser = context.createAnalyser();
  analyser.fftSize = 2048;
  source.connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return () => {
    analyser.getFloatTimeDomainData(samples);
    let peak = 0;
    for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
    // peaks go beyond 1
    return clampLevel(peak);
  };
};

/** A camera or microphone of a browser that is on. */
export const openStream = (stream: MediaStream): OpenCamera => {
  const [video] = stream.getVideoTracks();
  const [audio] = stream.getAudioTracks();
  const context = audio ? new AudioContext() : null;
  const sound = context?.createMediaStreamSource(stream) ?? null;
  const level = context && sound ? meter(context, sound) : () => 0;
  // a context that begins without a press waits for one
  void context?.resume().catch(() => undefined);
  return {
    source: stream,
    camera: idOf(video),
    microphone: idOf(audio),
    isMirrored: video?.getSettings().facingMode !== "environment",
    level,
    photo: (done) => {
      if (!video) throw new Error("There is no picture.");
      return takePhoto(stream, video, done);
    },
    record: (kind, every, part) => {
      const format = formatFor(kind, (one) => MediaRecorder.isTypeSupported(one));
      if (format === null) throw new Error("This browser records no video.");
      if (format === wave && context && sound) return recordWave(context, sound, every, part);
      return recordStream(stream, format, every, part);
    },
    onLost: (hear) => {
      for (const track of stream.getTracks()) track.addEventListener("ended", hear);
      return () => {
        for (const track of stream.getTracks()) track.removeEventListener("ended", hear);
      };
    },
    close: () => {
      for (const track of stream.getTracks()) track.stop();
      void context?.close().catch(() => undefined);
    },
  };
};

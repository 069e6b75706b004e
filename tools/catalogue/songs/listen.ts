import { loudness, loudnessOf, rate } from "./render.ts";

/** Parts that a waveform is drawn of. */
const parts = 120;

const loudest = (samples: Float32Array): number =>
  samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);

/** The loudest of each part, in hundredths of the loudest of all. */
export const peaksOf = (samples: Float32Array): readonly number[] => {
  const part = samples.length / parts;
  const tops = Array.from({ length: parts }, (_, at) =>
    loudest(samples.subarray(Math.floor(at * part), Math.floor((at + 1) * part))),
  );
  const most = Math.max(...tops);
  return tops.map((one) => Math.round((one / most) * 100));
};

/** Seconds that a recording has at least and at most. */
export interface Lengths {
  readonly least: number;
  readonly most: number;
}

/** What is wrong with a recording: too loud or soft, clipped, silent at its beginning, cut off at its end. */
export const faultsOf = (
  file: string,
  samples: Float32Array,
  { least, most }: Lengths,
): readonly string[] => {
  const { loudness: heard, peak } = loudnessOf(file);
  const begins = samples.findIndex((one) => Math.abs(one) > 0.003) / rate;
  const end = loudest(samples.slice(-800));
  const seconds = samples.length / rate;
  return [
    Math.abs(heard - loudness) > 0.7 ? `${heard} LUFS` : "",
    peak > -1 ? `peaks at ${peak} dBTP` : "",
    begins > 0.06 ? `begins after ${begins} s` : "",
    end > 0.01 ? `ends at ${end}` : "",
    seconds < least || seconds > most + 0.1 ? `${seconds} s` : "",
  ].filter(Boolean);
};

/** Seconds of the longest silence between two sounds, where the end meets the beginning too. */
export const longestSilence = (samples: Float32Array): number => {
  let most = 0;
  let quiet = 0;
  for (let at = 0; at < samples.length * 2; at++) {
    quiet = Math.abs(samples[at % samples.length] ?? 0) > 0.002 ? 0 : quiet + 1;
    most = Math.max(most, quiet);
  }
  return most / rate;
};

/** What is heard where a recording begins anew: a gap, or a click. */
export const seamFaultsOf = (samples: Float32Array): readonly string[] => {
  const silence = longestSilence(samples);
  // a click is a step between two samples: at the ends nothing may move faster than a note begins
  const edges = [...samples.slice(-160), ...samples.slice(0, 160)];
  const step = Math.max(...edges.slice(1).map((one, at) => Math.abs(one - (edges[at] ?? 0))));
  return [
    silence > 2 ? `is silent for ${silence.toFixed(1)} s` : "",
    step > 0.03 ? `clicks where it begins anew: ${step.toFixed(3)}` : "",
  ].filter(Boolean);
};

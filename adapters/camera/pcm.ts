/** What a recorder of samples says that it records. */
export const waveFormat = (rate: number): string => `audio/wav;rate=${rate}`;

/** Samples, −1 to 1, as 16 bit. */
export const asPcm = (samples: Float32Array): Uint8Array => {
  const pcm = new DataView(new ArrayBuffer(samples.length * 2));
  for (const [at, sample] of samples.entries()) {
    const clamped = Math.max(-1, Math.min(1, sample));
    pcm.setInt16(at * 2, Math.round(clamped * 0x7fff), true);
  }
  return new Uint8Array(pcm.buffer);
};

const rateOf = (format: string): number | null => {
  const rate = /^audio\/wav;rate=(\d+)$/.exec(format)?.[1];
  return rate === undefined ? null : Number(rate);
};

/** Stands before samples of one channel, 16 bit, as a WAV file; nothing for other formats. */
export const waveHeader = (
  format: string,
  parts: readonly Uint8Array[],
): readonly Uint8Array<ArrayBuffer>[] => {
  const rate = rateOf(format);
  if (rate === null) return [];
  const size = parts.reduce((sum, part) => sum + part.byteLength, 0);
  const header = new DataView(new ArrayBuffer(44));
  const text = (at: number, letters: string) => {
    for (const [n, letter] of [...letters].entries()) header.setUint8(at + n, letter.charCodeAt(0));
  };
  text(0, "RIFF");
  header.setUint32(4, 36 + size, true);
  text(8, "WAVEfmt ");
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, rate, true);
  header.setUint32(28, rate * 2, true);
  header.setUint16(32, 2, true);
  header.setUint16(34, 16, true);
  text(36, "data");
  header.setUint32(40, size, true);
  return [new Uint8Array(header.buffer)];
};

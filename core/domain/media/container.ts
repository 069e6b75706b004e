/** What a recording's file is, by its first bytes. `webm` stands for Matroska, `mp4` for QuickTime and 3GP alike. */
export type Container = "mp4" | "webm" | "ogg" | "mp3" | "wav" | "flac" | "adts";

const holds: Readonly<Record<"audio" | "video", readonly Container[]>> = {
  // MEDIA-12: sound comes in no mp4
  audio: ["webm", "ogg", "mp3", "wav", "flac", "adts"],
  video: ["mp4", "webm"],
};

/** The number of bytes from a file's beginning that tell what it is. */
export const headLength = 16;

const textAt = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((sign, i) => bytes[at + i] === sign.charCodeAt(0));

/** A frame's sync word, and in it the layer: 3 for MP3, none for AAC. */
const frameOf = (bytes: Uint8Array): Container | null => {
  const [first = 0, second = 0, third = 0] = bytes;
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null;
  if ((second & 0xf6) === 0xf0) return "adts";
  return (second & 0x06) === 0x02 && (third & 0xf0) !== 0xf0 ? "mp3" : null;
};

/** Never asks what the sender called it (design rule 5, OPEN-112). null for anything that is no recording. */
export const containerOf = (head: Uint8Array): Container | null => {
  if (textAt(head, 4, "ftyp")) return "mp4";
  if (textAt(head, 0, "\x1a\x45\xdf\xa3")) return "webm";
  if (textAt(head, 0, "OggS")) return "ogg";
  if (textAt(head, 0, "RIFF") && textAt(head, 8, "WAVE")) return "wav";
  if (textAt(head, 0, "fLaC")) return "flac";
  if (textAt(head, 0, "ID3")) return "mp3";
  return frameOf(head);
};

/** Whether a file of this container may be taken as sound, or as video. */
export const mayHold = (type: "audio" | "video", container: Container | null): boolean =>
  container !== null && holds[type].includes(container);

const unknownLength = 0xffff_ffff;

/** Whether a WAVE file of `size` bytes was cut: only in front it says how long it is. Recorders that stream say the largest number there. */
export const isCutWave = (head: Uint8Array, size: number): boolean => {
  if (containerOf(head) !== "wav") return false;
  const said = new DataView(head.buffer, head.byteOffset).getUint32(4, true);
  return said !== unknownLength && said + 8 > size;
};

import {
  ALL_FORMATS,
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  Mp4OutputFormat,
  Output,
} from "mediabunny";

/** What today's browsers play as it is, for a server without FFmpeg. */
const played = { video: ["avc"], audio: ["aac", "mp3", "opus", "flac"] } as const;

/** Whether these streams may be handed on without being encoded anew. */
export const isPlayed = (kind: "audio" | "video", codec: string | null): boolean =>
  (played[kind] as readonly (string | null)[]).includes(codec);

/** The same streams in a new mp4, without what the file says of itself. */
export const remux = async (from: string, to: string, type: "audio" | "video"): Promise<void> => {
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(from) });
  try {
    const output = new Output({
      format: new Mp4OutputFormat({ fastStart: false }),
      target: new FilePathTarget(to),
    });
    const conversion = await Conversion.init({
      input,
      output,
      tags: {},
      tracks: "primary",
      showWarnings: false,
      ...(type === "audio" ? { video: { discard: true } } : {}),
    });
    if (!conversion.isValid) throw new Error("These streams don’t fit into an mp4.");
    await conversion.execute();
  } finally {
    input.dispose();
  }
};

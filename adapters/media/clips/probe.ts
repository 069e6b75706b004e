import {
  ALL_FORMATS,
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputTrack,
  UnsupportedInputFormatError,
} from "mediabunny";
import { type MediaFailure, mediaLimits } from "#core/domain/media/index.ts";
import { mostPixels } from "./source.ts";

/** What a recording is, as far as its container tells; nothing of it is decoded. */
export interface Probe {
  /** Seconds, from its packets: a container may know none, or say infinity. */
  readonly seconds: number;
  readonly video: {
    readonly codec: string | null;
    /** As `avc1.64001f`; null where the container does not tell. */
    readonly parameters: string | null;
    /** Pixels as they are seen, after any turn. */
    readonly width: number;
    readonly height: number;
    readonly rotation: number;
  } | null;
  readonly audio: { readonly codec: string | null; readonly channels: number } | null;
}

export type Probed = { readonly ok: true; readonly probe: Probe } | Refused;
export interface Refused {
  readonly ok: false;
  readonly reason: MediaFailure;
}
export const refused = (reason: MediaFailure): Refused => ({ ok: false, reason });

/** Recorders stop a moment late. */
const graceSeconds = 1;
/** How far two lengths of one recording may be apart: containers and encoders round to whole frames. */
export const isAbout = (a: number, b: number): boolean =>
  Math.abs(a - b) <= Math.max(0.5, Math.max(a, b) * 0.03);

/** Looks into the file at `path`; a broken one, a cut one and one of nothing but data are told as such. */
export const probe = async (path: string, type: "audio" | "video"): Promise<Probed> => {
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) });
  try {
    return await look(input, type);
  } catch (error) {
    return refused(error instanceof UnsupportedInputFormatError ? "wrongType" : "unreadable");
  } finally {
    input.dispose();
  }
};

const sound = async (track: InputAudioTrack) => ({
  codec: await track.getCodec(),
  channels: await track.getNumberOfChannels(),
});

const lastPacket = async (track: InputTrack): Promise<void> => {
  const last = await new EncodedPacketSink(track).getPacket(await track.computeDuration());
  if (last === null || last.byteLength === 0) throw new Error("The last packet is missing.");
};

const look = async (input: Input, type: "audio" | "video"): Promise<Probed> => {
  const [video, audio] = await Promise.all([
    input.getPrimaryVideoTrack(),
    input.getPrimaryAudioTrack(),
  ]);
  if (type === "video" ? video === null : audio === null) return refused("wrongType");
  const tracks = [type === "video" ? video : null, audio].filter((track) => track !== null);
  const ends = await Promise.all(tracks.map((track) => track.computeDuration()));
  const starts = await Promise.all(tracks.map((track) => track.getFirstTimestamp()));
  const seconds = Math.max(...ends) - Math.max(0, Math.min(...starts));
  const said = await input.getDurationFromMetadata();
  if (!(seconds > 0) || !Number.isFinite(seconds)) return refused("unreadable");
  if (said !== null && Number.isFinite(said) && said > seconds && !isAbout(said, seconds))
    return refused("unreadable");
  if (seconds > (mediaLimits[type].max_duration_s ?? seconds) + graceSeconds)
    return refused("tooLong");
  // the last packet's bytes have to be there: a file that was cut still says in front what would have come
  for (const track of tracks) await lastPacket(track);
  if (type === "audio" || video === null)
    return { ok: true, probe: { seconds, video: null, audio: audio && (await sound(audio)) } };
  const [width, height, rotation] = await Promise.all([
    video.getDisplayWidth(),
    video.getDisplayHeight(),
    video.getRotation(),
  ]);
  if (width * height > mostPixels) return refused("tooLarge");
  return {
    ok: true,
    probe: {
      seconds,
      video: {
        codec: await video.getCodec(),
        parameters: await video.getCodecParameterString(),
        width,
        height,
        rotation,
      },
      audio: audio && (await sound(audio)),
    },
  };
};

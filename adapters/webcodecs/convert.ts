import {
  BlobSource,
  BufferTarget,
  Conversion,
  type ConversionVideoOptions,
  getEncodableAudioCodecs,
  getEncodableVideoCodecs,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  OGG,
  OggOutputFormat,
  Output,
  type OutputFormat,
  QTFF,
  Quality,
  WAVE,
  WavOutputFormat,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";
import type { ClipWish, PickedFile } from "#core/app/ports/index.ts";
import type { Kept } from "#core/domain/capture/index.ts";
import { videoSize } from "#core/domain/media/index.ts";
import { look } from "./look.ts";
import { type Able, type Cut, type PicturePlan, type Plan, planFor, type Seen } from "./plan.ts";

/** What is read: videos, and what voices are recorded as. Any more is more to load. */
const read = [MP4, QTFF, MATROSKA, WEBM, OGG, WAVE];
const formats: Readonly<Record<Plan["container"], () => OutputFormat>> = {
  mp4: () => new Mp4OutputFormat({ fastStart: "in-memory" }),
  webm: () => new WebMOutputFormat(),
  ogg: () => new OggOutputFormat(),
  wav: () => new WavOutputFormat(),
};

/** A key frame so often, in seconds: seeking is quick, as in what the server makes. */
const keyFrames = 2;
/** What a cut may fall short of, in seconds, so that packets can be copied: those of Opus last up to 0.06. */
const nearCut = 0.08;
const soundBits = 128_000;
/** How far the length of what was made may be from what was asked, in seconds. */
const grace = 0.5;

const pictureOptions = (plan: PicturePlan | null): ConversionVideoOptions => {
  if (plan === null) return { discard: true };
  const { codec, isEncoded, width, height, framesASecond, bitsASecond } = plan;
  const quality = new Quality({ bitrate: bitsASecond });
  // turned in its pixels: the server turns nothing that it doesn’t encode
  const upright = { allowTransformationMetadata: false };
  // told how well, it would be encoded
  if (!isEncoded) return { codec, ...upright };
  return {
    ...{ codec, quality, width, height, fit: "fill", keyFrameInterval: keyFrames, ...upright },
    ...(framesASecond === null ? {} : { frameRate: framesASecond }),
  };
};
const soundOptions = (sound: Plan["sound"]) => {
  if (sound === "none") return { discard: true };
  return sound === null ? {} : { codec: sound, quality: new Quality({ bitrate: soundBits }) };
};

/** What this browser encodes of what may be needed. */
const ableTo = async ({ video, audio }: Seen): Promise<Able> => ({
  video: video
    ? await getEncodableVideoCodecs(
        ["avc", "vp9", "vp8", "av1"],
        videoSize(video.width, video.height),
      )
    : [],
  audio: audio ? await getEncodableAudioCodecs(["aac", "opus"]) : [],
});

const cutOf = (keep: Kept | null): Cut => {
  if (keep === null) return "none";
  return keep.from > 0 ? "start" : "end";
};

/** Whether what was made is there and as long as it should be: an encoder may stop without saying so. */
const isWhole = async (
  bytes: ArrayBuffer,
  plan: Plan,
  { from, to }: Kept,
  pictureTo: number,
): Promise<boolean> => {
  const input = new Input({ formats: read, source: new BlobSource(new Blob([bytes])) });
  try {
    const [video, audio] = await Promise.all([
      input.getPrimaryVideoTrack(),
      input.getPrimaryAudioTrack(),
    ]);
    if ((plan.picture === null) !== (video === null)) return false;
    if ((plan.sound === "none") !== (audio === null)) return false;
    const isAbout = (made: number, asked: number) =>
      Math.abs(made - asked) <= Math.max(grace, asked * 0.03);
    if (!isAbout(await input.computeDuration(), to - from)) return false;
    // its last frame may stand for a while that no packet tells
    const picture = Math.min(to, pictureTo) - from;
    return video === null || (await video.computeDuration()) >= picture * 0.9 - grace;
  } finally {
    input.dispose();
  }
};

/** Does what the port says, with everything it takes loaded. */
export const convert = async (file: PickedFile, wish: ClipWish): Promise<PickedFile | null> => {
  const { keep, onProgress, signal } = wish;
  const input = new Input({ formats: read, source: new BlobSource(file.content as Blob) });
  try {
    const { seen, from, to, pictureTo } = await look(input, file.size);
    const able = await ableTo(seen);
    const plan = planFor(seen, able, cutOf(keep));
    if (plan === null) return null;
    if (plan === undefined) throw new Error(`A ${seen.mime} can’t be cut here.`);
    const format = formats[plan.container]();
    const target = new BufferTarget();
    const trim: Kept =
      keep === null ? { from, to } : { from: from + keep.from, to: Math.min(to, from + keep.to) };
    const conversion = await Conversion.init({
      input,
      output: new Output({ format, target }),
      tracks: "primary",
      tags: {},
      showWarnings: false,
      video: pictureOptions(plan.picture),
      audio: soundOptions(plan.sound),
      ...(keep === null ? {} : { trim: { start: trim.from, end: trim.to } }),
      copy: { boundaryPolicy: "shrink", boundaryTolerance: nearCut },
    });
    const lost = conversion.discardedTracks.filter(({ reason }) => reason !== "discarded_by_user");
    if (!conversion.isValid || lost.length > 0)
      throw new Error(lost.map(({ reason }) => reason).join() || "Nothing would be left.");
    conversion.onProgress = onProgress;
    signal.onAbort(() => void conversion.cancel());
    if (signal.aborted) throw new Error("The clip was cancelled.");
    await conversion.execute();
    const { buffer } = target;
    if (buffer === null || !(await isWhole(buffer, plan, trim, pictureTo)))
      throw new Error("What was made isn’t whole.");
    const type = plan.container === "mp4" ? "video/mp4" : file.type;
    const name = plan.container === "mp4" ? file.name.replace(/(\.[^.]*)?$/, ".mp4") : file.name;
    const content = new Blob([buffer], { type });
    return { name, type, size: content.size, content };
  } finally {
    input.dispose();
  }
};

import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const tone = (seconds: number) => ["-f", "lavfi", "-i", `sine=frequency=440:duration=${seconds}`];
const picture = (seconds: number, size = "320x240", rate = 15) => [
  "-f",
  "lavfi",
  "-i",
  `testsrc=size=${size}:rate=${rate}:duration=${seconds}`,
];
const vp8 = ["-c:v", "libvpx", "-deadline", "realtime", "-cpu-used", "8", "-c:a", "libopus"];
const h264 = [
  "-c:v",
  "libx264",
  "-preset",
  "ultrafast",
  "-pix_fmt",
  "yuv420p",
  "-c:a",
  "aac",
  "-shortest",
];
const place = ["-metadata", "location=+48.8584+002.2945/", "-metadata", "comment=GPS-48.8584"];

/** Recordings of a few seconds, each made by FFmpeg when it is first asked for, once a run. */
const recipes = {
  "voice.webm": [...tone(2), "-c:a", "libopus", ...place],
  "voice.ogg": [...tone(2), "-c:a", "libopus", ...place],
  "voice.mp3": [...tone(2), "-c:a", "libmp3lame", ...place],
  "voice.wav": [...tone(2), ...place],
  "voice.flac": [...tone(2), ...place],
  "quiet.wav": [...tone(3), "-af", "volume=-30dB"],
  "long.mp3": [...tone(305), "-c:a", "libmp3lame", "-b:a", "8k", "-ar", "8000"],
  "film.webm": [...picture(2), ...tone(2), ...vp8, ...place],
  // as MediaRecorder writes it: no length, and a thousand frames a second are said to come
  "live.webm": [...picture(2), ...tone(2), ...vp8, "-live", "1", "-f", "webm"],
  "film.mp4": [...picture(2), ...tone(2), ...h264, "-movflags", "+faststart", ...place],
  // as a browser without an AAC encoder makes it
  "opus.mp4": [...picture(2), ...tone(2), ...h264, "-c:a", "libopus"],
  "film.mov": [...picture(2, "640x360", 60), ...tone(2), ...h264, ...place],
  // its picture ends long before its sound
  "brief.webm": [...picture(0.5), ...tone(6), ...vp8],
  // held upright, as a phone tells it
  "turned.mov": [...picture(2, "1440x720", 60), ...tone(2), ...h264, "-metadata:s:v", "rotate=90"],
  "slow.webm": [...picture(4, "320x240", 1), ...tone(4), ...vp8],
  "wide.mp4": [...picture(1, "1920x1080", 5), ...tone(1), ...h264],
  "silent.mp4": [...picture(1), "-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"],
} as const;
export type ClipName = keyof typeof recipes;

const made = new Map<ClipName, Promise<Uint8Array>>();

/** Makes it with ffmpeg in a folder that is gone afterwards. */
const make = async (name: ClipName): Promise<Uint8Array> => {
  const folder = await mkdtemp(join(tmpdir(), "fanfold-clip-"));
  try {
    const path = join(folder, name);
    await run("ffmpeg", ["-v", "error", "-nostdin", ...recipes[name], "-y", path]);
    return new Uint8Array(await readFile(path));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export const clip = (name: ClipName): Promise<Uint8Array> => {
  const known = made.get(name) ?? make(name);
  made.set(name, known);
  return known;
};

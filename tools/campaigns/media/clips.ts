import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Bases } from "./bases.ts";
import { box, joined, latin, nested, patched, riff, riffChunk, u16, u32 } from "./bytes.ts";
import type { Sample } from "./sample.ts";

const clipOf =
  (kind: Sample["kind"], type: "audio" | "video", mime: string) =>
  (name: string, bytes: Uint8Array): Sample => ({
    kind,
    name,
    type,
    mime: `${type}/${mime}`,
    bytes,
  });
const film = clipOf("bomb", "video", "mp4");
const webm = clipOf("bomb", "video", "webm");
const wave = clipOf("bomb", "audio", "wav");
const taken = (sample: Sample): Sample => ({ ...sample, mayBeTaken: true });

/** What FFmpeg makes of these arguments, in a file of this name. */
const made = (name: string, args: readonly string[]): Buffer => {
  const folder = mkdtempSync(join(tmpdir(), "fanfold-hostile-"));
  try {
    const path = join(folder, name);
    execFileSync("ffmpeg", ["-v", "error", "-nostdin", ...args, "-y", path]);
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/**
 * A film that says 320×240 in front and is of 8192×8192 in its stream: the head of the small one, whose decoder
 * parameters stand there, and none of it is asked before its frames are decoded.
 */
const lying = (): Buffer => {
  const picture = ["-f", "lavfi", "-i", "color=c=red:size=8192x8192:rate=5:duration=1"];
  const large = made("large.mp4", [
    ...[...picture, "-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"],
  ]);
  const size = joined(u16(320), u16(240));
  const inTrack = patched(large, "avc1", 28, size);
  return patched(inTrack, "tkhd", 80, joined(u32(320 << 16), u32(240 << 16)));
};

const most = u32(0xffff_ffff);
/** Each table of an mp4 and where in it the number of its entries stands, counted from its name. */
const tables = { stts: 8, stsc: 8, stsz: 12, stco: 8, ctts: 8, stss: 8 } as const;

/** Films whose containers say they hold far more than there is, or lead round and round. */
export const hostileFilms = async (bases: Bases): Promise<Sample[]> => {
  const whole = await bases.clip("film.mp4");
  const matroska = await bases.clip("film.webm");
  const start = whole.subarray(0, 32);
  const counts = Object.entries(tables)
    .filter(([name]) => Buffer.from(whole).includes(name))
    .map(([name, at]) =>
      taken(film(`mp4 whose ${name} has 4,294,967,295 entries`, patched(whole, name, at, most))),
    );
  // one size for all samples: the table itself is then empty, however many there are
  const uniform = patched(whole, "stsz", 8, joined(u32(1), most));
  const sizes = [
    [16_384, 16_384],
    [65_535, 65_535],
  ].map(([width = 0, height = 0]) =>
    taken(
      film(
        `mp4 that says ${width}×${height}`,
        patched(
          patched(whole, "avc1", 28, joined(u16(width), u16(height))),
          "tkhd",
          80,
          joined(u32(width << 16), u32(height << 16)),
        ),
      ),
    ),
  );
  const endless = joined(
    Buffer.from("1a45dfa3", "hex"),
    Buffer.from([0x01]),
    Buffer.alloc(7, 0xff),
  );
  return [
    ...counts,
    taken(film("mp4 of 4,294,967,295 samples of one byte", uniform)),
    ...sizes,
    taken(film("mp4 of 8192×8192 that says 320×240", lying())),
    taken(film("mp4 whose length is 136 years", patched(whole, "mvhd", 20, most))),
    taken(film("mp4 without a time scale", patched(whole, "mdhd", 16, u32(0)))),
    taken(film("mp4 whose time scale is 1 Hz", patched(whole, "mdhd", 16, u32(1)))),
    film("mp4 whose moov is 4 GB", joined(start, most, latin("moov"), Buffer.alloc(64))),
    film(
      "mp4 whose moov has 64 bits of length",
      joined(start, u32(1), latin("moov"), Buffer.alloc(8, 0x7f)),
    ),
    film("mp4 whose moov has no length", joined(start, u32(1), latin("moov"), Buffer.alloc(8))),
    film("mp4 of 1,000 atoms in one another", joined(start, nested("moov", 1000, Buffer.alloc(0)))),
    film(
      "mp4 of 100,000 atoms in one another",
      joined(start, nested("moov", 100_000, Buffer.alloc(0))),
    ),
    film(
      "mp4 of 1,000,000 empty atoms",
      joined(start, Buffer.concat(Array(1_000_000).fill(box("free")))),
    ),
    taken(film("mp4 that refers to another file", patched(whole, "url ", 4, u32(0)))),
    webm("WebM that never ends", joined(endless, Buffer.alloc(1_048_576))),
    webm("WebM that is nothing but its head", joined(matroska.subarray(0, 40))),
    webm(
      "WebM of 100,000 empty things",
      joined(
        matroska.subarray(0, 36),
        Buffer.from("18538067", "hex"),
        Buffer.from([0x01]),
        Buffer.alloc(7, 0xff),
        Buffer.concat(Array(100_000).fill(Buffer.from([0xec, 0x80]))),
      ),
    ),
    webm(
      "HLS list named .webm",
      latin("#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n"),
    ),
    film("concat list named .mp4", latin("ffconcat version 1.0\nfile /etc/passwd\n")),
  ];
};

const waveOf = (channels: number, rate: number, bits: number, data: Uint8Array): Buffer => {
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1);
  format.writeUInt16LE(channels, 2);
  format.writeUInt32LE(rate, 4);
  format.writeUInt32LE(Math.min(0xffff_ffff, (channels * rate * bits) / 8) >>> 0, 8);
  format.writeUInt16LE(Math.min(0xffff, (channels * bits) / 8), 12);
  format.writeUInt16LE(bits, 14);
  return riff("WAVE", riffChunk("fmt ", format), riffChunk("data", data));
};

/** Voices that say of themselves what cannot be. */
export const hostileVoices = async (bases: Bases): Promise<Sample[]> => {
  const mp3 = await bases.clip("voice.mp3");
  const flac = await bases.clip("voice.flac");
  const ogg = await bases.clip("voice.ogg");
  const second = Buffer.alloc(96_000, 3);
  const tag = joined(latin("ID3\x04\0\0"), Buffer.from([0x7f, 0x7f, 0x7f, 0x7f]));
  const streamed = patched(waveOf(1, 48_000, 16, second), "data", 4, most);
  return [
    wave("wave of 65,535 channels", waveOf(65_535, 48_000, 16, second)),
    wave("wave of 4 GHz", waveOf(1, 0xffff_ffff, 16, second)),
    wave("wave without a rate", waveOf(1, 0, 16, second)),
    wave("wave without channels", waveOf(0, 48_000, 16, second)),
    taken(wave("wave of 1 Hz", waveOf(1, 1, 16, second))),
    taken(wave("wave that says it has 4 GB", patched(streamed, "RIFF", 4, most))),
    taken({ ...wave("mp3 with a tag of 256 MB", joined(tag, mp3)), mime: "audio/mpeg" }),
    {
      ...wave("mp3 of nothing but tags", Buffer.concat(Array(2000).fill(mp3.subarray(0, 10)))),
      mime: "audio/mpeg",
    },
    taken({
      ...wave("flac of 2³⁶ samples", patched(flac, "fLaC", 21, Buffer.alloc(5, 0xff))),
      mime: "audio/flac",
    }),
    {
      ...wave(
        "flac with a block of 16 MB",
        patched(flac, "fLaC", 4, Buffer.from([6, 0xff, 0xff, 0xff])),
      ),
      mime: "audio/flac",
    },
    taken({
      ...wave(
        "ogg whose last page is at the end of time",
        patched(ogg, "OggS", 6, Buffer.alloc(8, 0x7f)),
      ),
      mime: "audio/ogg",
    }),
  ];
};

const headOnly = (type: "audio" | "video", mime: string) => clipOf("zero duration", type, mime);

/** Recordings in which nothing is heard or seen. */
export const emptyRecordings = async (bases: Bases): Promise<Sample[]> => {
  const movie = Buffer.from(await bases.clip("film.mp4"));
  const moov = movie.indexOf("moov") - 4;
  return [
    headOnly("audio", "wav")("wave without samples", waveOf(1, 48_000, 16, Buffer.alloc(0))),
    headOnly("audio", "wav")("wave of half a sample", waveOf(1, 48_000, 16, Buffer.alloc(1))),
    headOnly("audio", "flac")(
      "flac that is nothing but its head",
      (await bases.clip("voice.flac")).subarray(0, 42),
    ),
    headOnly("audio", "mpeg")(
      "mp3 that is half a frame",
      (await bases.clip("voice.mp3")).subarray(-60),
    ),
    headOnly("audio", "ogg")("ogg of one page", (await bases.clip("voice.ogg")).subarray(0, 47)),
    headOnly("audio", "webm")(
      "WebM without a block",
      (await bases.clip("voice.webm")).subarray(0, 300),
    ),
    headOnly("video", "mp4")(
      "mp4 without samples",
      patched(movie, "stsz", 8, joined(u32(0), u32(0))),
    ),
    headOnly("video", "mp4")("mp4 without a track", joined(movie.subarray(0, moov), box("moov"))),
    headOnly("video", "mp4")("mp4 of nothing but its first box", movie.subarray(0, 32)),
    headOnly("video", "quicktime")(
      "mov of one empty box",
      joined(movie.subarray(0, 32), box("mdat")),
    ),
  ];
};

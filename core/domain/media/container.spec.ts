import { expect, it } from "vitest";
import { type Container, containerOf, isCutWave, mayHold } from "./container.ts";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const heads: readonly (readonly [Container | null, Uint8Array])[] = [
  ["mp4", bytes("\0\0\0\x20ftypisom")],
  ["webm", bytes("\x1a\x45\xdf\xa3....")],
  ["ogg", bytes("OggS....")],
  ["wav", bytes("RIFF....WAVEfmt ")],
  ["flac", bytes("fLaC")],
  ["mp3", bytes("ID3\x03")],
  ["mp3", Uint8Array.of(0xff, 0xfb, 0x90, 0x44)],
  ["adts", Uint8Array.of(0xff, 0xf1, 0x50, 0x80)],
  [null, bytes("RIFF....WEBPVP8 ")],
  [null, bytes("<html><video>")],
  [null, Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
  [null, new Uint8Array()],
];

it.each(heads)("[OPEN-112] [R14] %s is told by the first bytes alone", (container, head) => {
  expect(containerOf(head)).toBe(container);
});

it.each([
  ["mp3", [0xff, 0xfb, 0x90], "of a whole layer 3 frame"],
  ["mp3", [0xff, 0xf3, 0x40], "at half the rate"],
  ["mp3", [0xff, 0xe3, 0x18], "at a quarter of the rate"],
  ["mp3", [0xff, 0xfb, 0xe0], "at the highest rate of bits"],
  [null, [0xff, 0xfb, 0xf0], "at a rate of bits that there is none of"],
  [null, [0xff, 0xfb, 0xf1], "the same, in a private frame"],
  [null, [0xff, 0xfd, 0x90], "of layer 2"],
  [null, [0xff, 0xff, 0x90], "of layer 1"],
  [null, [0xff, 0xff, 0xff], "of nothing but ones"],
  ["adts", [0xff, 0xf9, 0x50], "of AAC as MPEG-2 has it"],
  [null, [0xff, 0xe0, 0x50], "of no layer where AAC has none"],
  [null, [0xfe, 0xfb, 0x90], "a bit short of a frame"],
  [null, [0x00, 0xf1, 0x50], "without a frame’s first byte"],
  [null, [0xff, 0xdb, 0x90], "with a gap in its sync word"],
  [null, [0xff, 0x7b, 0x90], "with a gap at its second byte’s front"],
  [null, [0xff], "that end after one"],
] as const)("[OPEN-112] [R14] %s is told of bytes %j, %s", (container, head, _what) => {
  expect(containerOf(Uint8Array.from(head))).toBe(container);
});

it("[MEDIA-12] sound comes in no mp4, film in no sound's file", () => {
  expect([mayHold("audio", "mp4"), mayHold("video", "mp4")]).toEqual([false, true]);
  expect([mayHold("audio", "wav"), mayHold("video", "wav")]).toEqual([true, false]);
  expect([mayHold("audio", null), mayHold("video", null)]).toEqual([false, false]);
});

it("[R14] a wave that ends before it says so was cut, one that was streamed was not", () => {
  const wave = (said: number) => {
    const head = bytes("RIFF....WAVEfmt ");
    new DataView(head.buffer).setUint32(4, said, true);
    return head;
  };
  expect([isCutWave(wave(92), 100), isCutWave(wave(92), 99)]).toEqual([false, true]);
  expect(isCutWave(wave(0xffff_ffff), 99)).toBe(false);
  expect(isCutWave(bytes("OggS............"), 3)).toBe(false);
});

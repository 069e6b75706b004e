import type { Caption } from "#core/domain/media/index.ts";

/** 75.5 as "00:01:15.500". */
const stampOf = (seconds: number): string =>
  new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** Signs that begin a tag, or end a cue, in WebVTT. */
const plain = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replace(/\n\s*\n/g, "\n");

/** Captions as a WebVTT file, for the browser’s own controls; times in seconds (W3C WebVTT). */
export const vttOf = (captions: readonly Caption[]): string =>
  [
    "WEBVTT",
    ...captions.map(({ from, to, text }) => `${stampOf(from)} --> ${stampOf(to)}\n${plain(text)}`),
  ].join("\n\n");

import * as z from "zod/mini";
import type { Message } from "#core/kernel/index.ts";
import { mediaWords } from "./words.ts";

/** What is said between two moments of a recording, in seconds from its beginning. */
export const Caption = z.object({ from: z.number(), to: z.number(), text: z.string() });
export type Caption = z.infer<typeof Caption>;

/** The most signs of one caption: a reader takes in two lines of 42, and some languages need more. */
export const captionMaximum = 200;
export const captionLines = 2;
/** One a second for five minutes. */
export const mostCaptions = 300;

/** What is being said at a time, in seconds; null while nothing is. */
export const captionAt = (captions: readonly Caption[], t: number): Caption | null =>
  captions.find(({ from, to }) => t >= from && t < to) ?? null;

/** Players round their clocks. */
const slack = 0.5;

/** Whether a caption stands on at most two lines. */
export const isShort = (text: string): boolean => text.split("\n").length <= captionLines;

/**
 * Why these captions do not belong to this medium; undefined where they do. They follow one another without overlap,
 * each ends after it begins, and the last ends with the recording, where its length is known.
 */
export const refuseCaptions = (
  medium: { readonly type: string; readonly duration: number | null },
  captions: readonly Caption[],
): Message | undefined => {
  if (captions.length > 0 && medium.type === "photo") return mediaWords.noCaptions;
  let past = 0;
  for (const { from, to } of captions) {
    if (from < past || to <= from) return mediaWords.captionOrder;
    past = to;
  }
  return medium.duration !== null && past > medium.duration + slack
    ? mediaWords.captionOrder
    : undefined;
};

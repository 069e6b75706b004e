import * as z from "zod/mini";
import { asText } from "#core/kernel/index.ts";
import { SlideData, titleVariant } from "../slide/index.ts";
import { fieldWords } from "../words/fields.ts";
import { Occasion } from "./story.ts";

const words = (most: number) =>
  z.nullable(z.string().check(z.maxLength(most, asText(fieldWords.tooLong))));

/** The card builder's draft, its eight fields (STORY-17). */
export const CardDraft = z.object({
  occasion: z._default(Occasion, "custom"),
  occasion_date: z._default(
    z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}/, asText(fieldWords.validDay)))),
    null,
  ),
  title_style: z._default(words(100), null),
  title_theme: z._default(words(200), null),
  title_variant: z._default(words(100), null),
  title_exported_id: z._default(words(100), null),
  title_slide_data: z._default(z.nullable(SlideData), null),
  reminderId: z._default(words(200), null),
});
export type CardDraft = z.infer<typeof CardDraft>;

const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** Longest `dataId` that is read. */
const most = 6000;

/** Bytes of a text in UTF-8. */
const bytesOf = (text: string): number[] =>
  [...encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|./g)].map(([sign, hex]) =>
    hex === undefined ? (sign.codePointAt(0) ?? 0) : Number.parseInt(hex, 16),
  );

/** A draft as one part of a path (OPEN-39): its JSON in the URL-safe alphabet of RFC 4648. */
export const dataIdOf = (draft: CardDraft): string => {
  const bytes = bytesOf(JSON.stringify(draft));
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(at, at + 3);
    const all = (a << 16) | (b << 8) | c;
    const four = [18, 12, 6, 0].map((shift) => signs[(all >> shift) & 63]).join("");
    text += four.slice(0, Math.min(3, bytes.length - at) + 1);
  }
  return text;
};

const readBack = (dataId: string): string => {
  let bits = 0;
  let held = 0;
  let text = "";
  for (const sign of dataId) {
    bits = (bits << 6) | signs.indexOf(sign);
    held += 6;
    if (held < 8) continue;
    held -= 8;
    text += `%${((bits >> held) & 255).toString(16).padStart(2, "0")}`;
    bits &= (1 << held) - 1;
  }
  return decodeURIComponent(text);
};

/** The draft that a `dataId` stands for; null for one that is none (OPEN-39). */
export const draftFrom = (dataId: string): CardDraft | null => {
  if (!/^[\w-]+$/.test(dataId) || dataId.length > most) return null;
  try {
    const read = z.safeParse(CardDraft, JSON.parse(readBack(dataId)));
    if (!read.success) return null;
    const { title_variant: named } = read.data;
    const variant = named === null ? null : titleVariant(named);
    return named !== null && variant === null ? null : { ...read.data, title_variant: variant };
  } catch {
    return null; // no text, or no JSON
  }
};

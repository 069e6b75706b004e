import * as z from "zod/mini";
import { looksLikeEmail } from "#core/domain/form/index.ts";

// The shapes that settings may have. The words of each check complete "it must be …".

export const whole = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d+$/, `a whole number from ${least} to ${most}`)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z
        .number()
        .check(
          z.minimum(least, `a whole number from ${least} to ${most}`),
          z.maximum(most, `a whole number from ${least} to ${most}`),
        ),
    ),
  );
export const filled = z
  .string()
  .check(z.minLength(1, "not empty"), z.maxLength(200, "at most 200 characters"));
export const email = z.string().check(z.refine(looksLikeEmail, "an email address"));
export const list = (item: RegExp, words: string) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) =>
        text
          .split(",")
          .map((part) => part.trim())
          .filter((part) => part !== ""),
      ),
    ),
    z.array(z.string().check(z.regex(item, words))),
  );
export const oneOf = <const T extends readonly [string, ...string[]]>(...words: T) =>
  z.enum(words, `one of ${words.join(", ")}`);

const url = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);
export const address = z.pipe(
  z.string().check(
    z.refine((text) => {
      const at = url(text);
      return (
        at !== null && /^https?:$/.test(at.protocol) && at.pathname === "/" && at.search === ""
      );
    }, "an address like https://cards.example.org, with nothing behind the host"),
  ),
  z.transform((text) => new URL(text).origin),
);
export const server = (schemes: RegExp, example: string) =>
  z.string().check(
    z.refine((text) => {
      const at = url(text);
      return at !== null && schemes.test(at.protocol);
    }, `an address like ${example}`),
  );
export const moment = z.pipe(
  z
    .string()
    .check(z.refine((text) => !Number.isNaN(Date.parse(text)), "a date like 2026-03-01T20:00Z")),
  z.transform((text) => new Date(text).toISOString()),
);

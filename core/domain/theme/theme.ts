import * as z from "zod/mini";
import { Logo } from "../branding/logo.ts";

/** Six colours and who may change them (THEME-03, THEME-04, OPEN-124). */
export const Colourset = z.object({
  schema_version: z.enum(["1.0", "1.1", "1.2"]),
  /** "#RRGGBB", six of them (OPEN-123). */
  colours: z.array(z.string()),
  /** From 1.1. */
  allow_customisation: z.optional(z.boolean()),
  type: z.optional(z.string()),
  /** From 1.2. */
  max_colours: z.optional(z.number()),
});
export type Colourset = z.infer<typeof Colourset>;

/** A theme that an account keeps (THEME-02). */
export const AccountTheme = z.object({
  id: z.string(),
  name: z.string(),
  colourset: Colourset,
  logo: z.nullable(Logo),
  from_shared_theme_id: z.nullable(z.string()),
});
export type AccountTheme = z.infer<typeof AccountTheme>;

/** How a card is coloured (THEME-05); the last two are derived (OPEN-125). */
export const CardTheme = z.object({
  colourset: Colourset,
  cover_colour_count: z.number(),
  message_bg_colour_visibility: z.boolean(),
  /** What is played. */
  playback: z.nullable(Colourset),
  /** What the cover itself defines. */
  specification_colourset: z.nullable(Colourset),
});
export type CardTheme = z.infer<typeof CardTheme>;

/** Themes that are passed on together (THEME-06, OPEN-129). */
export const Themeset = z.object({
  id: z.string(),
  theme_ids: z.array(z.string()),
  themes: z.array(AccountTheme),
});
export type Themeset = z.infer<typeof Themeset>;

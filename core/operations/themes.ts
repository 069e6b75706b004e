import * as z from "zod/mini";
import { normaliseHex } from "#core/domain/form/index.ts";
import {
  AccountTheme,
  CardTheme,
  colourCount,
  Themeset,
  themeMaximum,
  themeWords,
} from "#core/domain/theme/index.ts";
import { fieldWords } from "#core/domain/words/index.ts";
import { asText } from "#core/kernel/index.ts";
import { byId, fields, id, line, maybe, neededLine, spelt, token, whole, yesNo } from "./fields.ts";
import { operation } from "./operation.ts";

const tag = "Themes";
const OneTheme = z.object({ theme: AccountTheme });
const Themes = z.object({ themes: z.array(AccountTheme) });
const OneCardTheme = z.object({ theme: CardTheme });
const own = { of: "theme", at: "path.id" } as const;
const none = { of: "none" } as const;

/** Any spelling of a hex colour becomes "#RRGGBB" (FORM-14). */
const colour = spelt(
  z.string(asText(fieldWords.colour)).check(z.regex(/^#[0-9A-F]{6}$/, asText(fieldWords.colour))),
  (given) => (typeof given === "string" ? (normaliseHex(given) ?? given) : given),
);
/** One to six colours; the rest is filled from the default palette (OPEN-123). */
const colourset = z.object(
  {
    /** "1.0", "1.1" or "1.2"; a newer one is refused and says so. */
    schema_version: z.optional(line(20)),
    colours: z
      .array(colour, asText(fieldWords.colours))
      .check(
        z.minLength(1, asText(fieldWords.colour)),
        z.maxLength(colourCount, asText(fieldWords.mostColours(colourCount))),
      ),
    allow_customisation: z.optional(yesNo),
    type: z.optional(line(50)),
    max_colours: z.optional(whole),
  },
  asText(fieldWords.colours),
);
const countWords = asText(fieldWords.someColours(colourCount));
const themeIds = z
  .array(id, asText(fieldWords.themes))
  .check(z.maxLength(themeMaximum, asText(fieldWords.mostThemes)));
const someThemes = z
  .array(id, asText(fieldWords.themes))
  .check(
    z.minLength(1, asText(themeWords.noneChosen)),
    z.maxLength(themeMaximum, asText(fieldWords.mostThemes)),
  );
const longest = 100;

export const themeOperations = {
  readThemes: operation({
    tag,
    summary: "List the user's themes",
    ids: ["API-111", "THEME-01"],
    answer: Themes,
    subject: none,
    who: "signedIn",
  }),
  readTheme: operation({
    tag,
    summary: "Get a theme",
    ids: ["API-112", "THEME-02"],
    path: byId,
    answer: OneTheme,
    subject: own,
    who: "holder",
  }),
  createTheme: operation({
    tag,
    summary: "Save a theme",
    ids: ["API-113", "THEME-13", "THEME-14"],
    body: fields({ colourset, logo_id: maybe(id), name: z.optional(line(longest)) }),
    answer: OneTheme,
    subject: none,
    who: "signedIn",
    once: true,
  }),
  changeTheme: operation({
    tag,
    summary: "Change a theme",
    ids: ["API-114", "THEME-19"],
    inTurn: true,
    path: byId,
    body: fields({
      colourset: z.optional(colourset),
      /** null takes the logo off. */
      logo_id: maybe(id),
      name: z.optional(neededLine(asText(themeWords.noName), longest)),
    }),
    answer: OneTheme,
    subject: own,
    who: "holder",
  }),
  reorderThemes: operation({
    tag,
    summary: "Put the user's themes in order",
    ids: ["API-115", "THEME-15"],
    inTurn: true,
    body: fields({ themes: themeIds }),
    answer: null,
    subject: none,
    who: "signedIn",
  }),
  deleteTheme: operation({
    tag,
    summary: "Delete a theme",
    ids: ["API-116", "THEME-19"],
    path: byId,
    answer: null,
    subject: own,
    who: "holder",
  }),
  /** Players need it too: `token` is the token of the link they came through. */
  readCardTheme: operation({
    tag,
    summary: "Get a card's colours",
    ids: ["API-117", "THEME-05"],
    path: byId,
    query: fields({ token: z.optional(token) }),
    answer: OneCardTheme,
    subject: { of: "story", at: "path.id", through: "query.token" },
    who: "cardPlayer",
  }),
  changeCardTheme: operation({
    tag,
    summary: "Set a card's colours",
    ids: ["API-118", "THEME-16"],
    inTurn: true,
    path: byId,
    body: fields({
      /** null gives the card the colours of its cover again. */
      colourset: z.optional(z.nullable(colourset)),
      /** The theme of one’s own that they are of; alone, its colours are taken. null: of none. */
      theme_id: maybe(id),
      message_bg_colour_visibility: z.optional(yesNo),
      cover_colour_count: z.optional(
        whole.check(z.minimum(1, countWords), z.maximum(colourCount, countWords)),
      ),
    }),
    answer: OneCardTheme,
    subject: { of: "story", at: "path.id" },
    who: "cardOrganiser",
  }),
  readThemeset: operation({
    tag,
    summary: "List the themes someone shares",
    ids: ["API-119", "THEME-17"],
    path: byId,
    answer: z.object({ themeset: Themeset }),
    subject: none,
    who: "anyone",
  }),
  shareThemes: operation({
    tag,
    summary: "Share themes",
    ids: ["API-120", "THEME-17", "OPEN-129"],
    body: fields({ theme_ids: someThemes }),
    answer: z.object({ themeset: Themeset }),
    subject: none,
    who: "signedIn",
    once: true,
  }),
  acceptThemes: operation({
    tag,
    summary: "Save shared themes",
    ids: ["API-121", "THEME-17", "THEME-18"],
    body: fields({ theme_ids: someThemes }),
    answer: Themes,
    subject: none,
    who: "signedIn",
  }),
};

import * as z from "zod/mini";
import { Logo, LogoLink, LogoLinkType, scales } from "#core/domain/branding/index.ts";
import { fieldWords } from "#core/domain/words/index.ts";
import { asText } from "#core/kernel/index.ts";
import { crop } from "./crop.ts";
import { byId, fields, id, line, maybe, number, oneOf, token } from "./fields.ts";
import { operation } from "./operation.ts";

const tag = "Branding";
const Links = z.object({ logo_links: z.array(LogoLink) });
const OneLink = z.object({ logo_link: LogoLink });
const own = { of: "logoLink", at: "path.id" } as const;
const none = { of: "none" } as const;

const between = asText(fieldWords.size);
/** OPEN-130. */
const scale = number.check(z.minimum(scales.least, between), z.maximum(scales.most, between));

export const brandingOperations = {
  /** Players need it too: `token` is the token of the link they came through. */
  readBranding: operation({
    tag,
    summary: "List a card's logos",
    ids: ["API-122", "LOGO-03"],
    path: byId,
    query: fields({ token: z.optional(token) }),
    answer: Links,
    subject: { of: "story", at: "path.id", through: "query.token" },
    who: "cardPlayer",
  }),
  readLogoLinks: operation({
    tag,
    summary: "List the logos of the user's account",
    ids: ["API-123", "LOGO-03"],
    query: fields({
      type: z.optional(oneOf(["account", "theme"])),
      /** The theme whose logo is asked for; the account's without it. */
      theme_id: z.optional(id),
    }),
    answer: Links,
    subject: none,
    who: "signedIn",
  }),
  createLogo: operation({
    tag,
    summary: "Create a logo from an upload",
    ids: ["API-124", "LOGO-04"],
    body: fields({
      s3_key: token,
      s3_etag: z.optional(line(200)),
      file_size_kb: z.optional(number),
      media_type: z.optional(oneOf(["logo"])),
      mime_type: line(200),
      original_filename: line(300),
      /** What is shown of the picture that was uploaded; all of it where it is not said. */
      crop_transform: maybe(crop),
    }),
    answer: z.object({ logo: Logo }),
    refusals: ["tooLarge", "unsupported"],
    subject: { of: "upload", at: "body.s3_key" },
    who: "signedInUploadHolder",
    once: true,
  }),
  createLogoLink: operation({
    tag,
    summary: "Put a logo on a card, a theme or an account",
    ids: ["API-125", "LOGO-02", "OPEN-130"],
    body: fields({
      logo_id: id,
      scale: z.optional(scale),
      /** With a card's; the theme's own id with a theme's. */
      story_id: maybe(id),
      theme_id: maybe(id),
      type: oneOf(LogoLinkType.options),
    }),
    answer: OneLink,
    subject: { of: "storyIfNamed", at: "body.story_id" },
    who: "signedInOwnerIfNamed",
    once: true,
  }),
  changeLogoLink: operation({
    tag,
    summary: "Change a logo or its size",
    ids: ["API-126", "LOGO-04"],
    inTurn: true,
    path: byId,
    body: fields({ logo_id: z.optional(id), scale: z.optional(scale) }),
    answer: OneLink,
    subject: own,
    who: "holder",
  }),
  deleteLogoLink: operation({
    tag,
    summary: "Remove a logo",
    ids: ["API-127", "LOGO-04"],
    path: byId,
    answer: null,
    subject: own,
    who: "holder",
  }),
};

import * as z from "zod/mini";

/** The ground that a logo can be seen on: one drawn in white on nothing needs a dark one. */
export const LogoGround = z.enum(["light", "dark"]);
export type LogoGround = z.infer<typeof LogoGround>;

/** A picture that stands for somebody (LOGO-01); `width` and `height` are of the large one, in pixels. */
export const Logo = z.object({
  id: z.string(),
  original_filename: z.string(),
  urls: z.object({ large: z.string(), small: z.string() }),
  width: z.number(),
  height: z.number(),
  ground: LogoGround,
});
export type Logo = z.infer<typeof Logo>;

/** What a logo is attached to; a card's own wins over its theme's, that over the account's (OPEN-130). */
export const LogoLinkType = z.enum(["story", "theme", "account"]);
export type LogoLinkType = z.infer<typeof LogoLinkType>;

/** LOGO-02; `scale` from 0.5 to 2 (OPEN-130). */
export const LogoLink = z.object({
  id: z.string(),
  type: LogoLinkType,
  scale: z.number(),
  logo: Logo,
});
export type LogoLink = z.infer<typeof LogoLink>;

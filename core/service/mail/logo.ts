import { shownLink, sizeInMail } from "#core/domain/branding/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import { linksOfCard } from "../branding/index.ts";
import type { Context } from "../context/index.ts";
import type { MailLogo } from "./templates/index.ts";

/** The logo that mails about a card carry: the one that it shows (OPEN-130); null where it has none. */
export const mailLogoOf = async (
  { store }: Pick<Context, "store">,
  story: StoryRecord,
): Promise<MailLogo | null> => {
  const link = shownLink(await linksOfCard({ store }, story));
  const logo = link && (await store.find("logos", link.logo_id));
  // the small file is one that every mail program shows
  return logo && { key: logo.small_key, ground: logo.ground, ...sizeInMail(logo, link.scale) };
};

import {
  byPrecedence,
  isOnCard,
  type LogoLink,
  type LogoLinkRecord,
  type LogoRecord,
  presentLinks,
  scales,
} from "#core/domain/branding/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import type { AccountId } from "#core/kernel/index.ts";
import type { Context } from "../context/index.ts";

type Reading = Pick<Context, "store" | "settings">;

/** Links as they are told, with their logos (LOGO-02). */
export const showLinks = async (
  { store, settings }: Reading,
  links: readonly LogoLinkRecord[],
): Promise<LogoLink[]> => {
  if (links.length === 0) return [];
  const { logos } = await store.pick({ logos: [...new Set(links.map(({ logo_id }) => logo_id))] });
  return presentLinks(links, logos, settings.link);
};

/** The links that reach a card: its own, its theme's and its account's, in the order that counts (OPEN-130). */
export const linksOfCard = async (
  { store }: Pick<Context, "store">,
  story: StoryRecord,
): Promise<readonly LogoLinkRecord[]> => {
  const { id, owner_account_id: account_id, last_applied_theme_id: theme_id } = story;
  if (account_id === null) return [];
  const [own, themes, accounts] = await Promise.all([
    store.list("logo_links", { story_id: id }),
    theme_id === null ? [] : store.list("logo_links", { account_id, theme_id }),
    store.list("logo_links", { account_id, type: "account" }),
  ]);
  return byPrecedence([...own, ...themes, ...accounts.filter((link) => isOnCard(link, story))]);
};

/** A logo of one's own; null where it is somebody else's or gone. */
export const ownLogo = async ({ store }: Context, account_id: AccountId, id: string) => {
  const logo = await store.find("logos", id);
  return logo?.account_id === account_id ? logo : null;
};

type Place = Pick<LogoLinkRecord, "type" | "story_id" | "theme_id">;

/**
 * Gathers a logo's being put somewhere: in place of the one that is there, whose size it takes over where none is
 * given. Whoever calls it writes the row of that place as of the version read, so that two at one moment are one.
 */
export const putLogo = async (
  { store, ids, today, work }: Pick<Context, "store" | "ids" | "today" | "work">,
  logo: LogoRecord,
  place: Place,
  scale?: number,
): Promise<LogoLinkRecord> => {
  const { account_id } = logo;
  const [before] = await store.list("logo_links", { account_id, ...place }, { limit: 1 });
  if (before) {
    const set = { logo_id: logo.id, scale: scale ?? before.scale };
    work.change("logo_links", before, set);
    return { ...before, ...set };
  }
  const link: LogoLinkRecord = {
    id: ids.id(),
    version: 1,
    account_id,
    scale: scale ?? scales.usual,
    logo_id: logo.id,
    created_on: today,
    ...place,
  };
  work.add("logo_links", link);
  return link;
};

import { rules, type StorySubject } from "#core/domain/access/index.ts";
import {
  brandingWords,
  type LogoLinkRecord,
  type LogoRecord,
} from "#core/domain/branding/index.ts";
import { type AccountId, done, invalid, type Outcome } from "#core/kernel/index.ts";
import type { ParsedInputOf } from "#core/operations/index.ts";
import { changeCard } from "../../card/index.ts";
import { accountOf, type Context, type Handler } from "../../context/index.ts";
import { linksOfCard, ownLogo, putLogo, showLinks } from "../links.ts";

/** The logos that reach a card, the one that counts first (API-122). */
export const readBranding: Handler<"readBranding"> = async (context, _asked, { story }) =>
  done({ logo_links: await showLinks(context, await linksOfCard(context, story)) });

/** Of the account, or of one of its themes. */
export const readLogoLinks: Handler<"readLogoLinks"> = async (context, { query }) => {
  const account_id = context.actor.account as AccountId;
  const of = query.theme_id ? { theme_id: query.theme_id } : ({ type: "account" } as const);
  const links = await context.store.list("logo_links", { account_id, ...of });
  return done({ logo_links: await showLinks(context, links) });
};

const one = async (context: Context, link: LogoLinkRecord) => {
  const [logo_link] = await showLinks(context, [link]);
  return logo_link ? done({ logo_link }) : invalid("logo_id", brandingWords.gone);
};

type LinkBody = ParsedInputOf<"createLogoLink">["body"];

/** Where a new link stands; the row of that place is written as of the version read. */
const placeOf = async (
  context: Context,
  { type, theme_id }: LinkBody,
  card: StorySubject | null,
): Promise<
  Outcome<Pick<LogoLinkRecord, "type" | "story_id" | "theme_id">, "invalid" | "unauthenticated">
> => {
  const { store, actor, work } = context;
  if (type === "story") {
    if (!card) return invalid("story_id", brandingWords.noCard);
    changeCard(context, card.story, {});
    return done({ type, story_id: card.story.id, theme_id: null });
  }
  if (type === "theme") {
    const theme = theme_id ? await store.find("themes", theme_id) : null;
    if (!theme || !rules.holder.lets(actor, theme))
      return invalid("theme_id", brandingWords.noTheme);
    work.change("themes", theme, {});
    return done({ type, story_id: null, theme_id: theme.id });
  }
  const account = await accountOf(context);
  if (!account.ok) return account;
  work.change("accounts", account.value, {});
  return done({ type, story_id: null, theme_id: null });
};

/** One logo stands in one place: a second one takes the place of the first (LOGO-04). */
export const createLogoLink: Handler<"createLogoLink"> = async (context, { body }, card) => {
  const logo = await ownLogo(context, context.actor.account as AccountId, body.logo_id);
  if (!logo) return invalid("logo_id", brandingWords.gone);
  const place = await placeOf(context, body, card);
  if (!place.ok) return place;
  return one(context, await putLogo(context, logo, place.value, body.scale));
};

/** Whoever watches the card is told that it looks different now. */
const tellCard = async (context: Context, { story_id }: LogoLinkRecord): Promise<void> => {
  if (story_id === null) return;
  context.work.mark("stories", story_id, { last_story_update: context.today });
  context.work.tell(`story:${story_id}`, "story");
};

/** What is not sent stays (API-126). */
export const changeLogoLink: Handler<"changeLogoLink"> = async (context, { body }, before) => {
  const { logo_id = before.logo_id, scale = before.scale } = body;
  const logo: LogoRecord | null = await ownLogo(context, before.account_id, logo_id);
  if (!logo) return invalid("logo_id", brandingWords.gone);
  context.work.change("logo_links", before, { logo_id, scale });
  await tellCard(context, before);
  return one(context, { ...before, logo_id, scale });
};

/** The logo itself stays for a day, so that it may be put back. */
export const deleteLogoLink: Handler<"deleteLogoLink"> = async (context, _asked, link) => {
  context.work.remove("logo_links", { id: link.id });
  await tellCard(context, link);
  return done(null);
};

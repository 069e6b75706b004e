import { brandingWords, type LogoRecord, presentLogo } from "#core/domain/branding/index.ts";
import {
  type AccountTheme,
  inOrder,
  presentTheme,
  readColourset,
  type ThemeRecord,
  themeWords,
} from "#core/domain/theme/index.ts";
import { type AccountId, done, invalid, type Outcome } from "#core/kernel/index.ts";
import { ownLogo, putLogo, showThemes } from "../../branding/index.ts";
import { accountOf, type Context, type Handler } from "../../context/index.ts";
import { addThemes, ownThemes } from "../themes.ts";

const one = (record: ThemeRecord, logo: AccountTheme["logo"]) =>
  done({ theme: presentTheme(record, logo) });

/** The logo of one's own that is named; null where none is. */
const namedLogo = async (
  context: Context,
  id: string | null | undefined,
): Promise<Outcome<LogoRecord | null, "invalid">> => {
  if (!id) return done(null);
  const logo = await ownLogo(context, context.actor.account as AccountId, id);
  return logo ? done(logo) : invalid("logo_id", brandingWords.gone);
};
const ofTheme = (theme_id: string) => ({ type: "theme", story_id: null, theme_id }) as const;

export const readThemes: Handler<"readThemes"> = async (context) => {
  const own = await ownThemes(context, context.actor.account as AccountId);
  return done({ themes: await showThemes(context, own) });
};

export const readTheme: Handler<"readTheme"> = async (context, _asked, theme) => {
  const [shown] = await showThemes(context, [theme]);
  return done({ theme: shown as AccountTheme });
};

/** Without a name it is "My Theme {n+1}" (THEME-14). */
export const createTheme: Handler<"createTheme"> = async (context, { body }) => {
  const logo = await namedLogo(context, body.logo_id);
  if (!logo.ok) return logo;
  const colourset = readColourset(body.colourset);
  if (!colourset.ok) return colourset;
  const account = await accountOf(context);
  if (!account.ok) return account;
  const own = await ownThemes(context, account.value.id);
  const { say } = context.translator.in(context.caller.languages);
  const facts = {
    name: body.name?.trim() || say(themeWords.named(own.length + 1)),
    colourset: colourset.value,
    from_shared_theme_id: null,
  };
  const added = addThemes(context, account.value, own, [facts]);
  if (!added.ok) return added;
  const theme = added.value[0] as ThemeRecord;
  if (logo.value) await putLogo(context, logo.value, ofTheme(theme.id));
  return one(theme, logo.value && presentLogo(logo.value, context.settings.link));
};

/** What is not sent stays; a logo of null goes. */
export const changeTheme: Handler<"changeTheme"> = async (context, { body }, before) => {
  const { work } = context;
  const logo = await namedLogo(context, body.logo_id);
  if (!logo.ok) return logo;
  const colourset = body.colourset ? readColourset(body.colourset) : done(before.colourset);
  if (!colourset.ok) return colourset;
  const set = { name: body.name ?? before.name, colourset: colourset.value };
  work.change("themes", before, set);
  if (logo.value) await putLogo(context, logo.value, ofTheme(before.id));
  else if (body.logo_id === null) work.remove("logo_links", { theme_id: before.id });
  else {
    const [shown] = await showThemes(context, [before]);
    return one({ ...before, ...set }, shown?.logo ?? null);
  }
  return one({ ...before, ...set }, logo.value && presentLogo(logo.value, context.settings.link));
};

export const reorderThemes: Handler<"reorderThemes"> = async (context, { body }) => {
  const own = await ownThemes(context, context.actor.account as AccountId);
  for (const [position, theme] of inOrder(own, body.themes).entries())
    if (theme.position !== position) context.work.change("themes", theme, { position });
  return done(null);
};

/** Cards that have its colours keep them, lose its logo, and no longer say whose they are; copies that others took stay. */
export const deleteTheme: Handler<"deleteTheme"> = async ({ work }, _asked, { id, account_id }) => {
  work.remove("themes", { id });
  work.remove("logo_links", { theme_id: id });
  work.changeAll(
    "stories",
    { owner_account_id: account_id, last_applied_theme_id: id },
    { last_applied_theme_id: null },
  );
  return done(null);
};

import {
  inOrder,
  presentTheme,
  readColourset,
  type ThemeRecord,
  themeWords,
} from "#core/domain/theme/index.ts";
import { type AccountId, done, invalid } from "#core/kernel/index.ts";
import { accountOf, type Handler } from "../../context/index.ts";
import { addThemes, ownThemes } from "../themes.ts";

const one = (record: ThemeRecord) => done({ theme: presentTheme(record) });

export const readThemes: Handler<"readThemes"> = async (context) => {
  const own = await ownThemes(context, context.actor.account as AccountId);
  return done({ themes: own.map(presentTheme) });
};

export const readTheme: Handler<"readTheme"> = async (_context, _asked, theme) => one(theme);

/** Without a name it is "My Theme {n+1}" (THEME-14). */
export const createTheme: Handler<"createTheme"> = async (context, { body }) => {
  if (body.logo_id) return invalid("logo_id", themeWords.noLogo);
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
  return added.ok ? one(added.value[0] as ThemeRecord) : added;
};

export const changeTheme: Handler<"changeTheme"> = async ({ work }, { body }, before) => {
  if (body.logo_id) return invalid("logo_id", themeWords.noLogo);
  const colourset = body.colourset ? readColourset(body.colourset) : done(before.colourset);
  if (!colourset.ok) return colourset;
  const set = { name: body.name ?? before.name, colourset: colourset.value };
  work.change("themes", before, set);
  return one({ ...before, ...set });
};

export const reorderThemes: Handler<"reorderThemes"> = async (context, { body }) => {
  const own = await ownThemes(context, context.actor.account as AccountId);
  for (const [position, theme] of inOrder(own, body.themes).entries())
    if (theme.position !== position) context.work.change("themes", theme, { position });
  return done(null);
};

/** Cards that have its colours keep them, and no longer say whose they are; copies that others took stay. */
export const deleteTheme: Handler<"deleteTheme"> = async ({ work }, _asked, { id, account_id }) => {
  work.remove("themes", { id });
  work.changeAll(
    "stories",
    { owner_account_id: account_id, last_applied_theme_id: id },
    { last_applied_theme_id: null },
  );
  return done(null);
};

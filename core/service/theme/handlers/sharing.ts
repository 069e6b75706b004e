import {
  newToAccount,
  presentTheme,
  type ThemeRecord,
  type ThemesetRecord,
  themesetMaximum,
  themeWords,
} from "#core/domain/theme/index.ts";
import { done, invalid, refused } from "#core/kernel/index.ts";
import { showThemes } from "../../branding/index.ts";
import { accountOf, type Context, type Handler } from "../../context/index.ts";
import { addThemes, ownThemes } from "../themes.ts";

/** Those that are still there and may be seen, in the order of the ids. */
const inSet = (themes: readonly ThemeRecord[], ids: readonly string[]): readonly ThemeRecord[] =>
  ids.flatMap((id) => themes.find((theme) => theme.id === id) ?? []);

const told = ({ id, theme_ids }: ThemesetRecord, themes: readonly ThemeRecord[]) => {
  const there = inSet(themes, theme_ids);
  return done({
    themeset: {
      id,
      theme_ids: there.map((theme) => theme.id),
      themes: there.map((theme) => presentTheme(theme)),
    },
  });
};

/** Themes as they are by now; a set none of whose themes is left is not there any more. */
export const readThemeset: Handler<"readThemeset"> = async ({ store }, { path }) => {
  const set = await store.find("themesets", path.id);
  if (!set) return refused("notFound", themeWords.notShared);
  const { themes } = await store.pick({ themes: set.theme_ids });
  return themes.length === 0 ? refused("notFound", themeWords.notShared) : told(set, themes);
};

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** The link of the same themes stays the same; sets that have nothing left to show make room. */
export const shareThemes: Handler<"shareThemes"> = async (context, { body }) => {
  const { store, work, ids, today } = context;
  const account = await accountOf(context);
  if (!account.ok) return account;
  const account_id = account.value.id;
  const [own, sets] = await Promise.all([
    ownThemes(context, account_id),
    store.list("themesets", { account_id }, { limit: themesetMaximum }),
  ]);
  const chosen = inSet(own, [...new Set(body.theme_ids)]);
  if (chosen.length === 0) return invalid("theme_ids", themeWords.noneChosen);
  const theme_ids = chosen.map(({ id }) => id);
  const known = sets.find((set) => isSame(set.theme_ids, theme_ids));
  if (known) return told(known, chosen);

  const empty = sets.filter((set) => inSet(own, set.theme_ids).length === 0);
  if (sets.length - empty.length >= themesetMaximum)
    return refused("limited", themeWords.tooManyShared);
  if (empty.length > 0) work.remove("themesets", { id: empty.map(({ id }) => id) });
  for (const theme of chosen)
    if (theme.shared_on === null) work.change("themes", theme, { shared_on: today });
  const set: ThemesetRecord = {
    id: ids.token(),
    version: 1,
    account_id,
    theme_ids,
    created_on: today,
  };
  work.add("themesets", set);
  // as of the version read: as with new themes
  work.change("accounts", account.value, {});
  return told(set, chosen);
};

/** Of the themes that were named, those that anybody may take over. */
const sharedOf = async ({ store }: Context, ids: readonly string[]) => {
  const { themes } = await store.pick({ themes: [...new Set(ids)] });
  return inSet(
    themes.filter(({ shared_on }) => shared_on !== null),
    [...new Set(ids)],
  );
};

/** Copies of shared themes; what was taken before, or is one's own, is not taken again. Answers the account's. */
export const acceptThemes: Handler<"acceptThemes"> = async (context, { body }) => {
  const account = await accountOf(context);
  if (!account.ok) return account;
  const [own, shared] = await Promise.all([
    ownThemes(context, account.value.id),
    sharedOf(context, body.theme_ids),
  ]);
  if (shared.length === 0) return refused("notFound", themeWords.notShared);
  const facts = newToAccount(shared, own).map(({ id, name, colourset }) => ({
    name,
    colourset,
    from_shared_theme_id: id,
  }));
  const added = addThemes(context, account.value, own, facts);
  if (!added.ok) return added;
  const before = await showThemes(context, own);
  return done({ themes: [...before, ...added.value.map((theme) => presentTheme(theme))] });
};

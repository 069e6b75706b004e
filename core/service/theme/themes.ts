import type { AccountRecord } from "#core/domain/account/index.ts";
import { type ThemeRecord, themeMaximum, themeWords } from "#core/domain/theme/index.ts";
import { type AccountId, done, type Outcome, refused } from "#core/kernel/index.ts";
import type { Context } from "../context/index.ts";

/** An account's own, in its order. */
export const ownThemes = ({ store }: Context, account_id: AccountId) =>
  store.list("themes", { account_id }, { order: "position", limit: themeMaximum });

type Facts = Pick<ThemeRecord, "name" | "colourset" | "from_shared_theme_id">;

/** Gathers new themes behind an account's own; refused where it has no room for all of them. */
export const addThemes = (
  { ids, today, work }: Context,
  account: AccountRecord,
  own: readonly ThemeRecord[],
  all: readonly Facts[],
): Outcome<readonly ThemeRecord[], "limited"> => {
  if (own.length + all.length > themeMaximum) return refused("limited", themeWords.tooMany);
  const last = own.at(-1)?.position ?? -1;
  const added = all.map(
    (facts, at): ThemeRecord => ({
      ...facts,
      id: ids.id(),
      version: 1,
      account_id: account.id,
      position: last + 1 + at,
      shared_on: null,
      created_on: today,
    }),
  );
  for (const theme of added) work.add("themes", theme);
  // as of the version read: two at one moment are counted, and an account that is being deleted gets none
  if (added.length > 0) work.change("accounts", account, {});
  return done(added);
};

import type { AccountRecord } from "#core/domain/account/index.ts";
import { type AccountId, as } from "#core/kernel/index.ts";
import type { Caller, Context } from "../context/index.ts";

/** The account of an address in its plain form. */
export const accountWith = async (
  context: Context,
  email: string,
): Promise<AccountRecord | undefined> =>
  (await context.store.list("accounts", { email }, { limit: 1 }))[0];

/** An account as it begins. */
export const newAccount = (
  context: Pick<Context, "ids" | "today" | "translator"> & {
    readonly caller: Pick<Caller, "languages">;
  },
  email: string,
  names: { readonly first_name: string; readonly last_name: string },
): AccountRecord => ({
  id: as<AccountId>(context.ids.id()),
  version: 1,
  email,
  ...names,
  hide_my_email: false,
  credits_digital_available: 0,
  credits_digital_used: 0,
  credits_postal_available: 0,
  credits_postal_used: 0,
  last_card_on: null,
  tooltips: [],
  locale: localeOf(context),
  news: "daily",
  zone: null,
  created_on: context.today,
});

/** The language that a call asks to be answered in; null where it says nothing of it. */
const localeOf = ({
  caller,
  translator,
}: Pick<Context, "translator"> & { readonly caller: Pick<Caller, "languages"> }): string | null =>
  caller.languages === null ? null : translator.in(caller.languages).locale;

/** Keeps the language that somebody logs in with for their mails. */
export const keepLocale = (context: Context, account: AccountRecord): void => {
  const locale = localeOf(context);
  if (locale !== null && locale !== account.locale)
    context.work.change("accounts", account, { locale });
};

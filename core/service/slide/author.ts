import type { AccountRecord } from "#core/domain/account/index.ts";
import type { SlideRecord } from "#core/domain/slide/index.ts";
import type { Context } from "../context/index.ts";
import type { Pot } from "../limits/index.ts";

type Author = Pick<
  SlideRecord,
  "account_id" | "visitor_id" | "creator_first_name" | "creator_last_name" | "creator_email"
>;

/** What a new message counts against: whoever writes it, and their network while nobody knows them. */
export const newMessagePots = (context: Context): readonly Pot[] => {
  const { account } = context.actor;
  if (account !== null) return [{ limit: "messagesOfPerson", of: account }];
  return [
    { limit: "messagesOfPerson", of: `visitor ${context.visitor().visitor}` },
    { limit: "messagesOfNetwork", of: context.caller.network },
  ];
};

/** How a slide names who made it; a hidden address is not even kept with it (OPEN-60). */
export const authorOf = (context: Context, account: AccountRecord | null): Author =>
  account === null
    ? {
        account_id: null,
        visitor_id: context.visitor().visitor,
        creator_first_name: "",
        creator_last_name: "",
        creator_email: null,
      }
    : {
        account_id: account.id,
        visitor_id: null,
        creator_first_name: account.first_name,
        creator_last_name: account.last_name,
        creator_email: account.hide_my_email ? null : account.email,
      };

import { type AccountRecord, presentAccount } from "#core/domain/account/index.ts";
import { creditsGranted } from "#core/domain/ledger/index.ts";
import { freeCredit } from "#core/domain/platform/index.ts";
import { plainEmail } from "#core/domain/role/index.ts";
import { peopleWords, words } from "#core/domain/words/index.ts";
import { done, invalid, type Outcome, refused } from "#core/kernel/index.ts";
import { endOtherSessions, proveAddress, rotateSession } from "../../auth/index.ts";
import type { Context, Handler } from "../../context/index.ts";
import { accountOf } from "../../context/index.ts";
import { enterCredits } from "../../payment/index.ts";
import { carryOver, carrySubscriptions, leaveAddress, tellOldAddress } from "../ownAddress.ts";

export const readAccount: Handler<"readAccount"> = async (context) => {
  const account = await accountOf(context);
  return account.ok ? done({ account: presentAccount(account.value) }) : account;
};

/** A new address needs the code that was sent there, and nobody else with it. */
const checkNewEmail = async (
  context: Context,
  email: string,
  body: { verify_code?: string | undefined; auth_context_id?: string | undefined },
): Promise<Outcome<null, "invalid" | "forbidden" | "gone" | "locked">> => {
  const { emailNeedsCode, emailTaken } = peopleWords;
  if (body.verify_code === undefined) return invalid("verify_code", emailNeedsCode);
  const proved = await proveAddress(
    context,
    {
      email,
      context: body.auth_context_id ?? null,
      code: body.verify_code,
      link: null,
    },
    "newAddress",
  );
  if (!proved.ok) return proved;
  const [taken] = await context.store.list("accounts", { email }, { limit: 1 });
  return taken ? invalid("email", emailTaken) : done(null);
};

export const changeAccount: Handler<"changeAccount"> = async (context, { body }) => {
  const found = await accountOf(context);
  if (!found.ok) return found;
  const { store, session: family } = context;
  const session = family === null ? null : await store.find("sessions", family);
  if (!session || session.revoked_on !== null) return refused("unauthenticated", words.signInAgain);
  const before = found.value;
  const email = body.email === undefined ? before.email : plainEmail(body.email);
  if (email !== before.email) {
    const checked = await checkNewEmail(context, email, body);
    if (!checked.ok) return checked;
    await leaveAddress(context, before.email);
    await carrySubscriptions(context, before.email, email);
    await endOtherSessions(context, before, session);
    tellOldAddress(context, before, email);
  }
  const set = {
    email,
    first_name: body.first_name ?? before.first_name,
    last_name: body.last_name ?? before.last_name,
  };
  const account = { ...before, ...set };
  const changed =
    email !== before.email ||
    set.first_name !== before.first_name ||
    set.last_name !== before.last_name;
  if (changed) {
    context.work.change("accounts", before, set);
    await carryOver(context, account);
  }
  return done({
    auth: await rotateSession(context, account, session),
    account: presentAccount(account),
  });
};

export const changeSettings: Handler<"changeSettings"> = async (context, { body }) => {
  const found = await accountOf(context);
  if (!found.ok) return found;
  const account = { ...found.value, hide_my_email: body.hide_my_email };
  if (account.hide_my_email !== found.value.hide_my_email) {
    context.work.change("accounts", found.value, { hide_my_email: body.hide_my_email });
    context.work.changeAll(
      "slides",
      { account_id: account.id },
      { creator_email: account.hide_my_email ? null : account.email },
    );
  }
  return done({ account: presentAccount(account) });
};

/** Keeps the language that somebody chose, for their mails; one that there is not gives way to the nearest. */
export const changeLanguage: Handler<"changeLanguage"> = async (context, { body }) => {
  const found = await accountOf(context);
  if (!found.ok) return found;
  const { locale } = context.translator.in(body.locale);
  if (locale !== found.value.locale) context.work.change("accounts", found.value, { locale });
  return done({ locale });
};

export const readTooltips: Handler<"readTooltips"> = async (context) => {
  const account = await accountOf(context);
  return account.ok ? done({ tooltips: [...account.value.tooltips] }) : account;
};

/** The mailing's free credit, once an account: what it is told as complete it can never be told again (OPEN-18). */
const giveCredit = (context: Context, account: AccountRecord, complete: string): void => {
  if (context.settings.tiers === "on" && complete === freeCredit.prompt)
    enterCredits(context, account, creditsGranted(freeCredit.prompt, account.id, "digital", 1));
};

/** How many tooltips and prompts an account remembers; the product has far fewer. */
const tooltipMaximum = 200;

export const completeTooltip: Handler<"completeTooltip"> = async (context, { body }) => {
  const account = await accountOf(context);
  if (!account.ok) return account;
  const before = account.value.tooltips;
  if (before.includes(body.complete) || before.length >= tooltipMaximum)
    return done({ tooltips: [...before] });
  const tooltips = [...before, body.complete];
  context.work.change("accounts", account.value, { tooltips });
  giveCredit(context, account.value, body.complete);
  return done({ tooltips });
};

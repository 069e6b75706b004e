import type { AccountRecord } from "#core/domain/account/index.ts";
import { judgeIdentity } from "#core/domain/auth/index.ts";
import { looksLikeEmail, nameMaximum, plainLine, truncate } from "#core/domain/form/index.ts";
import { overLimit } from "#core/domain/limits/index.ts";
import { queryPart } from "#core/domain/navigation/index.ts";
import { plainEmail } from "#core/domain/role/index.ts";
import { externalWords, words } from "#core/domain/words/index.ts";
import { done, type Message, minutes, type Outcome, refused } from "#core/kernel/index.ts";
import type { Context, Handler } from "../../context/index.ts";
import { countIn } from "../../limits/index.ts";
import type { ExternalIdentity, IdentityProvider, Redeemed } from "../../ports/index.ts";
import { accountWith, newAccount } from "../accounts.ts";
import { askOf, newAsk, offeredProviders } from "../external.ts";
import { openSession } from "../sessions.ts";

export const readProviders: Handler<"readProviders"> = async (context) =>
  done({ providers: [...(await offeredProviders(context))] });

const offered = async (context: Context, id: string): Promise<IdentityProvider | undefined> =>
  (await offeredProviders(context)).find((provider) => provider.id === id);

/** Counted whatever becomes of it, so that nobody tries on and on. */
const tooMany = async (context: Context) => {
  context.work.insist(overLimit("externalTries", minutes(1)));
  const over = await countIn(context, [{ limit: "externalTries", of: context.caller.network }]);
  if (!over) context.work.keepOnRefusal();
  return over;
};

/** ERR-07 to the letter, with the reason and the way on beside it. */
const failed = <C extends "forbidden" | "gone">(
  code: C,
  { label }: IdentityProvider,
  why: Message,
) => refused(code, externalWords.failed(label), { errors: [{ field: "token", message: why }] });

export const startProviderLogin: Handler<"startProviderLogin"> = async (
  context,
  { path, body },
) => {
  const provider = await offered(context, path.provider);
  if (!provider) return refused("notFound", words.notFound);
  const over = await tooMany(context);
  if (over) return over;
  const ask = newAsk(context, provider.id);
  const url = await context.identities.begin(provider.id, ask, body.anew ?? false);
  return url === null
    ? failed("forbidden", provider, externalWords.unreachable(provider.label))
    : done({ url });
};

/** What comes back from a provider can be redeemed once, but a call may be decided again when a write came between. */
const redeemed = new WeakMap<object, Promise<Redeemed>>();

export const loginWithProvider: Handler<"loginWithProvider"> = async (context, { path, body }) => {
  const provider = await offered(context, path.provider);
  if (!provider) return refused("notFound", words.notFound);
  const many = await tooMany(context);
  if (many) return many;
  const ask = askOf(context, provider.id, queryPart(`?${body.token}`, "state"));
  if (ask === null) return failed("forbidden", provider, externalWords.over);
  if (ask === "over") return failed("gone", provider, externalWords.over);
  const answer = redeemed.get(body) ?? context.identities.redeem(provider.id, body.token, ask);
  redeemed.set(body, answer);
  const said = await answer;
  if (said.ok) return enter(context, provider, said.identity);
  const { over, unreachable } = externalWords;
  return failed(
    "forbidden",
    provider,
    said.reason === "refused" ? over : unreachable(provider.label),
  );
};

const nameOf = (given: string): string => truncate(plainLine(given).trim(), nameMaximum);

/** Signs in the account that an identity leads to, registers it, or says why not (AUTH-22). */
const enter = async (
  context: Context,
  provider: IdentityProvider,
  identity: ExternalIdentity,
): Promise<
  Outcome<{ auth: Awaited<ReturnType<typeof openSession>>; new_user: boolean }, "forbidden">
> => {
  const { store, secrets, work } = context;
  const id = secrets.hash(`identity:${identity.issuer}:${identity.subject}`);
  const address = plainEmail(identity.email ?? "");
  const email = looksLikeEmail(address) ? address : null;
  const link = await store.find("identities", id);
  const linked = link && (await store.find("accounts", link.account_id));
  const account = email === null ? undefined : await accountWith(context, email);
  const others = account
    ? await store.list("identities", { account_id: account.id, provider: provider.id })
    : [];
  const verdict = judgeIdentity({
    isLinked: Boolean(linked),
    email,
    isVerified: identity.email_verified,
    account: !account ? "none" : others.length === 0 ? "free" : "linked",
  });
  if (verdict === "known" && linked)
    return done({ auth: await openSession(context, linked), new_user: false });
  if (verdict === "taken")
    return failed("forbidden", provider, externalWords.taken(provider.label));
  if (verdict === "unverified" || email === null)
    return failed("forbidden", provider, externalWords.unverified(provider.label));
  const own: AccountRecord =
    account ??
    newAccount(context, email, {
      first_name: nameOf(identity.first_name),
      last_name: nameOf(identity.last_name),
    });
  if (!account) work.add("accounts", own);
  work.add("identities", {
    id,
    version: 1,
    account_id: own.id,
    provider: provider.id,
    created_on: context.today,
  });
  return done({ auth: await openSession(context, own), new_user: !account });
};

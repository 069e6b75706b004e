import { codeLife, costsAttempt, judgeCode } from "#core/domain/auth/index.ts";
import { peopleWords } from "#core/domain/words/index.ts";
import { done, iso, type Outcome, refused } from "#core/kernel/index.ts";
import type { Context } from "../context/index.ts";
import { newAddressMail, post, signingMail } from "../mail/index.ts";
import type { AuthContextRecord } from "../ports/index.ts";
import { guessesFor } from "./guesses.ts";

/** What somebody shows to prove that an address is theirs. */
export interface Proof {
  readonly email: string;
  /** Names the sign-in in progress; without it a code counts only from the network that asked for it. */
  readonly context: string | null;
  readonly code: string | null;
  readonly link: string | null;
}

/** A fresh code and link token with their keyed hashes, and when they end. */
export const newCode = ({ ids, secrets, now }: Context, contextId: string) => {
  const code = ids.code();
  const token = ids.token();
  return {
    code,
    token,
    set: {
      code_hash: secrets.hash(`code:${contextId}:${code}`),
      token_hash: secrets.hash(`link:${token}`),
      expires_on: iso(now + codeLife),
    },
  };
};

/** Mails the code and the link of a sign-in; whoever asks is not told which of the two mails it was. */
export const postCode = (
  context: Context,
  to: Pick<AuthContextRecord, "id" | "email" | "registration" | "verify_type">,
  { code, token }: { readonly code: string; readonly token: string },
): void =>
  post(context, {
    kind: "code",
    to: to.email,
    sender: null,
    mail:
      to.verify_type === "change"
        ? newAddressMail(context.settings, code)
        : signingMail(context.settings, {
            registration: to.registration,
            code,
            context: to.id,
            token,
          }),
  });

/** A sign-in that took too many wrong codes stays locked until its codes have run out. */
export const lockedUntil = (
  { now }: Pick<Context, "now">,
  { expires_on }: Pick<AuthContextRecord, "expires_on">,
) => {
  const retryAfter = Math.max(1, Math.ceil((Date.parse(expires_on) - now) / 1000));
  return refused("locked", peopleWords.locked, { retryAfter });
};

const find = async (context: Context, proof: Proof): Promise<AuthContextRecord | undefined> => {
  const { store, secrets, caller } = context;
  if (proof.context !== null)
    return (await store.find("auth_contexts", proof.context)) ?? undefined;
  const match =
    proof.link === null
      ? { email: proof.email, network: caller.network }
      : { email: proof.email, token_hash: secrets.hash(`link:${proof.link}`) };
  return (await store.list("auth_contexts", match, { descending: true, limit: 1 }))[0];
};

/**
 * Checks a code or link token and uses it up. A wrong one costs an attempt, and that is kept although the call is
 * refused: forbidden (wrong), gone (expired or used), locked (OPEN-48). What was sent to prove a new address signs nobody in.
 */
export const proveAddress = async (
  context: Context,
  proof: Proof,
  what: "signIn" | "newAddress" = "signIn",
): Promise<Outcome<AuthContextRecord, "forbidden" | "gone" | "locked">> => {
  const { secrets, work } = context;
  const found = await find(context, proof);
  if (!found || found.email !== proof.email) return refused("forbidden", peopleWords.codeInvalid);
  if (found.verify_type === "change" && what === "signIn")
    return refused("forbidden", peopleWords.codeInvalid);
  // a link cannot be guessed, so it is not held up by those who guess
  const guesses = proof.link === null ? await guessesFor(context, proof.email) : null;
  if (guesses?.over) return guesses.over;
  const right =
    proof.link !== null
      ? secrets.same(secrets.hash(`link:${proof.link}`), found.token_hash)
      : secrets.same(secrets.hash(`code:${found.id}:${proof.code ?? ""}`), found.code_hash);
  const verdict = judgeCode(found, right, context.now);
  if (costsAttempt(found, verdict)) {
    work.change("auth_contexts", found, { attempts: found.attempts + 1 });
    guesses?.spend();
    work.keepOnRefusal();
  }
  if (verdict === "locked") return lockedUntil(context, found);
  if (verdict === "expired") return refused("gone", peopleWords.codeExpired);
  if (verdict === "wrong") return refused("forbidden", peopleWords.codeInvalid);
  guesses?.hold();
  work.change("auth_contexts", found, { used_on: context.today });
  return done(found);
};

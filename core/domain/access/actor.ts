import type { AccountId, VisitorId } from "#core/kernel/index.ts";

/** Who asks: an account, an anonymous session, both (just signed in), or nobody yet. */
export interface Actor {
  readonly account: AccountId | null;
  readonly visitor: VisitorId | null;
}

export const nobody: Actor = { account: null, visitor: null };
export const isSignedIn = (actor: Actor): boolean => actor.account !== null;

/** The words of thanks on a card are this actor's (OPEN-171). */
export const wroteThanks = (
  actor: Actor,
  story: { readonly thanks_account_id: AccountId | null },
): boolean => story.thanks_account_id !== null && story.thanks_account_id === actor.account;

/** True when something made by an account or a visitor was made by this actor. */
export const isAuthoredBy = (
  actor: Actor,
  thing: { readonly account_id: AccountId | null; readonly visitor_id: VisitorId | null },
): boolean =>
  thing.account_id !== null
    ? thing.account_id === actor.account
    : thing.visitor_id !== null && thing.visitor_id === actor.visitor;

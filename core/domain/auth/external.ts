import { minutes } from "#core/kernel/index.ts";

/** The way to an identity provider and back may take this long, as a code may (OPEN-48). */
export const externalLife = minutes(15);

/** The feature that offers a provider: `google` by `google_login` (AUTH-02, OPEN-51). */
export const loginFlag = (provider: string): string => `${provider}_login`;

/** What judging an external sign-in needs to know. */
export interface IdentityFacts {
  /** This very person of the provider has signed in to an account before. */
  readonly isLinked: boolean;
  readonly email: string | null;
  /** The provider says that it has seen the address to be this person's. */
  readonly isVerified: boolean;
  /** The account of that address: none, one without this provider, or one that is somebody else's there. */
  readonly account: "none" | "free" | "linked";
}

export type IdentityVerdict =
  /** The account they have signed in to before, whatever its address is by now. */
  | "known"
  /** The account of their address; from now on it is known. */
  | "link"
  | "register"
  | "unverified"
  /** The address was another person's of the same provider: it may have changed hands. */
  | "taken";

/**
 * Judges an external sign-in: whether its person is known, is new, or is joined to the account of their address, which
 * is believed only where the provider verified it (AUTH-22).
 */
export const judgeIdentity = (facts: IdentityFacts): IdentityVerdict => {
  if (facts.isLinked) return "known";
  if (facts.email === null || !facts.isVerified) return "unverified";
  if (facts.account === "linked") return "taken";
  return facts.account === "free" ? "link" : "register";
};

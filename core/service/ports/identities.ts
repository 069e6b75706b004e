/** Somebody whom people may sign in with: its word in addresses and flags, and what its button says. */
export interface IdentityProvider {
  /** `google`: small letters, digits and dashes. */
  readonly id: string;
  /** `Google`. */
  readonly label: string;
}

/** What belongs to one way to a provider and back (OpenID Connect, authorization code with PKCE). */
export interface IdentityAsk {
  readonly state: string;
  readonly nonce: string;
  /** The PKCE verifier, 43 to 128 characters; only its hash leaves before the code is redeemed. */
  readonly verifier: string;
  /** Where the provider sends the browser back to, absolute. */
  readonly returnTo: string;
}

/** Somebody as their provider knows them, after everything about the answer has been checked. */
export interface ExternalIdentity {
  readonly issuer: string;
  /** Theirs at the issuer for ever; the address may change. */
  readonly subject: string;
  readonly email: string | null;
  readonly email_verified: boolean;
  readonly first_name: string;
  readonly last_name: string;
}

export type Redeemed =
  | { readonly ok: true; readonly identity: ExternalIdentity }
  /** `refused`: the provider or a check said no. `unreachable`: nobody answered in time. */
  | { readonly ok: false; readonly reason: "refused" | "unreachable" };

/** The identity providers that the operator has set up (AUTH-01, AUTH-22). */
export interface Identities {
  readonly providers: readonly IdentityProvider[];
  /**
   * Where the browser goes to sign in; null while the provider does not answer. `anew` asks who they are, also of
   * somebody whom the provider still knows from before.
   */
  begin(provider: string, ask: IdentityAsk, anew: boolean): Promise<string | null>;
  /** Redeems what came back, `answer` being the query it came with. It works once. */
  redeem(provider: string, answer: string, ask: IdentityAsk): Promise<Redeemed>;
}

/** Where the operator has set up none. */
export const noIdentities: Identities = {
  providers: [],
  begin: async () => null,
  redeem: async () => ({ ok: false, reason: "refused" }),
};

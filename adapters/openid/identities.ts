import * as client from "openid-client";
import type {
  ExternalIdentity,
  Identities,
  IdentityAsk,
  IdentityProvider,
  Redeemed,
} from "#core/service/ports/index.ts";

/** One OpenID Connect provider, as the operator has set it up. */
export interface OpenIdOptions extends IdentityProvider {
  /** Where its configuration is found, e.g. "https://accounts.google.com". */
  readonly issuer: string;
  readonly clientId: string;
  /** Absent for a public client, which PKCE alone protects. */
  readonly clientSecret?: string | undefined;
}

/** A provider that does not answer within this many seconds is not reachable. */
const patience = 10;
const scope = "openid email profile";

/** Plain http is for a provider on this very machine. */
const isLocal = ({ hostname, protocol }: URL): boolean =>
  protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

const discover = (options: OpenIdOptions): Promise<client.Configuration> => {
  const issuer = new URL(options.issuer);
  return client.discovery(
    issuer,
    options.clientId,
    undefined,
    options.clientSecret === undefined
      ? client.None()
      : client.ClientSecretPost(options.clientSecret),
    { timeout: patience, ...(isLocal(issuer) ? { execute: [client.allowInsecureRequests] } : {}) },
  );
};

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** What the ID token says; what it leaves out is asked for at the user info endpoint, if there is one. */
const identify = async (
  config: client.Configuration,
  tokens: Awaited<ReturnType<typeof client.authorizationCodeGrant>>,
): Promise<ExternalIdentity> => {
  const claims = tokens.claims();
  if (!claims) throw new Error("The provider sent no ID token.");
  const more =
    claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined
      ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
      : {};
  const said: Record<string, unknown> = { ...more, ...claims };
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: text(said.email) || null,
    // nothing but a plain yes
    email_verified: said.email_verified === true,
    first_name: text(said.given_name) || text(said.name),
    last_name: text(said.family_name),
  };
};

/** Whether nobody said no: the way there was cut, or the other side is not well. */
const wasCut = (error: unknown): boolean => {
  if (error instanceof client.ResponseBodyError) return error.status >= 500;
  if (error instanceof TypeError) return true;
  const { code } = error as { code?: unknown };
  return code === "OAUTH_TIMEOUT" || code === "OAUTH_ABORT";
};

/**
 * OpenID Connect by openid-client: authorization code with PKCE (S256), state and nonce; the ID token's signature,
 * issuer and audience are checked. Discovery is done once and again after a failure, so that a provider that is
 * down does not keep the site from starting.
 */
export const openIdentities = (options: readonly OpenIdOptions[]): Identities => {
  const known = new Map(options.map((one) => [one.id, one]));
  const found = new Map<string, Promise<client.Configuration>>();
  const configuration = (id: string): Promise<client.Configuration> => {
    const one = known.get(id);
    if (!one) return Promise.reject(new Error(`There is no provider ${id}.`));
    const asked = found.get(id) ?? discover(one);
    found.set(id, asked);
    asked.catch(() => found.delete(id));
    return asked;
  };
  return {
    providers: options.map(({ id, label }) => ({ id, label })),
    begin: async (provider, ask, anew) => {
      const config = await configuration(provider).catch(() => null);
      if (config === null) return null;
      return client.buildAuthorizationUrl(config, {
        redirect_uri: ask.returnTo,
        scope,
        state: ask.state,
        nonce: ask.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(ask.verifier),
        code_challenge_method: "S256",
        ...(anew ? { prompt: promptOf(config) } : {}),
      }).href;
    },
    redeem: async (provider, answer, ask): Promise<Redeemed> => {
      const config = await configuration(provider).catch(() => null);
      if (config === null) return { ok: false, reason: "unreachable" };
      try {
        const tokens = await client.authorizationCodeGrant(config, cameBackWith(answer, ask), {
          expectedState: ask.state,
          expectedNonce: ask.nonce,
          pkceCodeVerifier: ask.verifier,
          idTokenExpected: true,
        });
        return { ok: true, identity: await identify(config, tokens) };
      } catch (error) {
        return { ok: false, reason: wasCut(error) ? "unreachable" : "refused" };
      }
    },
  };
};

/** Choosing another account is kinder than typing a password, but not every provider knows it. */
const promptOf = (config: client.Configuration): string => {
  const { issuer, prompt_values_supported: known } = config.serverMetadata();
  const isGoogle = issuer === "https://accounts.google.com";
  const canChoose = isGoogle || (Array.isArray(known) && known.includes("select_account"));
  return canChoose ? "select_account" : "login";
};

const cameBackWith = (answer: string, { returnTo }: IdentityAsk): URL => {
  const url = new URL(returnTo);
  url.search = answer;
  return url;
};

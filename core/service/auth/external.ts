import type { Actor } from "#core/domain/access/index.ts";
import { externalLife, loginFlag } from "#core/domain/auth/index.ts";
import type { Context } from "../context/index.ts";
import { platformNow } from "../context/index.ts";
import type { IdentityAsk, IdentityProvider } from "../ports/index.ts";

type Asking = Pick<Context, "store" | "settings" | "identities">;

/** The providers that are set up and switched on (AUTH-02). */
export const offeredProviders = async (context: Asking): Promise<readonly IdentityProvider[]> => {
  const { enabled_features } = await platformNow(context);
  return context.identities.providers.filter(({ id }) => enabled_features.includes(loginFlag(id)));
};

/** What is switched on and can be had: the flag of a provider that nobody set up is not told (OPEN-51). */
export const usableFeatures = (
  features: readonly string[],
  { identities }: Pick<Context, "identities">,
): string[] => {
  const flags = new Set(identities.providers.map(({ id }) => loginFlag(id)));
  return features.filter((name) => !name.endsWith("_login") || flags.has(name));
};

type Keyed = Pick<Context, "secrets" | "settings">;

/** Everything but the state follows from it and the server's pepper, so that nothing has to be kept meanwhile. */
const askFor = ({ secrets, settings }: Keyed, state: string): IdentityAsk => ({
  state,
  nonce: secrets.hash(`external nonce:${state}`),
  verifier: secrets.hash(`external verifier:${state}`) + secrets.hash(`external proof:${state}`),
  returnTo: `${settings.address}/auth`,
});

/** Binds a state to its provider, its time, and the browser's anonymous session. */
const sealOf = ({ secrets }: Keyed, provider: string, rest: string, browser: Actor): string =>
  secrets.hash(`external state:${provider}:${rest}:${browser.visitor}`);

/** A new way to a provider, for this browser alone: whoever is sent back to another one gets nowhere. */
export const newAsk = (context: Context, provider: string): IdentityAsk => {
  const browser = context.visitor();
  const rest = `${(context.now + externalLife).toString(36)}.${context.ids.token()}`;
  return askFor(context, `${provider}.${rest}.${sealOf(context, provider, rest, browser)}`);
};

/** The way that a state belongs to; `over` after its time, null when it is not this browser's. */
export const askOf = (
  context: Context,
  provider: string,
  state: string | null,
): IdentityAsk | "over" | null => {
  const [id, until = "", token = "", seal = "", ...more] = (state ?? "").split(".");
  if (id !== provider || state === null || more.length > 0) return null;
  const rest = `${until}.${token}`;
  if (context.actor.visitor === null) return null;
  if (!context.secrets.same(seal, sealOf(context, provider, rest, context.actor))) return null;
  return Number.parseInt(until, 36) > context.now ? askFor(context, state) : "over";
};

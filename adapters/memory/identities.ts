import type {
  ExternalIdentity,
  Identities,
  IdentityAsk,
  IdentityProvider,
} from "#core/service/ports/index.ts";

/** Who somebody is at the provider in memory; a good and verified identity unless told otherwise. */
export type AtProvider = Partial<ExternalIdentity>;

/** A provider that anybody may sign in with as whoever they like, and what it was asked. */
export interface KeptIdentities extends Identities {
  /** Somebody signs in at the address they were sent to; answers the query they are sent back with. */
  signIn(url: string, as: AtProvider): string;
  /** Answers nobody while this is set. */
  isDown: boolean;
}

const google: IdentityProvider = { id: "google", label: "Google" };
const issuer = "https://accounts.provider.test";

export const keptIdentities = (
  providers: readonly IdentityProvider[] = [google],
): KeptIdentities => {
  const asked = new Map<string, IdentityAsk>();
  const codes = new Map<
    string,
    { readonly ask: IdentityAsk; readonly identity: ExternalIdentity }
  >();
  const kept: KeptIdentities = {
    providers,
    isDown: false,
    begin: async (provider, ask, anew) => {
      if (kept.isDown) return null;
      asked.set(ask.state, ask);
      const prompt = anew ? "&prompt=login" : "";
      return `${issuer}/${provider}?state=${encodeURIComponent(ask.state)}${prompt}`;
    },
    signIn: (url, as) => {
      const state = decodeURIComponent(/[?&]state=([^&]*)/.exec(url)?.[1] ?? "");
      const ask = asked.get(state);
      if (!ask) throw new Error("Nobody was sent to this address.");
      const code = `code${codes.size + 1}`;
      const identity = {
        issuer,
        subject: as.email ?? "somebody",
        email: null,
        email_verified: true,
        first_name: "",
        last_name: "",
        ...as,
      };
      codes.set(code, { ask, identity });
      return `state=${encodeURIComponent(state)}&code=${code}`;
    },
    redeem: async (_provider, answer, ask) => {
      if (kept.isDown) return { ok: false, reason: "unreachable" };
      const code = /(?:^|&)code=([^&]*)/.exec(answer)?.[1] ?? "";
      const found = codes.get(code);
      const { state, nonce, verifier } = found?.ask ?? {};
      if (!found || state !== ask.state || nonce !== ask.nonce || verifier !== ask.verifier)
        return { ok: false, reason: "refused" };
      codes.delete(code);
      return { ok: true, identity: found.identity };
    },
  };
  return kept;
};

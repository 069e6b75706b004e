import { type Actor, nobody } from "#core/domain/access/index.ts";
import { type AccountId, as, type VisitorId } from "#core/kernel/index.ts";
import type { Caller, Service } from "../context/index.ts";
import type { CookieJar, Secrets } from "../ports/index.ts";

const yearInSeconds = 365 * 86_400;

export type Identified =
  | { readonly actor: Actor; readonly session: string | null }
  | "expired"
  | "invalid";

/** The anonymous session that a cookie stands for. */
export const visitorOf = (
  secrets: Pick<Secrets, "hash">,
  token: string | null,
): VisitorId | null => (token === null ? null : as<VisitorId>(secrets.hash(`visitor:${token}`)));

/** Gives a browser the cookie of an anonymous session. */
export const keepVisitor = (jar: CookieJar, token: string): void =>
  jar.set("visitor", token, yearInSeconds);

/** Tells who asks, from the bearer token and the anonymous-session cookie; no round trip. */
export const identify = async (
  service: Pick<Service, "secrets">,
  caller: Caller,
): Promise<Identified> => {
  const visitor = visitorOf(service.secrets, caller.jar.get("visitor"));
  if (caller.accessToken === null) return { actor: { ...nobody, visitor }, session: null };
  const claims = await service.secrets.verify(caller.accessToken);
  if (typeof claims === "string") return claims;
  return { actor: { account: as<AccountId>(claims.account), visitor }, session: claims.session };
};

/** Gives the asking browser an anonymous session if it has none (OPEN-40). */
export const welcomeVisitor = (service: Service, caller: Caller, actor: Actor): Actor => {
  if (actor.visitor !== null) return actor;
  // one anonymous session a call, however often it is asked for
  const token = caller.jar.get("visitor") ?? service.ids.token();
  keepVisitor(caller.jar, token);
  return { ...actor, visitor: visitorOf(service.secrets, token) };
};

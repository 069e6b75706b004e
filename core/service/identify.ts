import { type Actor, nobody } from "#core/domain/access/index.ts";
import { type AccountId, as, type VisitorId } from "#core/kernel/index.ts";
import type { Caller, Service } from "./context.ts";

const yearInSeconds = 365 * 86_400;

export type Identified =
  | { readonly actor: Actor; readonly session: string | null }
  | "expired"
  | "invalid";

const visitorOf = (service: Service, caller: Caller): VisitorId | null => {
  const token = caller.jar.get("visitor");
  return token === null ? null : as<VisitorId>(service.secrets.hash(`visitor:${token}`));
};

/** Who asks, from the bearer token and the anonymous-session cookie; no round trip. */
export const identify = async (service: Service, caller: Caller): Promise<Identified> => {
  const visitor = visitorOf(service, caller);
  if (caller.accessToken === null) return { actor: { ...nobody, visitor }, session: null };
  const claims = await service.secrets.verify(caller.accessToken);
  if (typeof claims === "string") return claims;
  return { actor: { account: as<AccountId>(claims.account), visitor }, session: claims.session };
};

/** Gives the asking browser an anonymous session if it has none (OPEN-40). */
export const welcomeVisitor = (service: Service, caller: Caller, actor: Actor): Actor => {
  if (actor.visitor !== null) return actor;
  caller.jar.set("visitor", service.ids.token(), yearInSeconds);
  return { ...actor, visitor: visitorOf(service, caller) };
};

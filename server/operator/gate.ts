import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

export interface GateOptions {
  /** Opens the pages once, from anywhere; that browser then keeps them open with a cookie. */
  readonly key: string;
  /** Whether people reach the site over https: then the cookie is sent over https only. */
  readonly secure: boolean;
  /** Whether someone at this machine needs no key; false where a proxy is known to stand in front. */
  readonly trustsLoopback: boolean;
}

export type Admission =
  | { readonly kind: "open" }
  /** Came with the key: gets the cookie and the address without it. */
  | { readonly kind: "enter"; readonly cookie: string }
  | { readonly kind: "closed" };

export interface Gate {
  admit(request: Request, incoming: IncomingMessage | undefined): Admission;
  /** Stands in every form of the pages, so that no other site can send one (a referrer is never sent). */
  readonly formToken: string;
  /** Whether a form comes from these pages. */
  isOwnForm(request: Request, token: unknown): boolean;
}

const cookieName = "ff_outbox";
const path = "/outbox";
const maxAgeSeconds = 12 * 3600;

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
const same = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

const loopback = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const ownName = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
/** What a proxy writes; browsers send none of these. */
const forwarding =
  /^(?:forwarded|via|x-forwarded(?:-.*)?|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.*|true-client-ip|cf-.*|cdn-loop|fastly-.*|fly-.*|x-envoy-.*|x-amzn-.*|x-azure-.*|x-appengine-.*|x-proxyuser-ip|client-ip)$/i;

const isForwarded = (request: Request, incoming: IncomingMessage | undefined): boolean =>
  [...request.headers.keys()].some((name) => forwarding.test(name)) ||
  // a bare `proxy_pass` adds nothing, but speaks HTTP/1.0, as no browser does
  incoming?.httpVersion === "1.0";

/**
 * Someone at the machine itself: neither a proxy that passes on what others ask, nor a page elsewhere whose
 * name was pointed here (DNS rebinding).
 */
const isAtTheMachine = (request: Request, incoming: IncomingMessage | undefined): boolean =>
  loopback.test(incoming?.socket.remoteAddress ?? "") &&
  ownName.test(request.headers.get("host") ?? new URL(request.url).host) &&
  !isForwarded(request, incoming);

const cookieOf = (request: Request): string =>
  /(?:^|;\s*)ff_outbox=([\w-]+)/.exec(request.headers.get("cookie") ?? "")?.[1] ?? "";

/** Whether people who reach a site at `address` behind `trustedProxies` proxies may be at this very machine. */
export const isReachedDirectly = (address: string, trustedProxies: number): boolean => {
  const { host } = new URL(address);
  return trustedProxies === 0 && ownName.test(host);
};

/** Guards the operator's pages (OPEN-26): open at the machine itself, elsewhere with the printed key, once. */
export const operatorGate = ({ key, secure, trustsLoopback }: GateOptions): Gate => {
  let spent = false;
  const pass = randomBytes(24).toString("base64url");
  const formToken = randomBytes(24).toString("base64url");
  return {
    admit: (request, incoming) => {
      const given = new URL(request.url).searchParams.get("key");
      const invited = given !== null && same(given, key);
      const open =
        same(cookieOf(request), pass) || (trustsLoopback && isAtTheMachine(request, incoming));
      if (!invited || (spent && !open)) return { kind: open ? "open" : "closed" };
      spent = true;
      const kept = `${cookieName}=${pass}; Path=${path}; HttpOnly; SameSite=Strict; Max-Age=${maxAgeSeconds}`;
      return { kind: "enter", cookie: secure ? `${kept}; Secure` : kept };
    },
    formToken,
    isOwnForm: (request, token) => {
      const site = request.headers.get("sec-fetch-site");
      return (
        typeof token === "string" &&
        same(token, formToken) &&
        (site === null || site === "same-origin")
      );
    },
  };
};

import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { closedPage, codeOf, type ListedMail, listPage } from "./outbox-page.ts";

export interface OutboxOptions {
  /** Opens the outbox once, from anywhere; that browser then keeps it open with a cookie. */
  readonly key: string;
  readonly listMails: () => Promise<readonly ListedMail[]>;
}

const cookie = "ff_outbox";
const hourSeconds = 3600;

const same = (a: string, b: string): boolean =>
  timingSafeEqual(createHash("sha256").update(a).digest(), createHash("sha256").update(b).digest());

const loopback = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const ownName = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
const passedOn = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/**
 * Somebody at the machine itself: neither a proxy that passes on what others ask, nor a page elsewhere
 * whose name was pointed here (DNS rebinding).
 */
const atTheMachine = (request: Request, incoming: IncomingMessage | undefined): boolean =>
  loopback.test(incoming?.socket.remoteAddress ?? "") &&
  ownName.test(request.headers.get("host") ?? new URL(request.url).host) &&
  passedOn.every((name) => !request.headers.has(name));

const cookieOf = (request: Request): string =>
  /(?:^|;\s*)ff_outbox=([\w-]+)/.exec(request.headers.get("cookie") ?? "")?.[1] ?? "";

const guarded = (nonce: string): Record<string, string> => ({
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
});
const html = (body: string, nonce: string, status = 200): Response =>
  new Response(body, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", ...guarded(nonce) },
  });

/**
 * The page on which mails are read where no mail server is set (OPEN-26): newest first, codes to copy. A
 * request that accepts JSON alone gets the same as `{mails: [{…, code}]}`. Reads only.
 */
export const outboxPage = ({ key, listMails }: OutboxOptions) => {
  let spent = false;
  const pass = randomBytes(24).toString("base64url");

  return async (request: Request, incoming: IncomingMessage | undefined): Promise<Response> => {
    const nonce = randomBytes(16).toString("base64url");
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });

    const given = new URL(request.url).searchParams.get("key");
    const invited = given !== null && same(given, key);
    const open = same(cookieOf(request), pass) || atTheMachine(request, incoming);
    if (invited && (open || !spent)) {
      // The key leaves the address bar and the history with it.
      spent = true;
      const secure = request.headers.get("x-forwarded-proto") === "https" ? "; Secure" : "";
      const kept = `${cookie}=${pass}; Path=/outbox; HttpOnly; SameSite=Strict; Max-Age=${12 * hourSeconds}${secure}`;
      return new Response(null, {
        status: 303,
        headers: { ...guarded(nonce), Location: "/outbox", "Set-Cookie": kept },
      });
    }
    if (!open) return html(closedPage(nonce), nonce, 403);

    const mails = [...(await listMails())].sort(
      (a, b) => b.created_on.localeCompare(a.created_on) || b.id.localeCompare(a.id),
    );
    if (request.headers.get("accept") !== "application/json")
      return html(listPage(mails, nonce), nonce);
    const told = mails.map((mail) => ({ ...mail, code: codeOf(mail.text) }));
    return Response.json({ mails: told }, { headers: guarded(nonce) });
  };
};

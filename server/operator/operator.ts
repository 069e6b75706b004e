import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Delivery } from "#core/domain/mail/index.ts";
import type { Gate } from "./gate.ts";
import { closedPage, codeOf, type ListedMail, mailsPage, stateAsked } from "./mails.ts";
import { type Status, statusPage } from "./status.ts";

export interface OperatorOptions {
  readonly gate: Gate;
  /** Whether mails are read here, since no mail server is set (OPEN-26). */
  readonly showsWords: boolean;
  /** The newest mails, of one state where one is named. */
  readonly listMails: (state: Delivery | null) => Promise<readonly ListedMail[]>;
  /** Puts a mail back into the queue; false where it cannot go out again. */
  readonly retry: (id: string) => Promise<boolean>;
  readonly status: () => Promise<Status>;
}

type Page = (request: Request, incoming: IncomingMessage | undefined) => Promise<Response>;

const guarded = (nonce: string): Record<string, string> => ({
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
});

/**
 * The operator's pages, below `/outbox`: mails by state with codes to copy and a way to try again (OPEN-26, F-28), and
 * how the server is. A request for mails that accepts JSON alone gets them as `{mails: [{…, code}]}`.
 */
export const operatorPages = ({
  gate,
  showsWords,
  listMails,
  retry,
  status,
}: OperatorOptions): Page => {
  const see = (nonce: string, location: string, more: Record<string, string> = {}) =>
    new Response(null, {
      status: 303,
      headers: { ...guarded(nonce), Location: location, ...more },
    });
  return async (request, incoming) => {
    const nonce = randomBytes(16).toString("base64url");
    const html = (body: string, code = 200): Response =>
      new Response(body, {
        status: code,
        headers: { "Content-Type": "text/html; charset=utf-8", ...guarded(nonce) },
      });
    const url = new URL(request.url);
    const isRetry = url.pathname === "/outbox/retry";
    const allowed = isRetry ? ["POST"] : ["GET", "HEAD"];
    if (!allowed.includes(request.method))
      return new Response(null, { status: 405, headers: { Allow: allowed.join(", ") } });
    const admission = gate.admit(request, incoming);
    if (admission.kind === "closed") return html(closedPage(), 403);
    if (isRetry) {
      const form = await request.formData().catch(() => null);
      if (form === null || !gate.isOwnForm(request, form.get("token")))
        return html(closedPage(), 403);
      await retry(String(form.get("id") ?? ""));
      return see(nonce, "/outbox?state=queued");
    }
    // The key leaves the address bar and the history with it.
    if (admission.kind === "enter")
      return see(nonce, "/outbox", { "Set-Cookie": admission.cookie });
    if (url.pathname === "/outbox/status") return html(statusPage(await status()));
    const state = stateAsked(url);
    const mails = [...(await listMails(state))].sort(
      (a, b) => b.created_on.localeCompare(a.created_on) || b.id.localeCompare(a.id),
    );
    if (request.headers.get("accept") !== "application/json")
      return html(mailsPage({ mails, state, showsWords, formToken: gate.formToken, nonce }));
    const told = mails.map((mail) =>
      showsWords
        ? { ...mail, code: codeOf(mail.text) }
        : {
            ...mail,
            subject: "",
            text: "",
            html: "",
            unsubscribe: null,
            picture: null,
            code: null,
          },
    );
    return Response.json({ mails: told }, { headers: guarded(nonce) });
  };
};

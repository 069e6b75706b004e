import type { Handler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Api } from "#core/operations/index.ts";
import type { Caller } from "#core/service/index.ts";
import type { Translator } from "#core/service/ports/index.ts";
import { stranger } from "./wire/stranger.ts";

/** Where mail programs post to; the same address opens the page that asks first. */
export const oneClickPath = "/unsubscribe/:token";

const text = (words: string, status: 200 | 400 | 404 | 413): Response =>
  new Response(`${words}\n`, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });

/** The body is two words (RFC 8058 §3.1). */
export const smallBody = bodyLimit({ maxSize: 4096, onError: () => text("Too long.", 413) });

const isOneClick = async (request: Request): Promise<boolean> => {
  const form = await request.formData().catch(() => null);
  return form?.get("List-Unsubscribe") === "One-Click";
};

/**
 * Takes an address out of mails with the one POST that mail programs send (RFC 8058): from any origin and whatever
 * cookies come along, since the token in the address is all that counts. A link that is followed changes nothing.
 */
export const oneClick =
  (perform: (caller: Caller) => Api, translator: Translator): Handler =>
  async (c) => {
    if (!(await isOneClick(c.req.raw))) return text("Expected List-Unsubscribe=One-Click.", 400);
    const token = c.req.param("token") ?? "";
    const outcome = await perform(stranger)("unsubscribe", { path: { token } });
    if (outcome.ok) return text("Unsubscribed.", 200);
    return text(
      translator.in(null).say(outcome.refusal.message),
      outcome.refusal.code === "invalid" ? 400 : 404,
    );
  };

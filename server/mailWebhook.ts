import type { Context as HonoContext } from "hono";
import { bodyLimit } from "hono/body-limit";
import { minutes } from "#core/kernel/index.ts";
import { hearProvider, type MailProvider, type Service } from "#core/service/index.ts";

/** Where a mail provider posts what became of mails. */
export const mailWebhookPath = "/webhooks/mail/:provider";

const text = (words: string, status: 200 | 400 | 401 | 404 | 413 | 503): Response =>
  new Response(`${words}\n`, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });

export const webhookBody = bodyLimit({
  maxSize: 256 * 1024,
  onError: () => text("Too long.", 413),
});

/** Whoever posts again and again fills no disk. */
const warnEvery = minutes(60);

/**
 * Hears what the one provider of the settings posts. What is forged, stale or of another provider does nothing; what
 * was told before is answered as if it were new, so that it is not told again.
 */
export const mailWebhook = (service: Service, provider: MailProvider | null) => {
  let warned = Number.NEGATIVE_INFINITY;
  const warn = (why: string): void => {
    if (service.clock.now() - warned < warnEvery) return;
    warned = service.clock.now();
    service.reporter.warning(
      "A post to the mail webhook was refused. See MAIL_WEBHOOK_PROVIDER and MAIL_WEBHOOK_KEY.",
      { why },
    );
  };
  return async (c: HonoContext): Promise<Response> => {
    if (provider === null || c.req.param("provider") !== provider.name)
      return text("Not found.", 404);
    const { headers } = c.req.raw;
    const body = new Uint8Array(await c.req.raw.arrayBuffer());
    const report = provider.read((name) => headers.get(name), body);
    if (report === "forged" || report === "unreadable") {
      warn(report);
      return report === "forged" ? text("Wrong signature.", 401) : text("Unreadable.", 400);
    }
    const heard = await hearProvider(service, provider.name, report);
    if (heard === "stale") warn(heard);
    if (heard === "stale") return text("Signed too long ago.", 400);
    // it tells again in a while
    return heard === "early" ? text("Please tell again.", 503) : text("Heard.", 200);
  };
};

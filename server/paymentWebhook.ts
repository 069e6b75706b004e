import type { Context as HonoContext } from "hono";
import { minutes } from "#core/kernel/index.ts";
import {
  hearPayment,
  type PaymentNotices,
  ProviderAway,
  type Service,
} from "#core/service/index.ts";

/** Where a payment provider posts that something became of a payment. */
export const paymentWebhookPath = "/webhooks/payments/:provider";

const text = (words: string, status: 200 | 400 | 404 | 503): Response =>
  new Response(`${words}\n`, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });

/** Whoever posts again and again fills no disk. */
const warnEvery = minutes(60);

/**
 * Hears what the one provider of the settings posts; what is forged, stale or of another provider does nothing (R7).
 * Where the payment can’t be settled now, the provider is asked to tell again.
 */
export const paymentWebhook = (service: Service, notices: PaymentNotices | null) => {
  let warned = Number.NEGATIVE_INFINITY;
  return async (c: HonoContext): Promise<Response> => {
    if (notices === null || c.req.param("provider") !== notices.name)
      return text("Not found.", 404);
    const now = service.clock.now();
    const body = new Uint8Array(await c.req.raw.arrayBuffer());
    const notice = notices.read((name) => c.req.raw.headers.get(name), body, now);
    if (notice === "forged" || notice === "unreadable") {
      if (now - warned >= warnEvery) {
        warned = now;
        service.reporter.warning(
          "A post to the payment webhook was refused. See STRIPE_WEBHOOK_SECRET.",
          { why: notice },
        );
      }
      return text(notice === "forged" ? "Wrong signature." : "Unreadable.", 400);
    }
    if (notice.ref === null) return text("Heard.", 200);
    try {
      const heard = await hearPayment(service, notice.ref);
      return heard === "heard" ? text("Heard.", 200) : text("Please tell again.", 503);
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error;
      service.reporter.fault(error, "payment webhook");
      return text("Please tell again.", 503);
    }
  };
};

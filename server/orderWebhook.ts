import type { Context as HonoContext } from "hono";
import { hearOrder, noticePath, type Service } from "#core/service/index.ts";

/** Where a service that prints cards posts that something became of an order; the address says of which, sealed. */
export const orderWebhookPath = `${noticePath}/:sealed`;

const text = (words: string, status: 200 | 404 | 503): Response =>
  new Response(`${words}\n`, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });

/**
 * Hears that something became of an order. What is posted isn’t read: such posts aren’t signed, so the service is asked
 * how the order stands. Where the order is being worked on at this moment it is told to say it again.
 */
export const orderWebhook =
  (service: Service) =>
  async (c: HonoContext): Promise<Response> => {
    const heard = await hearOrder(service, c.req.param("sealed") ?? "");
    if (heard === "unknown") return text("Not found.", 404);
    return heard === "heard" ? text("Heard.", 200) : text("Please tell again.", 503);
  };

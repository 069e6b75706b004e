import { Readable } from "node:stream";
import type { Context as HonoContext } from "hono";
import { printAt, printPath, type Service } from "#core/service/index.ts";

/** Where a service that prints cards fetches a print: its name is sealed and runs out. */
export const printFilePath = `${printPath}/:name{[^/]+\\.pdf}`;

const none = (): Response =>
  new Response("Not found.\n", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });

/**
 * The print of an order that is to be printed, by the address that its service was given. All else is not found: who
 * guesses learns nothing.
 */
export const printFile =
  (service: Service) =>
  async (c: HonoContext): Promise<Response> => {
    const sealed = (c.req.param("name") ?? "").slice(0, -".pdf".length);
    const key = await printAt(service, sealed);
    if (key === null) return none();
    const headers = (size: number) => ({
      "Content-Type": "application/pdf",
      "Content-Length": String(size),
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    });
    // what is opened has to be read
    if (c.req.raw.method === "HEAD") {
      const info = await service.objects.info(key);
      return info ? new Response(null, { headers: headers(info.size) }) : none();
    }
    const print = await service.objects.open(key);
    if (!print) return none();
    const body = Readable.toWeb(Readable.from(print.bytes)) as ReadableStream;
    return new Response(body, { headers: headers(print.info.size) });
  };

import { Readable } from "node:stream";
import type { Context as HonoContext } from "hono";
import { openPrint, printPath, type Service } from "#core/service/index.ts";

/** Where a service that prints cards fetches a print: its name is sealed and runs out. */
export const printFilePath = `${printPath}/:name{[^/]+\\.pdf}`;

/**
 * The print of an order that is to be printed, by the address that its service was given. All else is not found: who
 * guesses learns nothing.
 */
export const printFile =
  (service: Service) =>
  async (c: HonoContext): Promise<Response> => {
    const sealed = (c.req.param("name") ?? "").slice(0, -".pdf".length);
    const print = await openPrint(service, sealed);
    if (!print)
      return new Response("Not found.\n", {
        status: 404,
        headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
      });
    return new Response(Readable.toWeb(Readable.from(print.bytes)) as ReadableStream, {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Length": String(print.info.size),
        "Cache-Control": "private, no-store",
        "X-Robots-Tag": "noindex",
      },
    });
  };

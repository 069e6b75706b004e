import { expect, it } from "vitest";
import { remind } from "#core/service/reminder/reminding.ts";
import { site } from "#server/site.ts";
import { makeService } from "#specs/fixtures/service.ts";
import { visit } from "./links.ts";

it("[OPEN-32][ROUTE-11][OPEN-26] whoever looks at a mailed link changes nothing, and the link still works", async () => {
  const service = makeService();
  const { address } = service.settings;
  const server = site({
    service,
    files: { ...service.objects, serve: async () => new Response(null, { status: 404 }) },
    web: { serve: async () => new Response("<!doctype html>", { status: 200 }) } as never,
    network: (request) => request.headers.get("x-forwarded-for") ?? "unknown",
    report: (error) => {
      throw error;
    },
    health: async () => ({ status: "ready", checks: [] }),
    uploadsTo: null,
  });
  const { made, kinds, followed, wrong } = await visit({
    address,
    fetch: async (request) => server.fetch(request),
    store: service.store,
    words: ({ id }) =>
      service.mailer.mails.find((mail) => mail.id === id) ?? { subject: "", text: "" },
    idle: () => service.outbox.idle(),
    remind: () => remind(service),
  });
  expect(wrong).toEqual([]);
  expect(made).toEqual({ HEAD: kinds.length * 3, GET: kinds.length * 3 });
  expect(followed).toEqual(kinds);
  expect(kinds.length).toBeGreaterThanOrEqual(15);
});

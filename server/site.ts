import type { IncomingMessage } from "node:http";
import { Hono } from "hono";
import { transportWords } from "#core/domain/words/index.ts";
import type { Api } from "#core/operations/index.ts";
import { type Caller, perform, type Service } from "#core/service/index.ts";
import { apiBase, type Binding, bind, callerOf } from "./binder.ts";
import { securityHeaders } from "./headers.ts";
import { liveOf } from "./live.ts";
import type { Files } from "./parts.ts";
import { contractFile, reference } from "./reference/index.ts";
import { filesPath, uploadsPath } from "./settings.ts";
import type { StaticFiles } from "./static.ts";
import { sharedHeaders } from "./wire/shared.ts";

export interface SiteOptions {
  readonly service: Service;
  readonly files: Files;
  /** The built web app; null serves the API alone. */
  readonly web: StaticFiles | null;
  /** The app's page for every path that is no file. */
  readonly page?: (request: Request) => Promise<Response>;
  readonly network: (request: Request, incoming: IncomingMessage | undefined) => string;
  readonly report: (error: unknown, where: string) => void;
  /** Answers `/outbox`, where mails are read without a mail server. */
  readonly outbox?: (request: Request, incoming: IncomingMessage | undefined) => Promise<Response>;
  /** Whether everything the site needs answers. */
  readonly healthy: () => Promise<boolean>;
  readonly uploadsTo: string | null;
}

interface Bindings {
  readonly incoming?: IncomingMessage;
}

/** The whole site on one `fetch`: API, live events, files, uploads, the web app. */
export const site = (options: SiteOptions): Hono<{ Bindings: Bindings }> => {
  const { service, files, web, report } = options;
  const { address } = service.settings;
  const incomings = new WeakMap<Request, IncomingMessage>();
  const authority: (caller: Caller) => Api = perform(service);
  const binding: Binding = {
    perform: authority,
    address,
    network: (request) => options.network(request, incomings.get(request)),
    report,
  };
  const api = bind(binding);
  const live = liveOf((hear) => service.store.listen(hear));
  const headers = Object.entries(securityHeaders(options.uploadsTo));

  const app = new Hono<{ Bindings: Bindings }>();
  app.use(async (c, next) => {
    if (c.env?.incoming) incomings.set(c.req.raw, c.env.incoming);
    await next();
    const shared = Object.entries(sharedHeaders(c.req.method, c.req.path));
    for (const [name, value] of [...headers, ...shared])
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  app.get("/health", async (c) =>
    (await options.healthy()) ? c.json({ status: "ok" }) : c.json({ status: "down" }, 503),
  );
  app.get(`${apiBase}/openapi.json`, (c) => contractFile(c.req.raw));
  app.get(`${apiBase}/reference`, (c) => reference(c.req.raw));
  app.get(`${apiBase}/live/:id`, (c) =>
    live(c, authority(callerOf(c, binding)), c.req.param("id")),
  );
  app.route("/", api);
  if (files.receive) {
    const receive = files.receive.bind(files);
    app.post(uploadsPath, (c) => receive(c.req.raw));
  }
  app.get(`${filesPath}/*`, async (c) => {
    const key = decoded(c.req.path.slice(filesPath.length + 1));
    return key === null ? c.text("Not found", 404) : files.serve(key, c.req.raw);
  });
  if (options.outbox) {
    const outbox = options.outbox;
    app.on(["GET", "POST"], ["/outbox", "/outbox/*"], (c) => outbox(c.req.raw, c.env?.incoming));
  }
  app.get("*", async (c) => {
    const file = await web?.serve(c.req.raw);
    if (file) return file;
    // an address to forward to ends as it likes
    const isFile = /\.[a-z0-9]{2,5}$/i.test(c.req.path) && !c.req.path.startsWith("/to/");
    if (isFile) return c.text("Not found", 404);
    return options.page?.(c.req.raw) ?? c.text("Not found", 404);
  });
  app.onError((error, c) => {
    report(error, "site");
    return c.json({ code: "fault", message: transportWords.fault, errors: [] }, 500);
  });
  return app;
};

/** null for what no browser writes, such as a lone `%`. */
const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

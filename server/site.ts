import type { IncomingMessage } from "node:http";
import { Hono } from "hono";
import { minutes } from "#core/kernel/index.ts";
import type { Api } from "#core/operations/index.ts";
import {
  type Caller,
  type HealthReport,
  hearing,
  type MailProvider,
  type PaymentNotices,
  perform,
  type Service,
} from "#core/service/index.ts";
import { apiBase, type Binding, bind, callerOf } from "./binder.ts";
import { securityHeaders } from "./headers.ts";
import { liveOf } from "./live.ts";
import { mailWebhook, mailWebhookPath, webhookBody } from "./mailWebhook.ts";
import { oneClick, oneClickPath, smallBody } from "./oneClick.ts";
import { orderWebhook, orderWebhookPath } from "./orderWebhook.ts";
import type { Files } from "./parts.ts";
import { paymentWebhook, paymentWebhookPath } from "./paymentWebhook.ts";
import { printFile, printFilePath } from "./printFile.ts";
import { contractFile, reference } from "./reference/index.ts";
import { filesPath, uploadsPath } from "./settings.ts";
import type { StaticFiles } from "./static.ts";
import { isComplete } from "./wire/answer.ts";
import { brokeOff } from "./wire/brokeOff.ts";
import { languagesOf } from "./wire/languages.ts";
import { sharedHeaders } from "./wire/shared.ts";
import { faultResponse } from "./wire/write.ts";

export interface SiteOptions {
  readonly service: Service;
  readonly files: Files;
  /** The built web app; null serves the API alone. */
  readonly web: StaticFiles | null;
  /** The app's page for every path that is no file. */
  readonly page?: (request: Request) => Promise<Response>;
  readonly network: (request: Request, incoming: IncomingMessage | undefined) => string;
  readonly report: (error: unknown, where: string) => void;
  /** Told of each refusal of a call, by the operation's name and the refusal's code. */
  readonly onRefusal?: (asked: string, code: string) => void;
  /** Answers `/outbox` and what lies below: the operator's pages. */
  readonly operator?: (
    request: Request,
    incoming: IncomingMessage | undefined,
  ) => Promise<Response>;
  /** Whether everything the site needs works, for whoever watches over it. */
  readonly health: () => Promise<HealthReport>;
  /** Tells what became of mails, where one does. */
  readonly mailProvider?: MailProvider | null;
  /** Tells what became of payments, where one does. */
  readonly paymentNotices?: PaymentNotices | null;
  readonly uploadsTo: string | null;
  /** Origins that pictures of found GIFs and songs come from. */
  readonly foundAt?: readonly string[];
}

interface Bindings {
  readonly incoming?: IncomingMessage;
}

/** The whole site on one `fetch`: API, live events, files, uploads, the web app. */
export const site = (options: SiteOptions): Hono<{ Bindings: Bindings }> => {
  const { service, files, web, report } = options;
  const { translator, settings } = service;
  const { address } = settings;
  const incomings = new WeakMap<Request, IncomingMessage>();
  const always = securityHeaders({
    uploadsTo: options.uploadsTo,
    foundAt: options.foundAt ?? [],
    takesCards: (options.paymentNotices ?? null) !== null,
    address,
  });
  const headersOf = (method: string, path: string) => ({
    ...always,
    ...sharedHeaders(method, path),
  });
  const authority: (caller: Caller) => Api = perform(service);
  const binding: Binding = {
    perform: authority,
    address,
    network: (request) => options.network(request, incomings.get(request)),
    translator,
    report,
    onForeign: tellOfForeign(service),
    headers: (request, path) => headersOf(request.method, path),
    ...(options.onRefusal ? { onRefusal: options.onRefusal } : {}),
  };
  const api = bind(binding);
  const live = liveOf(hearing(service), translator);

  const app = new Hono<{ Bindings: Bindings }>();
  app.use(async (c, next) => {
    if (c.env?.incoming) incomings.set(c.req.raw, c.env.incoming);
    await next();
    if (isComplete(c.res)) return;
    for (const [name, value] of Object.entries(headersOf(c.req.method, c.req.path)))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  app.get("/health", async (c) => {
    const report = await options.health();
    c.header("Cache-Control", "no-store");
    return c.json(report, report.status === "down" ? 503 : 200);
  });
  app.get(`${apiBase}/openapi.json`, (c) => contractFile(c.req.raw));
  app.get(`${apiBase}/reference`, (c) => reference(c.req.raw));
  app.get(`${apiBase}/live/:ids`, (c) => live(c, callerOf(c, binding), c.req.param("ids")));
  app.route("/", api);
  app.post(mailWebhookPath, webhookBody, mailWebhook(service, options.mailProvider ?? null));
  app.post(
    paymentWebhookPath,
    webhookBody,
    paymentWebhook(service, options.paymentNotices ?? null),
  );
  app.post(orderWebhookPath, webhookBody, orderWebhook(service));
  app.get(printFilePath, printFile(service));
  app.post(oneClickPath, smallBody, oneClick(authority, translator));
  if (files.receive) {
    const receive = files.receive.bind(files);
    app.post(uploadsPath, (c) => receive(c.req.raw, c.env?.incoming));
  }
  app.get(`${filesPath}/*`, async (c) => {
    const key = decoded(c.req.path.slice(filesPath.length + 1));
    return key === null ? c.text("Not found", 404) : files.serve(key, c.req.raw);
  });
  if (options.operator) {
    const { operator } = options;
    app.on(["GET", "POST"], ["/outbox", "/outbox/*"], (c) => operator(c.req.raw, c.env?.incoming));
  }
  app.get("*", async (c) => {
    const file = await web?.serve(c.req.raw);
    if (file) return file;
    if (isFile(c.req.path)) return c.text("Not found", 404);
    return options.page?.(c.req.raw) ?? c.text("Not found", 404);
  });
  app.onError((error, c) => {
    if (!brokeOff(c.env?.incoming)) report(error, "site");
    return faultResponse(error, () => translator.in(languagesOf(c.req.raw)));
  });
  return app;
};

/** Once an hour: whoever set `ADDRESS` wrongly finds the line, whoever only tries fills no disk. */
const foreignEvery = minutes(60);

/** On a local network every call is refused where `ADDRESS` is not what people type (F-31). */
const tellOfForeign = ({ clock, reporter }: Pick<Service, "clock" | "reporter">) => {
  let told = Number.NEGATIVE_INFINITY;
  return (origin: string): void => {
    if (clock.now() - told < foreignEvery) return;
    told = clock.now();
    reporter.warning(
      "A call was refused: it came from a page at another address than this site’s. Set ADDRESS to what people type to reach the site.",
      { origin },
    );
  };
};

/** Whether a path is meant for a file: whoever asks for one has no use for a page. An address to forward to ends as it likes. */
const isFile = (path: string): boolean =>
  /^\/(?:assets|cover-assets|posters|songs|stickers|tracks)\//.test(path) ||
  (/\.[a-z0-9]{1,11}$/i.test(path) && !path.startsWith("/to/"));

/** null for what no browser writes, such as a lone `%`. */
const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

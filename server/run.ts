import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { InversifyRegistry } from "#adapters/inversify/index.ts";
import { minutes } from "#core/kernel/index.ts";
import { bindService, serviceToken, startReaper, startReminding } from "#core/service/index.ts";
import { startOutbox } from "#core/service/outbox.ts";
import { begun } from "./begin.ts";
import { networkOf } from "./network.ts";
import { outboxPage } from "./outbox.ts";
import { bindServer } from "./parts.ts";
import { pages, readTemplate } from "./preview/index.ts";
import { toldOf } from "./settings.ts";
import { site } from "./site.ts";
import { staticFiles } from "./static.ts";

const { settings, log, database } = begun;

const stopWith = (words: string): never => {
  console.error(words);
  process.exit(1);
};

const registry = new InversifyRegistry();
const parts = await bindServer(registry, settings, log, database).catch((error: Error) =>
  stopWith(error.message),
);
bindService(registry);
const service = registry.get(serviceToken);
const keepsMails = settings.SMTP_URL === undefined;
const outbox = startOutbox({
  store: service.store,
  mailer: parts.mailer,
  clock: service.clock,
  reporter: service.reporter,
  keepWords: keepsMails,
  // a notice may be lost with its connection
  lookEvery: minutes(1),
});
const chores = [startReaper(service), startReminding(service)];
const dist = fileURLToPath(new URL("../dist/web", import.meta.url));
const outboxKey = randomBytes(18).toString("base64url");
const web = existsSync(dist) ? await staticFiles(dist) : null;
const app = site({
  service,
  files: parts.files,
  web,
  ...(web
    ? { page: pages({ service, web, ...(await readTemplate(dist)), told: toldOf(settings) }) }
    : {}),
  network: networkOf(settings.TRUSTED_PROXIES),
  report: (error, where) => service.reporter.fault(error, where),
  healthy: () =>
    service.store.nextMailDue().then(
      () => true,
      () => false,
    ),
  uploadsTo: settings.S3_BUCKET ? (settings.S3_ENDPOINT ?? "https://*.amazonaws.com") : null,
  ...(keepsMails
    ? {
        outbox: outboxPage({
          key: outboxKey,
          listMails: () => service.store.list("mails", {}, { descending: true, limit: 100 }),
        }),
      }
    : {}),
});

const server = serve({ fetch: app.fetch, hostname: settings.HOST, port: settings.PORT }, (at) => {
  const here = settings.PORT === 0 ? `http://localhost:${at.port}` : settings.ADDRESS;
  const { facts } = parts.opened;
  if (facts.moved) console.log(facts.moved);
  console.log(`Fanfold is ready at ${here}`);
  flushCompileCache();
  if (keepsMails) console.log(`Mails, with sign-in codes, are at ${here}/outbox?key=${outboxKey}`);
});
server.on("error", (error) => stopWith(`The server could not listen: ${error.message}`));

let stopping = false;
const stop = async (): Promise<void> => {
  if (stopping) return;
  stopping = true;
  server.close();
  if ("closeAllConnections" in server) setTimeout(() => server.closeAllConnections(), 1500).unref();
  await Promise.all([outbox.stop(), ...chores.map((chore) => chore.stop())]);
  await parts.stop();
  process.exit(0);
};
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());

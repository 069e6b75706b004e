import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { InversifyRegistry } from "#adapters/inversify/index.ts";
import { minutes } from "#core/kernel/index.ts";
import {
  bindService,
  jobLog,
  jobsCheck,
  queueCheck,
  retryMail,
  serviceToken,
  startAdmitting,
  startCardSweep,
  startCheckingPayments,
  startDelivering,
  startDigests,
  startFollowingOrders,
  startHealth,
  startNotes,
  startNudges,
  startProcessing,
  startReaper,
  startReminding,
} from "#core/service/index.ts";
import { startOutbox } from "#core/service/mail/outbox.ts";
import { begun } from "./begin.ts";
import { networkOf } from "./network.ts";
import {
  isReachedDirectly,
  operatorGate,
  operatorPages,
  settingsInForce,
} from "./operator/index.ts";
import { countMails, listMails } from "./operator/queue.ts";
import { refusalCounts } from "./operator/refusals.ts";
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

const dist = fileURLToPath(new URL("../dist/web", import.meta.url));
// read while the database starts
const reading = existsSync(dist) ? staticFiles(dist) : null;

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
  ids: service.ids,
  secrets: service.secrets,
  objects: service.objects,
  settings: service.settings,
  translator: service.translator,
  reporter: service.reporter,
  keepWords: keepsMails,
  // a notice may be lost with its connection
  lookEvery: minutes(1),
});
const runs = jobLog();
const jobs = [
  startReaper({ ...service, jobs: runs }),
  startCardSweep({ ...service, jobs: runs }),
  startReminding({ ...service, jobs: runs }),
  startDelivering({ ...service, jobs: runs }),
  startDigests({ ...service, jobs: runs }),
  startCheckingPayments({ ...service, jobs: runs }),
  startFollowingOrders({ ...service, jobs: runs }),
  startNudges({ ...service, jobs: runs }),
  startNotes({ ...service, jobs: runs }),
  ...(settings.TIERS === "off" ? [startAdmitting({ ...service, jobs: runs })] : []),
];
const health = startHealth({
  clock: service.clock,
  reporter: service.reporter,
  checks: [...parts.checks, queueCheck(service.store, service.clock), jobsCheck(runs)],
});
const started = new Date().toISOString();
const refusals = refusalCounts();
const operatorKey = randomBytes(18).toString("base64url");
const web = await reading;
const app = site({
  service,
  files: parts.files,
  web,
  ...(web
    ? {
        page: pages({
          service,
          web,
          ...(await readTemplate(dist, settings.TIERS)),
          told: toldOf(settings),
        }),
      }
    : {}),
  network: networkOf(settings.TRUSTED_PROXIES),
  report: (error, where) => service.reporter.fault(error, where),
  health: health.report,
  mailProvider: parts.mailProvider,
  paymentNotices: parts.paymentNotices,
  uploadsTo: settings.S3_BUCKET ? (settings.S3_ENDPOINT ?? "https://*.amazonaws.com") : null,
  foundAt: [
    ...(settings.GIPHY_KEY ? ["https://*.giphy.com"] : []),
    ...(settings.SPOTIFY_CLIENT_ID ? ["https://i.scdn.co"] : []),
  ],
  onRefusal: refusals.note,
  operator: operatorPages({
    gate: operatorGate({
      key: operatorKey,
      secure: settings.ADDRESS.startsWith("https:"),
      trustsLoopback: isReachedDirectly(settings.ADDRESS, settings.TRUSTED_PROXIES),
    }),
    showsWords: keepsMails,
    listMails: async (state) => listMails(service.store, state),
    retry: (id) => retryMail(service, id),
    status: async () => ({
      health: await health.report(),
      jobs: runs.runs(),
      space: await parts.opened.space(),
      refusals: refusals.counts(),
      mails: await countMails(service.store),
      version: service.settings.webVersion,
      started,
      settings: settingsInForce(settings),
    }),
  }),
});

const server = serve({ fetch: app.fetch, hostname: settings.HOST, port: settings.PORT }, (at) => {
  const here = settings.PORT === 0 ? `http://localhost:${at.port}` : settings.ADDRESS;
  const { facts } = parts.opened;
  if (facts.moved) console.log(facts.moved);
  console.log(`Fanfold is ready at ${here}`);
  flushCompileCache();
  console.log(
    keepsMails
      ? `Emails, with sign-in codes, are at ${here}/outbox?key=${operatorKey}`
      : `How it is doing: ${here}/outbox?key=${operatorKey}`,
  );
});
server.on("error", (error) => stopWith(`The server couldn’t start listening: ${error.message}`));
// what is not there yet is made in the background: the first pages need not wait for its queue to be opened (P12)
const processing = setTimeout(100).then(() =>
  startProcessing({ ...service, objects: parts.files, jobs: parts.opened.jobs }),
);
processing.catch((error: unknown) => service.reporter.fault(error, "jobs"));

let stopping = false;
const stop = async (): Promise<void> => {
  if (stopping) return;
  stopping = true;
  health.stop();
  server.close();
  if ("closeAllConnections" in server)
    void setTimeout(1500, null, { ref: false }).then(() => server.closeAllConnections());
  const worker = await processing.catch(() => null);
  await Promise.all([outbox.stop(), worker?.stop(), ...jobs.map((job) => job.stop())]);
  await parts.stop();
  process.exit(0);
};
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dateFiles } from "#adapters/calendars/index.ts";
import { bundledCatalogue } from "#adapters/catalogue/index.ts";
import { InversifyRegistry } from "#adapters/inversify/index.ts";
import { clipProcessor, sharpDarkroom } from "#adapters/media/index.ts";
import {
  bindMemory,
  type KeptMail,
  keptAddresses,
  plainSettings,
  type SteppedClock,
} from "#adapters/memory/index.ts";
import { keyedSecrets, randomIds } from "#adapters/node/index.ts";
import { diskObjects } from "#adapters/objects-disk/index.ts";
import { type TestDatabase, testDatabase } from "#adapters/postgres/testing.ts";
import { restApi } from "#adapters/rest/index.ts";
import { seconds } from "#core/kernel/index.ts";
import {
  bindService,
  parts,
  type Store,
  serviceToken,
  startDelivering,
  startProcessing,
  type Worker,
} from "#core/service/index.ts";
import { startOutbox } from "#core/service/mail/outbox.ts";
import { site } from "#server/site.ts";
import { sentences } from "#specs/fixtures/english.ts";
import type { Assembly, SetUp } from "./assembly.ts";
import { assembled } from "./authority.ts";
import { headless, quiet } from "./headless.ts";

const address = "https://fanfold.test";
const secret = "a secret for scenarios, long enough to be one";

/** `core/app` on the REST adapter on the server's own `fetch`, without a socket, on a real PostgreSQL and disk. */
export const startHttp = async () => {
  const database = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), "fanfold-files-"));
  return {
    assemble: (setUp: SetUp) => httpAssembly(database, folder, setUp),
    dismantle: async () => {
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const httpAssembly = async (
  database: TestDatabase,
  folder: string,
  { features, tiers }: SetUp,
): Promise<Assembly> => {
  await database.empty();
  const registry = new InversifyRegistry();
  bindMemory(registry);
  registry.single(parts.settings, () => plainSettings({ enabledFeatures: features, tiers }));
  const clock = registry.get(parts.clock) as SteppedClock;
  const files = await diskObjects({ folder, uploadUrl: "/uploads", secret, clock });
  let processing: Promise<Worker> | null = null;
  // most scenarios send neither voice nor video: the queue takes a while to begin
  const process = () => {
    processing ??= startProcessing({ ...service, objects: files, jobs: database.open.jobs });
  };
  const heard = leaving(database.open.store, process);
  registry.single(parts.store, () => heard.store);
  registry.single(parts.ids, () => randomIds(clock));
  registry.single(parts.secrets, () => keyedSecrets(secret, clock));
  registry.single(parts.objects, () => files);
  registry.single(parts.imageProcessor, () => sharpDarkroom());
  registry.single(parts.clipProcessor, () => clipProcessor(folder));
  registry.single(parts.catalogue, () => ({
    ...bundledCatalogue(),
    addresses: keptAddresses,
  }));
  registry.single(parts.dateFiles, (from) => dateFiles(from.get(parts.clock)));
  registry.single(parts.translator, () => sentences);
  bindService(registry);
  const service = registry.get(serviceToken);
  const mailer = registry.get(parts.mailer) as KeptMail;
  const outbox = startOutbox({ ...service, mailer, clock });
  const delivering = startDelivering(service);
  const server = site({
    service,
    files,
    web: null,
    network: (request) => request.headers.get("x-network") ?? "unknown",
    report: (error, where) => service.reporter.fault(error, where),
    health: async () => ({ status: "ready", checks: [] }),
    uploadsTo: null,
  });
  const app = headless(clock, tiers);
  let networks = 0;
  const settle = async () => {
    await quiet(app.underWay);
    await delivering.idle();
    await outbox.idle();
    await (await processing)?.idle();
    await quiet(app.underWay);
  };

  return assembled(app, service, registry, address, {
    level: "http",
    browser: () => {
      const cookies = new Map<string, string>();
      const network = `10.0.0.${++networks}`;
      const send = async (request: Request, arrives = async () => true): Promise<Response> => {
        const headers = new Headers(request.headers);
        headers.set("x-network", network);
        headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
        const answer = await server.fetch(new Request(request, { headers }));
        if (await arrives()) for (const line of answer.headers.getSetCookie()) keep(cookies, line);
        return answer;
      };
      return app.browser({
        api: (token, arrives) =>
          restApi({ base: `${address}/api`, token, fetch: (request) => send(request, arrives) }),
        deliver: async (form, file) => {
          const body = new FormData();
          for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
          body.append(
            "file",
            new Blob([new Uint8Array(file.content as Uint8Array)], { type: file.type }),
            file.name,
          );
          const answer = await send(
            new Request(new URL(form.url, address), { method: "POST", body }),
          );
          return answer.ok
            ? { ok: true, etag: (answer.headers.get("etag") ?? "").replaceAll('"', "") }
            : { ok: false };
        },
        clearCookies: () => cookies.clear(),
      });
    },
    // An answer takes longer than the clock's step: what is asked every few seconds is answered in between.
    pass: async (ms) => {
      const step = Math.max(seconds(1), ms / 60);
      await settle();
      for (let passed = 0; passed < ms; passed += step) {
        await clock.pass(Math.min(step, ms - passed));
        await settle();
      }
    },
    settle,
    close: async () => {
      await settle();
      await delivering.stop();
      await outbox.stop();
      await (await processing)?.stop();
      heard.leave();
    },
  });
};

/**
 * The store that all scenarios share, for one of them: whoever listened to it there hears nothing of the next. `asked`
 * hears that a job was asked for.
 */
const leaving = (shared: Store, asked: () => void): { readonly store: Store; leave(): void } => {
  const leaves: (() => void)[] = [];
  const listen: Store["listen"] = (...hear) => {
    const leave = shared.listen(...hear);
    leaves.push(leave);
    return leave;
  };
  const commit: Store["commit"] = async (changes, notices, session, jobs = []) => {
    await shared.commit(changes, notices, session, jobs);
    if (jobs.length > 0) asked();
  };
  const store = new Proxy(shared, {
    get: (_, name) => {
      if (name === "listen") return listen;
      if (name === "commit") return commit;
      const own: unknown = Reflect.get(shared, name);
      return typeof own === "function" ? own.bind(shared) : own;
    },
  });
  return {
    store,
    leave: () => {
      for (const leave of leaves) leave();
    },
  };
};

/** What a browser does with a Set-Cookie line, as far as scenarios need it. */
const keep = (cookies: Map<string, string>, line: string): void => {
  const [pair = "", ...attributes] = line.split(";");
  const [name = "", value = ""] = pair.split("=");
  const over = attributes.some((a) => /^\s*max-age=0$/i.test(a));
  if (over || value === "") cookies.delete(name.trim());
  else cookies.set(name.trim(), value);
};

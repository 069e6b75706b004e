import { dateFiles } from "#adapters/calendars/index.ts";
import { bundledCatalogue } from "#adapters/catalogue/index.ts";
import {
  bindMemory,
  type KeptMail,
  type KeptObjects,
  keptAddresses,
  keptCookies,
  keptJobs,
  MapRegistry,
  type MemoryStore,
  plainSettings,
  type SteppedClock,
} from "#adapters/memory/index.ts";
import type { Api } from "#core/operations/index.ts";
import {
  bindService,
  parts,
  perform,
  serviceToken,
  startDelivering,
  startProcessing,
} from "#core/service/index.ts";
import { startOutbox } from "#core/service/mail/outbox.ts";
import { sentences } from "#specs/fixtures/english.ts";
import type { Assembly, SetUp } from "./assembly.ts";
import { assembled } from "./authority.ts";
import { headless, quiet } from "./headless.ts";

/** `core/app` on the in-process Api on `core/service` on memory: no network, no DOM, a stepped clock. */
export const coreAssembly = async ({ features, tiers }: SetUp): Promise<Assembly> => {
  const registry = new MapRegistry();
  bindMemory(registry);
  registry.single(parts.settings, () => plainSettings({ enabledFeatures: features, tiers }));
  registry.single(parts.catalogue, () => ({
    ...bundledCatalogue(),
    addresses: keptAddresses,
  }));
  registry.single(parts.dateFiles, (from) => dateFiles(from.get(parts.clock)));
  registry.single(parts.translator, () => sentences);
  bindService(registry);
  const clock = registry.get(parts.clock) as SteppedClock;
  const service = registry.get(serviceToken);
  const mailer = registry.get(parts.mailer) as KeptMail;
  const objects = registry.get(parts.objects) as KeptObjects;
  const outbox = startOutbox({ ...service, mailer, clock });
  const delivering = startDelivering(service);
  const jobs = keptJobs(service.store as MemoryStore, service);
  const processing = await startProcessing({ ...service, objects, jobs });
  const { address } = service.settings;
  const api = perform(service);
  const app = headless(clock, tiers);
  let networks = 0;

  const settle = async () => {
    await quiet(app.underWay);
    await delivering.idle();
    await processing.idle();
  };
  return assembled(app, service, registry, address, {
    level: "core",
    browser: (delays) => {
      const jar = keptCookies(clock);
      // a browser has the cookies of an answer when it has the answer
      const coming = () => {
        const sets: Parameters<typeof jar.set>[] = [];
        const later = new Map<string, string | null>();
        const own: typeof jar = {
          ...jar,
          get: (name) => later.get(name) ?? (later.has(name) ? null : jar.get(name)),
          set: (...set) => {
            sets.push(set);
            later.set(set[0], set[1]);
          },
        };
        const arrive = () => {
          for (const set of sets) jar.set(...set);
        };
        return { own, arrive };
      };
      const network = `10.0.0.${++networks}`;
      return app.browser(
        {
          api: (token, arrives) =>
            (async (id, input, options) => {
              const { own, arrive } = coming();
              const caller = {
                accessToken: token(),
                network,
                jar: own,
                requestKey: null,
                languages: null,
              };
              const answer = await api(caller)(id, input, options);
              if (await arrives()) arrive();
              return answer;
            }) as Api,
          deliver: async (form, file) => {
            const posted = objects.post(form, file.content as Uint8Array);
            return posted.status === 201 ? { ok: true, etag: posted.etag } : { ok: false };
          },
          clearCookies: () => jar.clear(),
        },
        delays,
      );
    },
    pass: async (ms) => {
      await clock.pass(ms);
      await settle();
    },
    settle,
    close: async () => {
      await processing.stop();
      await delivering.stop();
      await outbox.stop();
    },
  });
};

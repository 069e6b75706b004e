import { InversifyRegistry } from "#adapters/inversify/index.ts";
import {
  bindMemory,
  type KeptIdentities,
  type KeptMail,
  type KeptObjects,
  type KeptReports,
  keptCookies,
  plainSettings,
  type SteppedClock,
} from "#adapters/memory/index.ts";
import { bindService, parts, perform, serviceToken, setPlatform } from "#core/service/index.ts";
import { startOutbox } from "#core/service/outbox.ts";
import type { Assembly, SetUp } from "./assembly.ts";
import { headless, quiet } from "./headless.ts";
import { readLetter } from "./letters.ts";

/** `core/app` on the in-process Api on `core/service` on memory: no network, no DOM, a stepped clock. */
export const coreAssembly = async ({ features }: SetUp): Promise<Assembly> => {
  const registry = new InversifyRegistry();
  bindMemory(registry);
  registry.single(parts.settings, () => plainSettings({ enabledFeatures: features }));
  bindService(registry);
  const clock = registry.get(parts.clock) as SteppedClock;
  const service = registry.get(serviceToken);
  const mailer = registry.get(parts.mailer) as KeptMail;
  const objects = registry.get(parts.objects) as KeptObjects;
  const reports = registry.get(parts.reporter) as KeptReports;
  const outbox = startOutbox({ store: service.store, mailer, clock, reporter: service.reporter });
  const { address } = service.settings;
  const api = perform(service);
  const app = headless(clock);
  let networks = 0;

  const settle = () => quiet(app.underWay);
  return {
    level: "core",
    browser: () => {
      const jar = keptCookies(clock);
      const network = `10.0.0.${++networks}`;
      return app.browser({
        api: (token) =>
          api({
            get accessToken() {
              return token();
            },
            network,
            jar,
            requestKey: null,
          }),
        deliver: async (form, file) => {
          const posted = objects.post(form, file.content as Uint8Array);
          return posted.status === 201 ? { ok: true, etag: posted.etag } : { ok: false };
        },
        clearCookies: () => jar.clear(),
      });
    },
    letters: (to) =>
      mailer.mails
        .filter((m) => to === undefined || m.to === to)
        .map((m) => readLetter(m, address)),
    pass: async (ms) => {
      await clock.pass(ms);
      await settle();
    },
    now: () => clock.now(),
    settle,
    calls: app.calls,
    get events() {
      return [...app.events, ...reports.events];
    },
    grant: async (id, product_tier) =>
      service.store.commit(
        [{ kind: "change", table: "stories", id, version: null, set: { product_tier } }],
        [],
      ),
    provider: registry.get(parts.identities) as KeptIdentities,
    operate: (change) => setPlatform(service, change),
    get faults() {
      return [...app.faults, ...reports.faults.map((f) => f.error)];
    },
    close: async () => outbox.stop(),
  };
};

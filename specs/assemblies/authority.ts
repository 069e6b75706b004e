import type {
  KeptIdentities,
  KeptMail,
  KeptReports,
  SteppedClock,
} from "#adapters/memory/index.ts";
import type { Registry } from "#core/kernel/index.ts";
import {
  parts,
  type Service,
  sendDigests,
  sendNotes,
  sendNudges,
  setPlatform,
} from "#core/service/index.ts";
import type { Assembly } from "./assembly.ts";
import { operatorDesk } from "./desk.ts";
import type { Headless } from "./headless.ts";
import { readLetter } from "./letters.ts";

/** What a level does its own way. */
type Own = Pick<Assembly, "level" | "browser" | "pass" | "settle" | "close">;

/** A headless app before an authority whose parts are at hand. */
export const assembled = (
  app: Headless,
  service: Service,
  registry: Registry,
  address: string,
  own: Own,
): Assembly => {
  const mailer = registry.get(parts.mailer) as KeptMail;
  const reports = registry.get(parts.reporter) as KeptReports;
  const clock = registry.get(parts.clock) as SteppedClock;
  return {
    ...own,
    letters: (to) =>
      mailer.mails
        .filter((m) => to === undefined || m.to === to)
        .map((m) => readLetter(m, address)),
    refuseMail: (reason) => mailer.refuse({ ok: false, again: false, reason }),
    now: () => clock.now(),
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
    mornings: async () => {
      for (const send of [sendDigests, sendNudges, sendNotes]) await send(service);
    },
    desk: operatorDesk(service),
    operate: (change) => setPlatform(service, change),
    get faults() {
      return [...app.faults, ...reports.faults.map((f) => f.error)];
    },
  };
};

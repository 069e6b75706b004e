import type { Registry } from "#core/kernel/index.ts";
import { parts, testProvider } from "#core/service/index.ts";
import { keptCalendars, noDateFiles } from "./calendars.ts";
import { keptCatalogue } from "./catalogue.ts";
import { plainClips } from "./clips.ts";
import { steppedClock } from "./clock.ts";
import { keptCovers } from "./covers.ts";
import { keptIdentities } from "./identities.ts";
import { countingIds } from "./ids.ts";
import { plainDarkroom } from "./imageProcessor.ts";
import { keptMail } from "./mailer.ts";
import { keptObjects } from "./objects.ts";
import { keptReports } from "./reporter.ts";
import { plainSecrets } from "./secrets.ts";
import { plainSettings } from "./settings.ts";
import { MemoryStore } from "./store/index.ts";

/** The whole outside world in memory: the headless assembly and the browser-only demo. */
export const bindMemory = (r: Registry): void => {
  r.single(parts.clock, () => steppedClock());
  r.single(parts.store, () => new MemoryStore());
  r.single(parts.ids, () => countingIds());
  r.single(parts.secrets, (from) => plainSecrets(from.get(parts.clock)));
  r.single(parts.objects, (from) => keptObjects(from.get(parts.clock)));
  r.single(parts.clipProcessor, () => plainClips);
  r.single(parts.imageProcessor, () => plainDarkroom);
  r.single(parts.covers, () => keptCovers());
  r.single(parts.catalogue, () => keptCatalogue());
  r.single(parts.dateFiles, () => noDateFiles);
  r.single(parts.calendars, () => keptCalendars());
  r.single(parts.payments, (from) =>
    testProvider({
      store: from.get(parts.store),
      ids: from.get(parts.ids),
      clock: from.get(parts.clock),
    }),
  );
  r.single(parts.fulfilment, () => null);
  r.single(parts.identities, () => keptIdentities());
  r.single(parts.settings, () => plainSettings());
  r.single(parts.reporter, () => keptReports());
  r.single(parts.mailer, () => keptMail());
};

import {
  keptCalendars,
  keptCatalogue,
  keptCovers,
  keptObjects,
  keptReports,
  noDateFiles,
  plainClips,
  plainDarkroom,
  plainSecrets,
  plainSettings,
} from "#adapters/memory/index.ts";
import { randomIds } from "#adapters/node/index.ts";
import type { Clock } from "#core/kernel/index.ts";
import {
  cardAnswers,
  liveSessions,
  noIdentities,
  rateLimiter,
  type Service,
  type Store,
  testProvider,
} from "#core/service/index.ts";
import { sentences } from "#specs/fixtures/english.ts";

/** The authority over a store, everything else in memory. */
export const answering = (store: Store, clock: Clock): Service => ({
  store,
  clock,
  ids: randomIds(clock),
  secrets: plainSecrets(clock),
  translator: sentences,
  objects: keptObjects(clock),
  clipProcessor: plainClips,
  imageProcessor: plainDarkroom,
  covers: keptCovers(),
  catalogue: keptCatalogue(),
  identities: noIdentities,
  dateFiles: noDateFiles,
  calendars: keptCalendars(),
  payments: testProvider({ store, ids: randomIds(clock), clock }),
  fulfilment: null,
  settings: plainSettings(),
  reporter: keptReports(),
  sessions: liveSessions(store, clock),
  answers: cardAnswers(store, clock),
  rateLimiter: rateLimiter(clock),
});

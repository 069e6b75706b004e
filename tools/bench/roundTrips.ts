import {
  keptCookies,
  keptCovers,
  keptObjects,
  keptReports,
  plainDarkroom,
  plainSecrets,
  plainSettings,
  steppedClock,
} from "#adapters/memory/index.ts";
import { randomIds } from "#adapters/node/index.ts";
import { testDatabase } from "#adapters/postgres/testing.ts";
import { cardAnswers, liveSessions, noIdentities, perform } from "#core/service/index.ts";
import type { Row } from "./measure.ts";

/** P10: statements that reach PostgreSQL, counted call by call. */
export const roundTrips = async (): Promise<Row[]> => {
  let statements = 0;
  const database = await testDatabase(() => {
    statements++;
  });
  try {
    const clock = steppedClock();
    const api = perform({
      store: database.open.store,
      clock,
      ids: randomIds(clock),
      secrets: plainSecrets(clock),
      objects: keptObjects(clock),
      darkroom: plainDarkroom,
      covers: keptCovers(),
      identities: noIdentities,
      settings: plainSettings(),
      reporter: keptReports(),
      sessions: liveSessions(database.open.store, clock),
      answers: cardAnswers(database.open.store, clock),
    })({ accessToken: null, network: "bench", jar: keptCookies(clock), requestKey: null });
    const counted = async <T>(call: () => Promise<T>): Promise<[T, number]> => {
      const before = statements;
      const answer = await call();
      return [answer, statements - before];
    };
    const [made] = await counted(() => api("createStory", { body: { occasion: "birthday" } }));
    if (!made.ok) throw new Error(made.refusal.message);
    const path = { id: made.value.story.id };
    const [, updates] = await counted(() => api("readUpdates", { path }));
    const [, read] = await counted(() => api("readStory", { path }));
    const [, slide] = await counted(() =>
      api("createSlide", {
        query: { story_id: path.id },
        body: { type: "text", variant: "letter", description: "Hello", media: [] },
      }),
    );
    const [, change] = await counted(() => api("changeStory", { path, body: { title: "New" } }));
    const row = (what: string, product: number, most: number): Row => ({
      what,
      baseline: Number.NaN,
      product,
      unit: "trips",
      bar: `≤ ${most}`,
      met: product <= most,
    });
    return [
      row("P10 GET updates", updates, 1),
      row("P10 GET story", read, 2),
      row("P10 POST slide", slide, 4),
      row("P10 PUT story", change, 4),
    ];
  } finally {
    await database.stop();
  }
};

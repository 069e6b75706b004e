import { keptCookies } from "#adapters/memory/index.ts";
import type { Outcome } from "#core/kernel/index.ts";
import type { Api } from "#core/operations/index.ts";
import { perform } from "#core/service/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { openWorld, type Watcher } from "../campaigns/watching/world.ts";
import type { Row } from "./measure.ts";

/** How many statements a call sent to PostgreSQL, and how many it may. */
export interface Trips {
  readonly what: string;
  readonly trips: number;
  readonly most: number;
}

const value = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(inEnglish(outcome.refusal.message));
  return outcome.value;
};
const words = (description: string) => ({
  type: "text" as const,
  variant: "letter",
  description,
  media: [],
});

/** P10: calls of people whose session this server knows, on a card with an owner and a contributor. */
export const countTrips = async (): Promise<readonly Trips[]> => {
  const world = await openWorld();
  try {
    const [service] = world.services;
    const api = ({ token }: Watcher): Api =>
      perform(service)({
        accessToken: token,
        network: "office",
        jar: keptCookies(world.clock),
        requestKey: null,
        languages: null,
      });
    const [owner, friend] = [await world.person("owner"), await world.person("friend")];
    const [mine, theirs] = [api(owner), api(friend)];
    const { story } = value(await mine("createStory", { body: { occasion: "birthday" } }));
    const path = { id: story.id };
    const group = story.tokens.group ?? "";
    const query = { story_id: path.id };
    const all: Trips[] = [];
    const count = async <T>(what: string, most: number, call: () => Promise<T>): Promise<T> => {
      const [before] = world.trips;
      const answer = await call();
      all.push({ what, trips: world.trips[0] - before, most });
      return answer;
    };
    value(await theirs("joinStory", { path: { type: "group", value: group } }));
    // the notice of a change also drops what this server read right after it
    await world.settled();
    for (const who of [owner, friend]) {
      const first = await count("GET updates", 2, () => world.ask(0, who, path.id, ""));
      const again = await count("GET updates answering 304", 0, () =>
        world.ask(0, who, path.id, first.etag),
      );
      if (again.status !== 304) throw new Error(`${again.status} instead of 304`);
    }
    await count("GET story", 2, async () => value(await mine("readStory", { path })));
    await count("GET story of a contributor", 2, async () =>
      value(await theirs("readStory", { path })),
    );
    await count("GET story by its link", 2, async () =>
      value(await theirs("readStoryByLink", { path: { tokenType: "group", token: group } })),
    );
    await count("PUT story", 4, async () =>
      value(await mine("changeStory", { path, body: { title: "New" } })),
    );
    await count("POST slide", 4, async () =>
      value(await mine("createSlide", { query, body: words("Mine") })),
    );
    const { slide } = await count("POST slide of a contributor", 4, async () =>
      value(await theirs("createSlide", { query, body: words("Theirs") })),
    );
    await count("PUT slide of a contributor", 4, async () =>
      value(
        await theirs("changeSlide", { path: { id: slide.id }, body: { description: "Better" } }),
      ),
    );
    const { contribution } = await count("POST contribution", 4, async () =>
      value(await theirs("createContribution", { query: { group }, body: words("Hello") })),
    );
    await count("PUT contribution/send", 4, async () =>
      value(
        await theirs("sendContribution", {
          path: { id: contribution.id },
          body: { groupToken: group, contributionId: contribution.id },
        }),
      ),
    );
    await count("PUT slide/approve", 4, async () =>
      value(await mine("approveSlide", { path: { id: slide.id } })),
    );
    return all;
  } finally {
    await world.stop();
  }
};

export const roundTrips = async (): Promise<Row[]> =>
  (await countTrips()).map(({ what, trips, most }) => ({
    what: `P10 ${what}`,
    baseline: Number.NaN,
    product: trips,
    unit: "trips",
    bar: `≤ ${most}`,
    met: trips <= most,
  }));

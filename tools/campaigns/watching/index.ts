import assert from "node:assert/strict";
import fc from "fast-check";
import { keptCookies } from "#adapters/memory/index.ts";
import { perform } from "#core/service/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { comeBack, join, type Move, round as moves, play, type Scene } from "./moves.ts";
import {
  openWorld,
  type Polled,
  type PolledAnswer,
  polled,
  type Watcher,
  type World,
} from "./world.ts";

/** How long, in ms, somebody may be answered 304 at another server after a change was acknowledged (bar P9). */
const grace = 100;

export interface Counts {
  /** Changes that were made, by what and how it ended. */
  readonly moves: Map<string, number>;
  /** Answers that were held against the truth. */
  judged: number;
  /** Of these, by status. */
  readonly statuses: Map<number, number>;
  /** Answers of 304 that cost no round trip. */
  free: number;
  /** The longest that an answer from before a change was given after it, in ms. */
  longest: number;
}

const count = <K>(map: Map<K, number>, key: K) => map.set(key, (map.get(key) ?? 0) + 1);

const openScene = async (world: World): Promise<Scene> => {
  const [owner, ada, bob, stranger] = await Promise.all(
    ["owner", "ada", "bob", "stranger"].map((name) => world.person(name)),
  );
  if (!owner || !ada || !bob || !stranger) throw new Error("four people were asked for");
  const made = await perform(world.services[0])({
    accessToken: owner.token,
    network: "office",
    jar: keptCookies(world.clock),
    requestKey: null,
    languages: null,
  })("createStory", { body: { occasion: "leaving" } });
  if (!made.ok) throw new Error(inEnglish(made.refusal.message));
  const { id: card } = made.value.story;
  const scene: Scene = { world, card, owner, friends: [ada, bob], stranger };
  await join(scene, 0);
  await join(scene, 1);
  return scene;
};

const is = (told: PolledAnswer, truth: PolledAnswer) =>
  told.status === truth.status && (told.status > 304 || told.etag === truth.etag);

/** Polls until the answer is the true one, `grace` at most; what is asked later than that has to be right. */
const judge = async (
  scene: Scene,
  watcher: Watcher,
  server: 0 | 1,
  what: Polled,
  { since, patience, counts }: { since: number; patience: number; counts: Counts },
): Promise<void> => {
  const { world, card } = scene;
  const kept = `${what} ${server}`;
  const etag = watcher.etags.get(kept) ?? "";
  const truth = await world.ask("truth", watcher, card, etag, what);
  for (;;) {
    const asked = performance.now() - since;
    const before = world.trips[server];
    const told = await world.ask(server, watcher, card, etag, what);
    if (is(told, truth)) {
      if (told.status === 304 && world.trips[server] === before) counts.free++;
      counts.judged++;
      count(counts.statuses, told.status);
      watcher.etags.set(kept, told.etag);
      return;
    }
    counts.longest = Math.max(counts.longest, asked);
    assert(
      asked <= patience,
      `${watcher.name} at server ${server}: ${told.status} ${told.etag} instead of ${truth.status} ${truth.etag}, asked ${Math.round(asked)} ms after the change`,
    );
    await new Promise((resolve) => setImmediate(resolve));
  }
};

const everybody = ({ owner, friends, stranger }: Scene): readonly Watcher[] => [
  owner,
  ...friends,
  stranger,
];

const playRound = async (world: World, moves: readonly Move[], counts: Counts): Promise<void> => {
  const scene = await openScene(world);
  const all = async (of: (watcher: Watcher, server: 0 | 1, what: Polled) => Promise<void>) => {
    for (const watcher of everybody(scene))
      for (const server of [0, 1] as const)
        for (const what of polled) await of(watcher, server, what);
  };
  const quiet = { since: performance.now(), patience: grace, counts };
  await all((watcher, server, what) => judge(scene, watcher, server, what, quiet));
  for (const next of moves) {
    world.clock.step(1000);
    const ended = await play(scene, next);
    const since = performance.now();
    count(counts.moves, `${next.what} ${ended}`);
    // whoever changed something at a server reads it there at once; a session that ends is told by its notice
    const isOwn = next.what !== "byHand" && next.what !== "signOut";
    await all((watcher, server, what) =>
      judge(scene, watcher, server, what, {
        since,
        patience: isOwn && server === next.server ? 0 : grace,
        counts,
      }),
    );
    // and is answered out of memory until the next change
    await all((watcher, server, what) =>
      judge(scene, watcher, server, what, { since: performance.now(), patience: 0, counts }),
    );
    await comeBack(scene, next);
  }
};

/**
 * Makes so many random changes of cards at one of two servers, and polls both as everybody who watches: throws where
 * somebody is answered as before the change, asked more than 100 ms after it was acknowledged.
 */
export const playWatching = async (wanted: number, seed?: number): Promise<Counts> => {
  const counts: Counts = { moves: new Map(), judged: 0, statuses: new Map(), free: 0, longest: 0 };
  const world = await openWorld();
  try {
    for (let round = 0; movesMade(counts) < wanted; round++)
      await fc.assert(
        fc.asyncProperty(moves, (made) => playRound(world, made, counts)),
        {
          numRuns: 1,
          endOnFailure: true,
          ...(seed === undefined ? {} : { seed: seed + round }),
        },
      );
  } finally {
    await world.stop();
  }
  return counts;
};

export const movesMade = ({ moves }: Counts): number =>
  [...moves.values()].reduce((a, b) => a + b, 0);

/** `npm run campaign -- watching [CHANGES]` */
export const watching = async (changes = 2000): Promise<boolean> => {
  const counts = await playWatching(changes);
  const rows = [...counts.moves]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([k, n]) => `${k} × ${n}`);
  const statuses = [...counts.statuses].sort().map(([status, n]) => `${status} × ${n}`);
  console.log(
    [
      `P9 watching: ${movesMade(counts)} changes over two servers, ${counts.judged} answers held against the truth (${statuses.join(", ")})`,
      `  ${counts.free} answers of 304 cost no round trip; none was from before a change later than ${grace} ms after it, at the latest ${counts.longest.toFixed(1)} ms`,
      `  ${rows.join(", ")}`,
    ].join("\n"),
  );
  return movesMade(counts) >= changes && counts.free > changes;
};

import { type OperationId, operations } from "#core/operations/index.ts";
import { setPlatform } from "#core/service/index.ts";
import { type Table, tables } from "#core/service/ports/index.ts";
import { asking, served } from "#specs/access/asking.ts";
import { makeWorld, type World } from "#specs/access/world.ts";
import { png, upload } from "#specs/fixtures/messages.ts";
import type { Browser } from "#specs/fixtures/service.ts";

/** When a call comes again: what it is about has to happen once all the same. */
const ways = ["after", "at once", "ten at once", "died before", "died after"] as const;
type Way = (typeof ways)[number];

class Died extends Error {}

/** Rows that say nothing of what was done: kept answers, counts of tries, and files that the reaper takes away. */
const beside: ReadonlySet<Table> = new Set<Table>(["requests", "allowances", "uploads"]);
const creating = served.filter((id) => (operations[id] as { once?: boolean }).once === true);

const rowsOf = async ({ service }: World): Promise<Record<string, number>> =>
  Object.fromEntries(
    await Promise.all(
      tables
        .filter((table) => !beside.has(table))
        .map(async (table) => [table, (await service.store.list(table, {})).length] as const),
    ),
  );

/** What the next write does before its process dies; it is set back by that write. */
const dying = ({ service }: World) => {
  const { store } = service;
  const commit = store.commit.bind(store);
  let next: Way | null = null;
  store.commit = async (...given) => {
    const now = next;
    next = null;
    if (now === "died before") throw new Died();
    await commit(...given);
    if (now === "died after") throw new Died();
  };
  return (way: Way) => {
    next = way;
  };
};

/** The owner of a card asks for one thing with one key, as often as `way` says; the rows that came of it are answered. */
const effectOf = async (
  id: OperationId & keyof typeof asking,
  way: Way | "alone",
  nth: number,
): Promise<string> => {
  const world = await makeWorld({ privacy: "public", shown: true });
  const { store } = world.service;
  const thing = world.mine.get("owner");
  const owner = world.people.get("owner") as Browser;
  const card = world.cards.ours;
  if (!thing) throw new Error("the owner has nothing");
  if (id === "pay")
    await store.commit(
      [
        {
          kind: "change",
          table: "stories",
          id: card.story.id,
          version: null,
          set: { product_tier: "free" },
        },
      ],
      [],
    );
  // off until an operator turns it on (POST-01)
  if (id === "createPostalOrder")
    await setPlatform(world.service, { enabled_features: ["send_by_post"] });
  const uploaded = await upload(world.service, owner, png());
  const die = dying(world);
  const before = await rowsOf(world);
  const input = asking[id]({ card, thing: { ...thing, upload: uploaded.key } });
  // everybody else may ask with a logo that is nobody's
  if (id === "createLogoLink") {
    const [link] = await store.list("logo_links", { id: thing.logoLink });
    Object.assign(input, {
      body: { type: "story", story_id: card.story.id, logo_id: link?.logo_id },
    });
  }
  const key = `3f1d5c0a-8f5e-4d6e-9a57-0f6f3c1d2b${String(nth).padStart(2, "0")}`;
  const ask = () => owner.api(id, input as never, { key });
  const codes: string[] = [];
  const hear = async () => {
    const answer = await ask();
    codes.push(answer.ok ? "ok" : answer.refusal.code);
  };
  switch (way) {
    case "alone":
      await hear();
      break;
    case "after":
      await hear();
      await hear();
      break;
    case "at once":
    case "ten at once":
      await Promise.all(Array.from({ length: way === "at once" ? 2 : 10 }, hear));
      break;
    default:
      die(way);
      await hear().catch((error) => {
        if (!(error instanceof Died)) throw error;
      });
      await hear();
  }
  const after = await rowsOf(world);
  const added = Object.keys(after).map((table) => [
    table,
    (after[table] ?? 0) - (before[table] ?? 0),
  ]);
  return `${[...new Set(codes)].join()}: ${added
    .filter(([, n]) => n !== 0)
    .map(([table, n]) => `${table} +${n}`)
    .join(", ")}`;
};

export interface Repeats {
  readonly calls: number;
  readonly cases: number;
  readonly wrong: readonly string[];
}

/** R6: every creating call comes once more, in five ways, `rounds` times each; it has one effect. */
export const repeatAll = async (rounds: number): Promise<Repeats> => {
  const wrong: string[] = [];
  let cases = 0;
  for (const id of creating) {
    const once = await effectOf(id, "alone", 0);
    if (!once.startsWith("ok: ") || once === "ok: ") wrong.push(`${id} does nothing: ${once}`);
    for (const way of ways)
      for (let nth = 1; nth <= rounds; nth++) {
        const seen = await effectOf(id, way, nth);
        cases++;
        if (seen !== once) wrong.push(`${id}, ${way}: ${seen}; alone ${once}`);
      }
  }
  return { calls: creating.length, cases, wrong };
};

/** `npm run campaign -- repeats [ROUNDS]` */
export const repeats = async (rounds = 5): Promise<boolean> => {
  const { calls, cases, wrong } = await repeatAll(rounds);
  console.log(
    [
      `R6 repeats: ${cases} cases, ${calls} creating calls in ${ways.length} ways, ${rounds} times each; wrong ${wrong.length}`,
      ...wrong.slice(0, 20).map((what) => `  wrong: ${what}`),
    ].join("\n"),
  );
  return wrong.length === 0 && cases === calls * ways.length * rounds;
};

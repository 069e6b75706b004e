import type { OperationId } from "#core/operations/index.ts";
import { setPlatform } from "#core/service/index.ts";
import { type Table, tables } from "#core/service/ports/index.ts";
import { asking, served } from "#specs/access/asking.ts";
import { makeWorld } from "#specs/access/world.ts";
import { png, upload } from "#specs/fixtures/messages.ts";
import { afterEveryRead, overtaking } from "#specs/fixtures/overtaken.ts";
import type { Browser } from "#specs/fixtures/service.ts";

/** Rows that say nothing of what was done, such as files that the reaper takes away, and what the provider never got. */
const beside: ReadonlySet<Table> = new Set<Table>([
  "requests",
  "allowances",
  "uploads",
  "test_payments",
]);
/** What says how a row stands, beside that it is there. */
const standing = [
  "status",
  "type",
  "role_type",
  "product_tier",
  "position",
  "credits_digital_available",
  "credits_postal_available",
  "group_link_privacy",
] as const;
const changing = served.filter((id) => !/^(read|search|check)/.test(id));

/** Two calls of the card's owner, in two tabs. */
interface Pair {
  /** Runs to its end after a read of the other. */
  readonly inner: OperationId;
  readonly outer: OperationId;
}

const rowOf = (row: object): string =>
  standing
    .map((column) => (row as Readonly<Record<string, unknown>>)[column])
    .filter((value) => value !== undefined && value !== null)
    .join("/");

/** What both answered, by their names, and how everything stands then. */
const told = (codes: Readonly<Record<string, string>>, state: string): string =>
  `${Object.entries(codes)
    .sort()
    .map(([id, code]) => `${id} ${code}`)
    .join(", ")}: ${state}`;

const open = async () => {
  const world = await makeWorld({ privacy: "public", shown: true });
  const { service, mine, people, cards } = world;
  const owner = people.get("owner") as Browser;
  const thing = mine.get("owner");
  if (!thing) throw new Error("the owner has nothing");
  // off until an operator turns it on (POST-01)
  await setPlatform(service, { enabled_features: ["send_by_post"] });
  const uploaded = await upload(service, owner, png());
  const about = { card: cards.ours, thing: { ...thing, upload: uploaded.key } };
  const change = { kind: "change", table: "stories", id: cards.ours.story.id } as const;
  await service.store.commit([{ ...change, version: null, set: { product_tier: "free" } }], []);
  const ask = (id: OperationId) => async (): Promise<string> => {
    const answer = await owner.api(id, asking[id](about as never) as never);
    return answer.ok ? "ok" : answer.refusal.code;
  };
  const state = async (): Promise<string> => {
    const all = await Promise.all(
      tables
        .filter((table) => !beside.has(table))
        .map(async (table) => {
          const rows = (await service.store.list(table, {})).map(rowOf).sort();
          return `${table} ${rows.length} ${rows.join()}`;
        }),
    );
    return all.join("; ");
  };
  return { service, ask, state };
};

/** One after the other. The two calls of a pair are named apart, also where they are the same. */
const inTurn = async (first: OperationId, second: OperationId, isSwapped: boolean) => {
  const { ask, state } = await open();
  const names = isSwapped ? ["outer", "inner"] : ["inner", "outer"];
  const one = await ask(first)();
  const two = await ask(second)();
  return told({ [names[0] ?? ""]: one, [names[1] ?? ""]: two }, await state());
};

const within = async ({ inner, outer }: Pair, reads: number): Promise<string | null> => {
  const { service, ask, state } = await open();
  const codes = await overtaking(service.store)(reads, ask(inner), ask(outer));
  return codes && told({ inner: codes[0], outer: codes[1] }, await state());
};

/**
 * Whoever deletes what was there when they asked is told that it is gone, or that they are out, be it they who did it
 * or another tab: what stands afterwards is what counts.
 */
const gone = (what: string): string =>
  what
    .replaceAll(/(inner|outer) notFound/g, "$1 ok")
    .replaceAll(/(inner|outer) (invalid|unauthenticated)/g, "$1 ok");

export interface Overtaken {
  readonly pairs: number;
  readonly cases: number;
  readonly wrong: readonly string[];
}

/**
 * R5, R9: two calls that change something are made in two tabs, and one runs to its end after each read of the other.
 * What both answer and leave behind is what one after the other does, in one order or the other.
 */
export const overtakeAll = async (pairs: readonly Pair[]): Promise<Overtaken> => {
  const wrong: string[] = [];
  let cases = 0;
  for (const pair of pairs) {
    const { inner, outer } = pair;
    const allowed = [
      await inTurn(inner, outer, false),
      ...(inner === outer ? [] : [await inTurn(outer, inner, true)]),
    ].map(gone);
    cases += await afterEveryRead(async (reads) => {
      const seen = await within(pair, reads);
      if (seen === null) return false;
      if (!allowed.includes(gone(seen)))
        wrong.push(`${inner} within ${outer}, after ${reads} reads: ${differing(seen, allowed)}`);
      return true;
    });
  }
  return { pairs: pairs.length, cases, wrong };
};

/** What the nearest of the allowed has instead. */
const differing = (seen: string, allowed: readonly string[]): string => {
  const parts = seen.split(/[:;] /);
  const options = allowed.map((one) => {
    const own = new Set(one.split(/[:;] /));
    return parts
      .filter((part) => !own.has(part))
      .concat("not:", ...[...own].filter((part) => !parts.includes(part)));
  });
  const [least = []] = options.sort((a, b) => a.length - b.length);
  return least.map((part) => (part.length > 200 ? `${part.slice(0, 200)}…` : part)).join(" | ");
};

/** Every call with itself. */
export const withThemselves: readonly Pair[] = changing.map((id) => ({ inner: id, outer: id }));
const withOthers: readonly Pair[] = changing.flatMap((outer) =>
  changing.filter((inner) => inner !== outer).map((inner) => ({ inner, outer })),
);

/** `npm run campaign -- overtaken [PAIRS]`: every call with itself, and so many pairs drawn by lot; all without a number. */
export const overtaken = async (pairs = withOthers.length): Promise<boolean> => {
  const drawn = withOthers
    .map((pair) => ({ pair, lot: Math.random() }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, pairs)
    .map(({ pair }) => pair);
  const { pairs: played, cases, wrong } = await overtakeAll([...withThemselves, ...drawn]);
  console.log(
    [
      `R5, R9 overtaken: ${played} pairs of ${changing.length} calls, ${cases} moments at which one came between the other; wrong ${wrong.length}`,
      ...wrong.slice(0, 40).map((what) => `  wrong: ${what}`),
    ].join("\n"),
  );
  return wrong.length === 0;
};

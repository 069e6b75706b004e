import type { OperationId } from "#core/operations/index.ts";
import { setPlatform } from "#core/service/index.ts";
import { type Table, tables } from "#core/service/ports/index.ts";
import { asking, served } from "#specs/access/asking.ts";
import { makeWorld, type Things, type Who } from "#specs/access/world.ts";
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

/** A call and who makes it. */
interface Made {
  readonly id: OperationId;
  readonly by: Who;
}
/** Two calls, of one person in two tabs or of two. */
interface Pair {
  /** Runs to its end after a read of the other. */
  readonly inner: Made;
  readonly outer: Made;
}
/** Two calls of one person; of the card's owner, where nobody is named. */
export const pairOf = (inner: OperationId, outer: OperationId, by: Who = "owner"): Pair => ({
  inner: { id: inner, by },
  outer: { id: outer, by },
});

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
  // off until an operator turns it on (POST-01)
  await setPlatform(service, { enabled_features: ["send_by_post"] });
  const uploads = new Map<Who, string>();
  const ask =
    ({ id, by }: Made) =>
    async (): Promise<string> => {
      const thing = { ...(mine.get(by) as Things), upload: uploads.get(by) ?? "" };
      const input = asking[id]({ card: cards.ours, thing });
      const answer = await (people.get(by) as Browser).api(id, input as never);
      return answer.ok ? "ok" : answer.refusal.code;
    };
  const prepare = async (...all: readonly Made[]) => {
    for (const by of new Set(all.map((one) => one.by)))
      uploads.set(by, (await upload(service, people.get(by) as Browser, png())).key);
  };
  const change = { kind: "change", table: "stories", id: cards.ours.story.id } as const;
  await service.store.commit([{ ...change, version: null, set: { product_tier: "free" } }], []);
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
  return { service, prepare, ask, state };
};

/** One after the other; the inner one first, or last. */
const inTurn = async ({ inner, outer }: Pair, isLast: boolean): Promise<string> => {
  const { prepare, ask, state } = await open();
  await prepare(inner, outer);
  const codes = { inner: "", outer: "" };
  if (!isLast) codes.inner = await ask(inner)();
  codes.outer = await ask(outer)();
  if (isLast) codes.inner = await ask(inner)();
  return told(codes, await state());
};

const within = async ({ inner, outer }: Pair, reads: number): Promise<string | null> => {
  const { service, prepare, ask, state } = await open();
  await prepare(inner, outer);
  const codes = await overtaking(service.store)(reads, ask(inner), ask(outer));
  return codes && told({ inner: codes[0], outer: codes[1] }, await state());
};

/** Codes that mean the same where the other call takes away what this one is about. */
const sameWhereGone = ({ inner, outer }: Pair): RegExp | null => {
  const ids = [inner.id, outer.id];
  // who asks is told that they are out, or what is wrong with what is left
  if (ids.includes("deleteAccount")) return /\b(ok|notFound|invalid|unauthenticated)\b(?=[,:])/g;
  // what was there when they asked is taken away by them, or is gone
  return ids.some((id) => id.startsWith("delete") || id === "answerInvitation")
    ? /\b(ok|notFound)\b(?=[,:])/g
    : null;
};

export interface Overtaken {
  readonly pairs: number;
  readonly cases: number;
  readonly wrong: readonly string[];
}

/**
 * R5, R9: two calls that change something are made at once, and one runs to its end after each read of the other. What
 * both answer and leave behind is what one after the other does, in one order or the other.
 */
export const overtakeAll = async (pairs: readonly Pair[]): Promise<Overtaken> => {
  const wrong: string[] = [];
  let cases = 0;
  for (const pair of pairs) {
    const same = sameWhereGone(pair);
    const plain = (what: string) => (same === null ? what : what.replaceAll(same, "ok"));
    const allowed = [plain(await inTurn(pair, false)), plain(await inTurn(pair, true))];
    cases += await afterEveryRead(async (reads) => {
      const seen = await within(pair, reads);
      if (seen !== null && !allowed.includes(plain(seen)))
        wrong.push(`${nameOf(pair)}, after ${reads} reads: ${differing(seen, allowed)}`);
      return seen !== null;
    });
  }
  return { pairs: pairs.length, cases, wrong };
};

const nameOf = ({ inner, outer }: Pair): string =>
  `${inner.id} of ${inner.by} within ${outer.id} of ${outer.by}`;

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

/** Every call with itself: of the owner, of those who sign, receive and only look, and of the owner and a helper. */
export const withThemselves: readonly Pair[] = changing.flatMap((id) => [
  ...(["owner", "contributor active", "recipient active", "visitor"] as const).map((by) =>
    pairOf(id, id, by),
  ),
  { inner: { id, by: "coOwner" }, outer: { id, by: "owner" } },
]);
/** Every two that are not the same: of the owner, and of somebody who signs within what the owner does. */
const withOthers: readonly Pair[] = changing.flatMap((outer) =>
  changing
    .filter((inner) => inner !== outer)
    .flatMap((inner) => [
      pairOf(inner, outer),
      { inner: { id: inner, by: "contributor active" }, outer: { id: outer, by: "owner" } },
    ]),
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

import fc from "fast-check";
import type { Outcome } from "#core/kernel/index.ts";
import { type Api, type Operation, type OperationId, operations } from "#core/operations/index.ts";
import type { Browser } from "../fixtures/service.ts";
import { inputsOf } from "./arbitrary.ts";
import { asking, type served } from "./asking.ts";
import { makeWorld, type Who, type World } from "./world.ts";

type Served = (typeof served)[number];

/** Who asks, in turn. */
const askers: readonly Who[] = ["nobody", "maker", "owner", "stranger", "contributor active"];

/** Every id and token of our card and of what is in it, and some addresses. */
const knownIn = ({ cards, mine }: World): readonly string[] => {
  const { story, theirs, unsent, invitation, request } = cards.ours;
  const own = mine.get("contributor active");
  return [
    story.id,
    story.group_token,
    story.recipient_token,
    unsent,
    invitation.id,
    invitation.join_token ?? "",
    request.id,
    request.approve_token ?? "",
    ...Object.values(theirs),
    ...Object.values(own ?? {}),
    "somebody@people.test",
    "000000",
  ];
};

/** A known value of each kind in its own place, so that calls get past the door as well. */
const mutated = (row: Operation, world: World, good: Record<string, unknown>) => {
  const known = fc.constantFrom(...knownIn(world));
  const part = (name: "path" | "query" | "body") => {
    const schema = row[name];
    if (!schema) return fc.constant(undefined);
    const right = fc.constant(good[name]);
    return fc.oneof(
      { weight: name === "body" ? 1 : 3, arbitrary: right },
      { weight: 2, arbitrary: inputsOf(schema, known) },
    );
  };
  return fc.record({ path: part("path"), query: part("query"), body: part("body") });
};

interface Fuzz {
  readonly runs: number;
  readonly seed: number;
  /** `valid` asks with a good input only, `mutated` with anything. */
  readonly kind: "valid" | "mutated";
  /** How somebody asks; by themselves without it. */
  readonly via?: (who: Browser) => Api;
  readonly judge: (outcome: Outcome<unknown>) => void;
}

/** Asks one operation with random inputs as everybody in turn; answers what the service reported as faults. */
export const fuzz = async (id: Served, { runs, seed, kind, via, judge }: Fuzz) => {
  const world = await makeWorld({ privacy: "public", shown: true });
  const about = { card: world.cards.ours, thing: world.cards.ours.theirs };
  const good = asking[id](about) as Record<string, unknown>;
  const inputs =
    kind === "valid" ? fc.constant(good) : mutated(operations[id as OperationId], world, good);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...askers), inputs, async (who, input) => {
      const asker = world.people.get(who) as Browser;
      const api = via ? via(asker) : asker.api;
      judge((await api(id, input as never)) as Outcome<unknown>);
    }),
    { numRuns: runs, seed },
  );
  return world.service.reporter.faults;
};

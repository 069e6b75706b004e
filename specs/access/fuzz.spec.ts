import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Api, type Operation, operations, refusalStatus } from "#core/operations/index.ts";
import { inputsOf } from "./arbitrary.ts";
import { asking, served } from "./asking.ts";
import { makeWorld, type Who, type World } from "./world.ts";

const runs = 40;
const seed = Number(process.env.FUZZ_SEED ?? 20_260_301);
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
const inputs = (row: Operation, world: World, good: Record<string, unknown>) => {
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

describe("whatever is sent", () => {
  let asked = 0;
  let worked = 0;

  it.each(served)(
    "[OPEN-08] %s answers with a value or a refusal, and never falls over",
    async (id) => {
      const world = await makeWorld({ privacy: "public", shown: true });
      const about = { card: world.cards.ours, thing: world.cards.ours.theirs };
      const row: Operation = operations[id];
      const good = asking[id](about) as Record<string, unknown>;
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...askers),
          inputs(row, world, good),
          async (who, input) => {
            const api = world.people.get(who)?.api as Api;
            const outcome = await api(id, input as never);
            asked++;
            if (outcome.ok) {
              worked++;
              return;
            }
            const { code, message, errors } = outcome.refusal;
            expect(Object.keys(refusalStatus)).toContain(code);
            expect(message).toMatch(/\S/);
            for (const error of errors) expect(error.message).toMatch(/\S/);
          },
        ),
        { numRuns: runs, seed },
      );
      expect(world.service.reporter.faults).toEqual([]);
    },
  );

  it("[OPEN-08] has asked enough, and not only in vain", () => {
    console.log(`${asked} calls with random inputs, ${worked} of them answered with a value`);
    expect(asked).toBeGreaterThanOrEqual(served.length * runs);
    expect(worked / asked).toBeGreaterThan(0.1);
  });
});

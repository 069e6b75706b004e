import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { type OperationId, operations } from "#core/operations/index.ts";
import { emitContract } from "#openapi/emit.ts";
import { allExamples, type Examples } from "./index.ts";

/** A call as the requirements write it: "`GET /payments?limit=10[&offset]` — auth: …". */
const call = /^(API-\d+) \| `([A-Z]+) (\/[^`?[]*)([^`]*)`/gm;
const text = readFileSync(new URL("../../docs/requirements.md", import.meta.url), "utf8");
const asked = [...text.matchAll(call)].map(([, id = "", method = "", path = "", query = ""]) => ({
  id,
  method,
  path: path.trim(),
  query: [...query.matchAll(/[?&](\w+)/g)].map(([, name = ""]) => name),
}));

/** Whatever a place in a path is called. */
const placed = (path: string): string => path.replace("†", "").replaceAll(/\{[^}]*\}/g, "{}");

interface Call {
  readonly operationId: OperationId;
  readonly parameters: readonly { readonly in?: string; readonly name?: string }[];
}

describe("the calls of the requirements", () => {
  let examples: Examples;
  let served: readonly (readonly [way: string, Call])[];
  beforeAll(async () => {
    examples = await allExamples();
    served = Object.entries(emitContract(examples).paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, one]) =>
          [`${method.toUpperCase()} ${placed(path)}`, one as unknown as Call] as const,
      ),
    );
  });

  it("[F-36] are all read", () => {
    expect(asked.length).toBeGreaterThan(110);
  });

  it.each(asked)("[$id] $method $path is served as it is written, and has answered", (one) => {
    const way = `${one.method} ${placed(one.path)}`;
    const [call, ...more] = served.filter(([other]) => other === way).map(([, each]) => each);
    expect(more).toEqual([]);
    expect(call?.operationId).toBeDefined();
    const { operationId, parameters } = call as Call;
    const names = parameters.filter((each) => each.in === "query").map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...one.query]));
    expect(operations[operationId].ids).toContain(one.id);
    expect(examples[operationId]?.input).toBeDefined();
  });
});

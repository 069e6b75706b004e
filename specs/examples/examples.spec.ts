import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type Operation, type OperationId, operations } from "#core/operations/index.ts";
import { emitContract } from "#openapi/emit.ts";
import { credentials, securitySchemes, setsCookies } from "#openapi/security.ts";
import { letIn, type Question } from "../access/expected.ts";
import { cards, everybody, type Who } from "../access/world.ts";
import { differences } from "./compare.ts";
import { allExamples, type Example, type Examples, inMemory, playStory } from "./index.ts";
import { type CookiesSet, onServer } from "./server.ts";

const ids = Object.keys(operations) as OperationId[];

describe("the examples of the contract", () => {
  let examples: Examples;
  beforeAll(async () => {
    examples = await allExamples();
  });

  it("[F-36] every call has one", () => {
    expect(Object.keys(examples).sort()).toEqual([...ids].sort());
  });

  it.each(ids)("[F-36] %s: what is asked and answered is as the table says", (id) => {
    const row: Operation = operations[id];
    const { input, answer } = examples[id] as Example;
    for (const part of ["path", "query", "body"] as const) {
      const schema = row[part];
      if (schema) expect(z.safeParse(schema, input[part] ?? {}).error, part).toBeUndefined();
      else expect(input[part], part).toBeUndefined();
    }
    if (row.answer) expect(z.safeParse(row.answer, answer).error).toBeUndefined();
    else expect(answer ?? null).toBeNull();
  });

  it("[F-36] they stand in the contract, where readers and generators look for them", () => {
    const contract = emitContract(examples);
    for (const path of Object.values(contract.paths))
      for (const call of Object.values(path) as Described[]) {
        if (!call["x-access"]) continue;
        for (const parameter of call.parameters)
          if (parameter.in === "path") expect(parameter.example, parameter.name).toBeDefined();
        const body = call.requestBody?.content["application/json"];
        if (body?.schema.properties) expect(body.example, call.operationId).toBeDefined();
        const answer = call.responses["200"]?.content?.["application/json"];
        if (answer) expect(answer.example, call.operationId).toBeDefined();
      }
  });
});

describe("what the examples say", () => {
  it("[F-36] is what the server answers, with PostgreSQL and real files", async () => {
    const { played, issued } = await inMemory(playStory);
    const cookies: CookiesSet = new Map();
    const real = await onServer(playStory, cookies);
    const wrong = ids.flatMap((id) => differences(played[id], real[id], issued, id));
    expect(wrong).toEqual([]);
    expect(Object.keys(real)).toHaveLength(ids.length);
    for (const id of ids) {
      const told = (setsCookies[id] ?? []).map((cookie) => securitySchemes[cookie].name);
      for (const name of cookies.get(id) ?? []) expect(told, id).toContain(name);
    }
    const set = new Set([...cookies.values()].flatMap((names) => [...names]));
    expect([...set].sort()).toEqual(["ff_session", "ff_visitor"]);
  }, 120_000);

  it("[F-36] a difference that is not an id, a token or a moment is found", () => {
    const issued = new Set(["abc"]);
    const was = { id: "abc", url: "/files/abc.jpg", on: "2026-03-01T12:00:00.000Z", status: "a" };
    const now = { id: "xyz", url: "/files/xyz.jpg", on: "2026-03-01T12:02:00.000Z", status: "a" };
    expect(differences(was, now, issued, "one")).toEqual([]);
    expect(differences(was, { ...now, status: "b" }, issued, "one")).toEqual(["one.status: a / b"]);
    expect(differences(was, { ...now, more: 1 }, issued, "one")).toHaveLength(1);
    expect(differences([1], [1, 2], issued, "one")).toHaveLength(1);
  });
});

describe("how somebody shows who they are", () => {
  const shown = (who: Who) =>
    who === "nobody" ? "none" : who === "visitor" || who === "maker" ? "visitor" : "account";
  const questions: readonly Question[] = cards.flatMap((card) =>
    (["mine", "theirs", "unsent"] as const).flatMap((whose) =>
      (["public", "private"] as const).flatMap((privacy) =>
        everybody
          // somebody without a cookie has made nothing
          .filter((who) => !(who === "nobody" && whose === "mine"))
          .map((who) => ({ card, whose, privacy, shown: true, who })),
      ),
    ),
  );

  it.each(Object.entries(letIn))("[F-36] %s: the contract names what can let in", (rule, of) => {
    const asked = questions.filter((q) => of(q).includes(q.who)).map((q) => shown(q.who));
    // what belongs to an account no visitor has
    const ways = rule === "holder" ? asked.filter((way) => way === "account") : asked;
    expect([...credentials[rule as keyof typeof credentials]].sort()).toEqual(
      [...new Set(ways)].sort(),
    );
  });
});

interface Content {
  readonly schema: { readonly properties?: object };
  readonly example?: unknown;
}
interface Described {
  readonly operationId: string;
  readonly "x-access"?: string;
  readonly parameters: readonly { in?: string; name?: string; example?: unknown }[];
  readonly requestBody?: { content: Record<string, Content> };
  readonly responses: Record<string, { content?: Record<string, Content> } | undefined>;
}

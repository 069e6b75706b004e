import { describe, expect, it } from "vitest";
import { restApi } from "#adapters/rest/index.ts";
import { type Operation, type OperationId, operations } from "#core/operations/index.ts";
import { alsoAt, http, type Route, readRoute, routeOf } from "#openapi/index.ts";
import { address, spying } from "#specs/fixtures/spyingServer.ts";

const ids = Object.keys(http) as OperationId[];

/** Every path that a route takes, with made-up ids. */
const pathsOf = (route: Route): { path: string; params: Record<string, string> }[] =>
  route.segments.reduce<{ path: string; params: Record<string, string> }[]>(
    (made, segment, at) =>
      made.flatMap(({ path, params }) => {
        if (segment.kind === "word")
          return segment.words.map((word) => ({ path: `${path}/${word}`, params }));
        const words = segment.kind === "choice" ? segment.words : [`x${at}`];
        return words.map((word) => ({
          path: `${path}/${word}`,
          params: { ...params, [segment.name]: word },
        }));
      }),
    [{ path: "", params: {} }],
  );

const wordOf = (word: string) => (word === "recipient_token" ? "recipient" : word);
/** Made-up input for a row, as a caller of the port writes it. */
const inputFor = (id: OperationId, params: Record<string, string>) => {
  const row: Operation = operations[id];
  const path = Object.fromEntries(Object.entries(params).map(([k, v]) => [k, wordOf(v)]));
  return {
    ...(row.path ? { path } : {}),
    ...(row.query ? { query: { some: "thing" } } : {}),
    ...(row.body ? { body: { some: ["thing"] } } : {}),
  };
};

describe("every row at its address", () => {
  it("[API-01] 122 different pairs of method and path, and thirty-four of ours", () => {
    const pairs = ids.map((id) => `${routeOf(id).method} ${routeOf(id).template}`);
    expect(new Set(pairs).size).toBe(122 + 34);
  });

  it.each(ids)("[API-01] %s reaches itself, in every spelling", async (id) => {
    const { call, heard } = spying();
    const also = alsoAt[id];
    const routes = [routeOf(id), ...(also ? [readRoute(also)] : [])];
    const all = routes.flatMap((route) => pathsOf(route).map((made) => ({ route, ...made })));
    for (const { route, path, params } of all) {
      const input = inputFor(id, params);
      const response = await call(route.method, `${path}?some=thing`, {
        ...(input.body ? { body: JSON.stringify(input.body) } : {}),
      });
      expect(response.status, path).toBe(204);
      const last = heard.at(-1);
      expect(last?.id, path).toBe(id);
      expect(last?.input, path).toEqual({ ...input, ...(input.path ? { path: params } : {}) });
    }
    expect(heard).toHaveLength(all.length);
  });

  it.each(ids)("[API-01] %s goes out and arrives as it was asked", async (id) => {
    const { app, heard } = spying();
    const api = restApi({
      base: `${address}/api`,
      token: () => "token",
      fetch: async (request) => app.fetch(request),
    });
    const [made] = pathsOf(routeOf(id));
    const input = inputFor(id, made?.params ?? {});
    await (api as (id: OperationId, input: object, options: object) => Promise<unknown>)(
      id,
      input,
      {
        key: "k1",
      },
    );
    expect(heard.map((h) => h.id)).toEqual([id]);
    expect(heard[0]?.input).toEqual(input);
    expect(heard[0]?.caller).toMatchObject({ accessToken: "token", requestKey: "k1" });
  });

  it("[OPEN-71] takes no word for another that it begins or ends with", async () => {
    const { call, heard } = spying();
    for (const path of ["/story/groups/t", "/story/agroup/t", "/story/recipient_tokens/t/role"])
      expect((await call("GET", path)).status, path).toBe(404);
    expect((await call("POST", "/role/t/1/accepted")).status).toBe(404);
    expect(heard).toEqual([]);
  });

  it("[OPEN-52] takes an e-mail address in the path", async () => {
    const { call, heard } = spying();
    await call("GET", `/auth/check/${encodeURIComponent("a+b/c%@x.org")}`);
    expect(heard[0]).toMatchObject({
      id: "checkUsername",
      input: { path: { username: "a+b/c%@x.org" } },
    });
  });
});

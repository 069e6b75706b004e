import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { restApi } from "#adapters/rest/index.ts";
import type { Api, OperationId } from "#core/operations/index.ts";
import { routeOf } from "#openapi/index.ts";
import { apiBase, bind } from "#server/binder.ts";
import { served } from "#specs/access/asking.ts";
import { fuzz as fuzzOne } from "#specs/access/fuzzing.ts";
import { sentences } from "#specs/fixtures/english.ts";
import type { Browser } from "#specs/fixtures/service.ts";

/** What was really sent, and what came back that should not have. */
export interface FuzzCounts {
  readonly operations: number;
  /** The fewest requests that any operation got of a kind. */
  fewest: number;
  sent: number;
  readonly statuses: Map<number, number>;
  readonly wrong: string[];
}

const address = "https://cards.test";
const kinds = ["valid", "mutated"] as const;

interface Described {
  readonly content?: Readonly<Record<string, object>>;
}
interface Documented {
  readonly responses: Readonly<Record<string, Described | { readonly $ref: string }>>;
}
const escaped = (step: string): string => step.replaceAll("~", "~0").replaceAll("/", "~1");

/** What the contract says against an answer; null where it agrees: its status is documented, its body as described. */
export const contract = () => {
  const text = readFileSync(new URL("../../openapi/openapi.json", import.meta.url), "utf8");
  const whole = JSON.parse(text) as {
    readonly paths: Record<string, Record<string, Documented>>;
    readonly components: { readonly responses: Record<string, Described> };
  };
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats.default(ajv);
  ajv.addSchema(whole, "contract");
  const refer = (...steps: string[]) =>
    `contract#/${steps.map(escaped).map(encodeURIComponent).join("/")}`;
  return async (id: OperationId, answer: Response): Promise<string | null> => {
    const { method, template } = routeOf(id);
    const path = ["paths", template, method.toLowerCase(), "responses", String(answer.status)];
    const there = whole.paths[template]?.[method.toLowerCase()]?.responses[answer.status];
    if (there === undefined) return "no such status in the contract";
    const shared = "$ref" in there ? (there.$ref.split("/").at(-1) ?? "") : null;
    const said = shared === null ? (there as Described) : whole.components.responses[shared];
    const at = shared === null ? path : ["components", "responses", shared];
    const body = await answer.text();
    const [type] = Object.keys(said?.content ?? {});
    if (type === undefined) return body === "" ? null : "a body where none is described";
    if (!answer.headers.get("content-type")?.startsWith(type)) return `not ${type}`;
    if (type !== "application/json") return null;
    const check = ajv.getSchema(refer(...at, "content", type, "schema"));
    if (!check) return "no schema";
    return check(JSON.parse(body)) ? null : ajv.errorsText(check.errors);
  };
};

/** Asks every operation so often, with good inputs and with anything, over HTTP in this process. */
export const fuzzCounts = async (runs: number, seed = 20_260_301): Promise<FuzzCounts> => {
  const differs = contract();
  const counts: FuzzCounts = {
    operations: served.length,
    fewest: Number.POSITIVE_INFINITY,
    sent: 0,
    statuses: new Map(),
    wrong: [],
  };
  for (const id of served)
    for (const kind of kinds) {
      let sent = 0;
      const via = ({ api }: Browser): Api => {
        const app = bind({
          perform: () => api,
          address,
          translator: sentences,
          network: () => "fuzz",
          report: (error) => counts.wrong.push(`${id}: ${error}`),
        });
        const fetch = async (request: Request) => {
          const answer = await app.fetch(request);
          sent += 1;
          counts.statuses.set(answer.status, (counts.statuses.get(answer.status) ?? 0) + 1);
          const why = answer.status >= 500 ? "fell over" : await differs(id, answer.clone());
          if (why !== null) counts.wrong.push(`${id}: ${answer.status}: ${why}`);
          return answer;
        };
        const rest = restApi({ base: `${address}${apiBase}`, token: () => null, fetch });
        // what cannot be written into a request at all is never sent
        return ((asked: OperationId, input: never) => rest(asked, input).catch(() => null)) as Api;
      };
      for (let round = 0; sent < runs && round < 20; round++) {
        const faults = await fuzzOne(id, {
          runs: runs - sent,
          seed: seed + round,
          kind,
          via,
          judge: () => undefined,
        });
        for (const fault of faults) counts.wrong.push(`${id}: ${String(fault)}`);
      }
      counts.sent += sent;
      counts.fewest = Math.min(counts.fewest, sent);
    }
  return counts;
};

/** R3: every operation 200 times with a good input and 200 times with a mutated one; no 5xx, and every answer as the contract says. */
export const fuzz = async (runs = 200): Promise<boolean> => {
  const counts = await fuzzCounts(runs);
  const statuses = [...counts.statuses].sort().map(([status, n]) => `${status}: ${n}`);
  console.log(
    `${counts.operations} operations, at least ${counts.fewest} good and ${counts.fewest} mutated requests each, ${counts.sent} in all (${statuses.join(", ")})`,
  );
  const kindsOfWrong = new Map<string, number>();
  for (const wrong of counts.wrong) kindsOfWrong.set(wrong, (kindsOfWrong.get(wrong) ?? 0) + 1);
  for (const [wrong, n] of kindsOfWrong) console.log(`${n} × ${wrong}`);
  if (counts.wrong.length === 0) console.log("no 5xx, and every answer is as the contract says");
  return counts.wrong.length === 0 && counts.fewest >= runs;
};

import * as z from "zod/mini";
import {
  commonRefusals,
  type Operation,
  type OperationId,
  operations,
  type RefusalCode,
  refusalStatus,
} from "#core/operations/index.ts";
import { about, entities, Refusal } from "./entities.ts";
import { alsoAt } from "./http.ts";
import { type Route, readRoute, routeOf } from "./route.ts";
import { plain, type Schema } from "./schema.ts";

type Part = "path" | "query" | "body" | "answer" | "current";
const parts: readonly Part[] = ["path", "query", "body", "answer", "current"];
const rows = Object.entries(operations) as [OperationId, Operation][];

/** Every schema of the table, with the entities as references. */
const emitSchemas = (): Readonly<Record<string, Schema>> => {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries({ ...entities, Refusal }))
    registry.add(schema, { id: name });
  // One schema may stand in several rows; it is registered once, by the first.
  for (const [id, row] of rows)
    for (const part of parts) {
      const schema = row[part];
      if (schema && !registry.has(schema)) registry.add(schema, { id: `${id}.${part}` });
    }
  const { schemas } = z.toJSONSchema(registry, {
    io: "input",
    unrepresentable: "any",
    uri: (id) => `#/components/schemas/${id}`,
  });
  const named = new Map<string, Schema>();
  for (const [id, row] of rows)
    for (const part of parts) {
      const schema = row[part];
      const name = schema && registry.get(schema)?.id;
      if (name) named.set(`${id}.${part}`, plain((schemas as Record<string, Schema>)[name] ?? {}));
    }
  for (const name of [...Object.keys(entities), "Refusal"])
    named.set(name, plain((schemas as Record<string, Schema>)[name] ?? {}));
  return Object.fromEntries(named);
};

/** Refusals whose answer says no more than the refusal itself. */
const shared = new Set<RefusalCode>(
  rows.flatMap(([, row]) => [
    ...commonRefusals,
    ...(row.refusals ?? []).filter((code) => code !== "stale" || !row.current),
  ]),
);

/** What each refusal says, for whoever reads the contract. */
const meanings: Readonly<Record<RefusalCode, string>> = {
  malformed: "The request could not be read",
  unauthenticated: "Signing in is needed, or needed again",
  paywall: "The card's plan does not reach that far",
  forbidden: "Not allowed, or a wrong code",
  notFound: "There is no such thing",
  stale: "It was changed meanwhile; `current` is how it is now",
  gone: "It was there, and is over",
  tooLarge: "Too large",
  unsupported: "Not a kind of file that is taken",
  sessionExpired: "The session is over",
  invalid: "Some fields are not right; `errors` names them",
  locked: "Locked after too many tries",
  limited: "Too often; try again later",
  unserved: "Not served yet",
};

const content = (schema: Schema) => ({ "application/json": { schema } });

const refusal: Schema = { $ref: "#/components/schemas/Refusal" };

/** Refusals by status; each code has a status of its own. */
const refusals = (row: Operation, currentOf: Schema | undefined) => {
  const codes: readonly RefusalCode[] = [...commonRefusals, ...(row.refusals ?? [])];
  return Object.fromEntries(
    codes.map((code) => {
      const current: Schema = {
        allOf: [refusal, { type: "object", properties: { current: currentOf } }],
      };
      const response =
        code === "stale" && currentOf
          ? { description: meanings.stale, content: content(current) }
          : { $ref: `#/components/responses/${code}` };
      return [String(refusalStatus[code]), response];
    }),
  );
};

const parameters = (where: "path" | "query", schema: Schema | undefined) =>
  Object.entries((schema?.properties ?? {}) as Record<string, Schema>).map(([name, of]) => ({
    name,
    in: where,
    required: where === "path" || ((schema?.required as string[] | undefined) ?? []).includes(name),
    schema: of,
  }));

const operationOf = (
  id: OperationId,
  row: Operation,
  schemas: Readonly<Record<string, Schema>>,
) => {
  const body = schemas[`${id}.body`];
  const answer = schemas[`${id}.answer`];
  const needed = ((body?.required as string[] | undefined) ?? []).length > 0 || !body?.properties;
  return {
    operationId: id,
    tags: [row.tag],
    summary: row.summary,
    "x-requirements": row.ids,
    "x-access": row.who,
    ...(row.who === "anyone" ? { security: [{}, { bearer: [] }] } : {}),
    parameters: [
      ...parameters("path", schemas[`${id}.path`]),
      ...parameters("query", schemas[`${id}.query`]),
      ...(row.once ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
    ],
    ...(body ? { requestBody: { required: needed, content: content(body) } } : {}),
    responses: {
      ...(answer
        ? { "200": { description: "Done", content: content(answer) } }
        : { "204": { description: "Done" } }),
      ...refusals(row, schemas[`${id}.current`]),
    },
  };
};

/** The contract: OpenAPI 3.1, derived from the table of operations alone. */
export const emitContract = () => {
  const schemas = emitSchemas();
  const paths: Record<string, Record<string, unknown>> = {};
  const place = (route: Route, value: object) => {
    paths[route.template] ??= {};
    (paths[route.template] as Record<string, unknown>)[route.method.toLowerCase()] = value;
  };
  for (const [id, row] of rows) {
    const described = operationOf(id, row, schemas);
    place(routeOf(id), described);
    const also = alsoAt[id];
    if (also) place(readRoute(also), { ...described, operationId: `${id}Also` });
  }
  const tags = [...new Set(rows.map(([, row]) => row.tag))];
  return {
    openapi: "3.1.0",
    info: {
      title: "Fanfold",
      version: "1.0.0",
      description: "Collaborative animated greeting cards: celebrate your people.",
    },
    servers: [{ url: "/api", description: "Beside the web app" }],
    security: [{ bearer: [] }, {}],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The access token (OPEN-04)" },
      },
      parameters: {
        IdempotencyKey: {
          name: "Idempotency-Key",
          in: "header",
          required: false,
          description: "Repeats with the same key have one effect",
          schema: { type: "string", maxLength: 200 },
        },
      },
      responses: Object.fromEntries(
        [...shared]
          .sort()
          .map((code) => [code, { description: meanings[code], content: content(refusal) }]),
      ),
      schemas: Object.fromEntries(
        [...Object.keys(entities), "Refusal"]
          .sort()
          .map((name) => [
            name,
            { description: about[name as keyof typeof about], ...schemas[name] },
          ]),
      ),
    },
  };
};

import * as z from "zod/mini";
import { SlideType, slideKinds } from "#core/domain/slide/index.ts";
import { type Operation, type OperationId, operations } from "#core/operations/index.ts";
import { besidePaths } from "./beside.ts";
import { about, entities, Refusal } from "./entities.ts";
import { alsoAt } from "./http.ts";
import { refusalResponses, refusalsOf } from "./refusals.ts";
import { type Route, readRoute, routeOf } from "./route.ts";
import { plain, type Schema } from "./schema.ts";
import { securityOf, securitySchemes, setsCookies } from "./security.ts";

type Part = "path" | "query" | "body" | "answer" | "current";
const parts: readonly Part[] = ["path", "query", "body", "answer", "current"];
const rows = Object.entries(operations) as [OperationId, Operation][];

/** Which variants there are, type by type: one list would promise more than a type has (SLIDE-06..17). */
const variantsByType = SlideType.options
  .map((type) => `\`${type}\`: ${slideKinds[type].variants.join(", ")}`)
  .join("; ");

/** A message that is written says which variants its type has. */
const withVariants = (schema: Schema): Schema => {
  const properties = schema.properties as Record<string, Schema> | undefined;
  return properties?.variant && properties.type
    ? {
        ...schema,
        properties: {
          ...properties,
          variant: {
            ...properties.variant,
            description: variantsByType,
            enum: [...new Set(SlideType.options.flatMap((type) => slideKinds[type].variants))],
          },
        },
      }
    : schema;
};

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
      const written = plain((schemas as Record<string, Schema>)[name ?? ""] ?? {});
      if (name) named.set(`${id}.${part}`, part === "body" ? withVariants(written) : written);
    }
  for (const name of [...Object.keys(entities), "Refusal"])
    named.set(name, plain((schemas as Record<string, Schema>)[name] ?? {}));
  return Object.fromEntries(named);
};

/** An example of a call: what is asked, and what is answered where it is served. */
export interface Example {
  readonly input: { readonly path?: object; readonly query?: object; readonly body?: object };
  readonly answer?: unknown;
}
export type Examples = Readonly<Partial<Record<OperationId, Example>>>;

const content = (schema: Schema, example: unknown) => ({
  "application/json": { schema, ...(example === undefined ? {} : { example }) },
});

const parameters = (where: "path" | "query", schema: Schema | undefined, example: object = {}) =>
  Object.entries((schema?.properties ?? {}) as Record<string, Schema>).map(([name, of]) => ({
    name,
    in: where,
    required: where === "path" || ((schema?.required as string[] | undefined) ?? []).includes(name),
    schema: of,
    ...(name in example ? { example: example[name as keyof typeof example] } : {}),
  }));

const setCookie = (id: OperationId) => {
  const names = (setsCookies[id] ?? []).map((cookie) => `\`${securitySchemes[cookie].name}\``);
  return names.length === 0
    ? {}
    : {
        headers: {
          "Set-Cookie": {
            description: `${names.join(" and ")}, where it begins, changes or ends`,
            schema: { type: "string" },
          },
        },
      };
};

/** Answers to a GET are tagged, so that nothing is sent twice (OPEN-03). */
const tagged = {
  headers: { ETag: { description: "Goes into `If-None-Match`", schema: { type: "string" } } },
};

const operationOf = (
  id: OperationId,
  row: Operation,
  route: Route,
  schemas: Readonly<Record<string, Schema>>,
  { input = {}, answer: told }: Partial<Example> = {},
) => {
  const body = schemas[`${id}.body`];
  const answer = schemas[`${id}.answer`];
  const needed = ((body?.required as string[] | undefined) ?? []).length > 0 || !body?.properties;
  const isRead = route.method === "GET";
  return {
    operationId: id,
    tags: [row.tag],
    summary: row.summary,
    "x-requirements": row.ids,
    "x-access": row.who,
    security: securityOf(id, row),
    parameters: [
      ...parameters("path", schemas[`${id}.path`], input.path),
      ...parameters("query", schemas[`${id}.query`], input.query),
      ...(row.once ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
    ],
    ...(body ? { requestBody: { required: needed, content: content(body, input.body) } } : {}),
    responses: {
      ...(answer
        ? {
            "200": {
              description: "Done",
              ...(isRead ? tagged : setCookie(id)),
              content: content(answer, told),
            },
          }
        : { "204": { description: "Done", ...setCookie(id) } }),
      ...(isRead && answer ? { "304": { description: "Unchanged since `If-None-Match`" } } : {}),
      ...refusalsOf(row, route, schemas[`${id}.current`]),
    },
  };
};

/** The contract: OpenAPI 3.1, derived from the table of operations alone. */
export const emitContract = (examples: Examples = {}) => {
  const schemas = emitSchemas();
  const paths: Record<string, Record<string, unknown>> = {};
  const place = (route: Route, value: object) => {
    paths[route.template] ??= {};
    (paths[route.template] as Record<string, unknown>)[route.method.toLowerCase()] = value;
  };
  for (const [id, row] of rows) {
    const described = operationOf(id, row, routeOf(id), schemas, examples[id]);
    place(routeOf(id), described);
    const also = alsoAt[id];
    if (also) place(readRoute(also), { ...described, operationId: `${id}Also` });
  }
  const tags = [...new Set(rows.map(([, row]) => row.tag)), "Files", "Live events"];
  return {
    openapi: "3.1.0",
    info: {
      title: "Fanfold",
      version: "1.0.0",
      description: "Collaborative animated greeting cards: celebrate your people.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/api", description: "Beside the web app" }],
    tags: tags.map((name) => ({ name })),
    paths: { ...paths, ...besidePaths },
    components: {
      securitySchemes,
      parameters: {
        IdempotencyKey: {
          name: "Idempotency-Key",
          in: "header",
          required: false,
          description: "Repeated requests with the same key take effect once",
          schema: { type: "string", maxLength: 200 },
        },
      },
      responses: refusalResponses(rows.map(([id, row]) => [row, routeOf(id)])),
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

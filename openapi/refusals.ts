import {
  commonRefusals,
  type Operation,
  type RefusalCode,
  refusalStatus,
} from "#core/operations/index.ts";
import type { Route } from "./route.ts";
import type { Schema } from "./schema.ts";

/** What each refusal says, for whoever reads the contract. */
const meanings: Readonly<Record<RefusalCode, string>> = {
  malformed: "The request could not be read",
  unauthenticated: "Log in, or log in again",
  paywall: "The card's plan doesn't include this",
  forbidden: "Not allowed, or a wrong code",
  notFound: "Not found",
  stale: "Changed in the meantime; `current`, if given, is the present state",
  gone: "It has expired or been removed",
  tooLarge: "Too large",
  unsupported: "This type of file isn't accepted",
  sessionExpired: "The session has ended",
  invalid: "Some fields are invalid; see `errors`",
  locked: "Locked after too many tries",
  limited: "Too often; try again later",
};

/** What the way to a call may answer by itself. */
const transport = {
  wrongMethod: { status: 405, description: "Another method; `Allow` names those that there are" },
  fault: { status: 500, description: "A fault on our side; nothing was changed" },
} as const;

const retryAfter = {
  "Retry-After": {
    description: "Seconds until it is worth asking again",
    required: true,
    schema: { type: "integer", minimum: 1 },
  },
};

const refusal: Schema = { $ref: "#/components/schemas/Refusal" };
const content = (schema: Schema) => ({ "application/json": { schema } });
const reference = (name: string) => ({ $ref: `#/components/responses/${name}` });

/** What a call may be refused with, by its status. */
export const refusalsOf = (row: Operation, route: Route, currentOf: Schema | undefined) => {
  const current: Schema = {
    allOf: [refusal, { type: "object", properties: { current: currentOf } }],
  };
  return Object.fromEntries([
    ...codesOf(row, route).map((code) => [
      String(refusalStatus[code]),
      code === "stale" && currentOf
        ? { description: meanings.stale, content: content(current) }
        : reference(code),
    ]),
    ...Object.entries(transport).map(([name, { status }]) => [String(status), reference(name)]),
  ]);
};

const examples: Readonly<Partial<Record<RefusalCode, { key: string; message: string }>>> = {
  unauthenticated: { key: "refusals.pleaseSignIn", message: "Please log in to continue." },
  invalid: { key: "person.messageMissing", message: "Please add a message" },
};

/** The codes that a row can be refused with. */
const codesOf = (row: Operation, { method }: Route): readonly RefusalCode[] => [
  ...commonRefusals,
  ...(method === "GET" ? [] : (["stale"] as const)),
  ...(row.body ? (["tooLarge"] as const) : []),
  ...(row.refusals ?? []),
];

/** Every refusal that some call has, as a response that calls refer to. */
export const refusalResponses = (all: readonly (readonly [Operation, Route])[]) => {
  const used = new Set(all.flatMap(([row, route]) => codesOf(row, route)));
  const codes = [...used].map((code) => {
    const example = examples[code];
    const body = example && { code, ...example, params: {}, errors: [] };
    return [
      code,
      {
        description: meanings[code],
        ...(code === "limited" || code === "locked" ? { headers: retryAfter } : {}),
        content: { "application/json": { schema: refusal, ...(body ? { example: body } : {}) } },
      },
    ] as const;
  });
  const others = Object.entries(transport).map(
    ([name, { description }]) =>
      [
        name,
        {
          description,
          ...(name === "wrongMethod" ? { headers: { Allow: { schema: { type: "string" } } } } : {}),
          content: content(refusal),
        },
      ] as const,
  );
  return Object.fromEntries([...codes, ...others].sort(([a], [b]) => (a < b ? -1 : 1)));
};

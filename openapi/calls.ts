import { type OperationId, operations } from "#core/operations/index.ts";
import { routeOf } from "./route.ts";

/** What pages begin with: their first request doesn’t wait for the table of all other calls. */
export const firstCalls: readonly OperationId[] = [
  "readPlatform",
  "refresh",
  "readAccount",
  "readProducts",
  "readTooltips",
  "readStory",
  "readStoryByLink",
  "readOwnRole",
  "readRoles",
];

type Field = { readonly _zod: { readonly optout?: string } };
type Shaped = { readonly def?: { readonly shape?: Readonly<Record<string, Field>> } };

/** What an answer always has at its top, by operation; null where nothing is answered. */
const needed = (): readonly (readonly [OperationId, readonly string[] | null])[] =>
  (Object.keys(operations) as OperationId[]).map((id) => {
    const { answer } = operations[id];
    const { shape } = (answer as Shaped | null)?.def ?? {};
    const names = Object.entries(shape ?? {})
      .filter(([, field]) => field._zod.optout !== "optional")
      .map(([name]) => name);
    return [id, answer === null ? null : names];
  });

/**
 * A module that the client goes by: where each call stands, and what its answer always has at its top (null: nothing is
 * answered). The table’s schemas are too heavy for a first page, and so are the calls that it doesn’t make (P1).
 */
const emitModule = (name: string, about: string, wanted: (id: OperationId) => boolean): string =>
  [
    "// Written by `npm run contract` from the table of operations.",
    'import type { CallsOf } from "../client.ts";',
    "",
    `/** ${about} */`,
    `export const ${name}: CallsOf = {`,
    ...needed()
      .filter(([id]) => wanted(id))
      .map(([id, names]) => {
        const { method, template } = routeOf(id);
        const top = names === null ? "null" : `"${names.join(" ")}"`;
        return `  ${id}: ["${method.toLowerCase()}", "${template}", ${top}],`;
      }),
    "};",
    "",
  ].join("\n");

const isFirst = (id: OperationId): boolean => firstCalls.includes(id);
export const emitFirstCalls = (): string =>
  emitModule("firstCalls", "Calls that pages begin with.", isFirst);
export const emitOtherCalls = (): string =>
  emitModule("otherCalls", "All other calls.", (id) => !isFirst(id));

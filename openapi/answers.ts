import { type OperationId, operations } from "#core/operations/index.ts";

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

/** The module that the client reads answers by: the table's schemas themselves are too heavy for a first page (P1). */
export const emitAnswers = (): string =>
  [
    "// Written by `npm run contract` from the table of operations.",
    'import type { OperationId } from "#core/operations/index.ts";',
    "",
    "/** What an answer always has at its top; null: nothing is answered. */",
    "export const answers: Readonly<Record<OperationId, readonly string[] | null>> = {",
    ...needed().map(
      ([id, names]) =>
        `  ${id}: ${names === null ? "null" : `[${names.map((n) => `"${n}"`).join(", ")}]`},`,
    ),
    "};",
    "",
  ].join("\n");

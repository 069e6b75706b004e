import * as z from "zod/mini";
import { type Operation, type OperationId, operations } from "#core/operations/index.ts";

/** The things that make up a card in an answer, by a field that nothing else has. */
export const marks = {
  story: "greeting_to",
  slide: "is_webp_ready",
  role: "role_type",
  media: "captions",
  delivery: "deliver_zone",
  updates: "last_role_update",
} as const;
export type Kind = keyof typeof marks;
export const kinds = Object.keys(marks) as readonly Kind[];

/** Which kind of thing has these fields; a card has its own mark beside when it last changed. */
export const kindOf = (fields: Readonly<Record<string, unknown>>): Kind | undefined =>
  kinds.find((kind) => Object.hasOwn(fields, marks[kind]));

const walk = (value: unknown, see: (fields: Readonly<Record<string, unknown>>) => void): void => {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) see(value as Record<string, unknown>);
  for (const inner of Object.values(value)) walk(inner, see);
};

/** Everything of a card in an answer, with what it is. */
export const found = (answer: unknown) => {
  const things: { readonly kind: Kind; readonly fields: Readonly<Record<string, unknown>> }[] = [];
  walk(answer, (fields) => {
    const kind = kindOf(fields);
    if (kind) things.push({ kind, fields });
  });
  return things;
};

/** What of a card an operation can answer with, by its schemas. */
const shows = (row: Operation): ReadonlySet<Kind> => {
  const shown = new Set<Kind>();
  for (const schema of [row.answer, row.current ?? null])
    if (schema !== null)
      walk(z.toJSONSchema(schema, { unrepresentable: "any" }), (node) => {
        const kind = kindOf((node.properties ?? {}) as Record<string, unknown>);
        if (kind) shown.add(kind);
      });
  return shown;
};

/** Every operation whose answer, or refusal, holds something of a card. */
export const showing: ReadonlyMap<OperationId, ReadonlySet<Kind>> = new Map(
  (Object.entries(operations) as [OperationId, Operation][])
    .map(([id, row]) => [id, shows(row)] as const)
    .filter(([, shown]) => shown.size > 0),
);

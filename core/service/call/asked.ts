import * as z from "zod/mini";
import {
  done,
  type FieldError,
  invalidFields,
  type Outcome,
  read,
  saysSame,
} from "#core/kernel/index.ts";
import type { Operation } from "#core/operations/index.ts";

/** What a call says, by where it stands. */
export type Parts = Readonly<Record<"path" | "query" | "body", unknown>>;

/** What was asked, checked and filled in by the row; else every field that is not right. */
export const check = (row: Operation, input: Partial<Parts>): Outcome<Parts> => {
  const asked: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const part of ["path", "query", "body"] as const) {
    const schema = row[part];
    if (!schema) continue;
    const parsed = z.safeParse(schema, input[part] ?? {});
    if (parsed.success) asked[part] = parsed.data;
    else
      for (const { path, message } of parsed.error.issues) {
        const field = path.join(".");
        const said = read(message);
        // an address may be too long and look wrong as well, in the same words
        const isSaid = errors.some((one) => one.field === field && saysSame(one.message, said));
        if (!isSaid) errors.push({ field, message: said });
      }
  }
  if (errors.length === 0) return done(asked as Parts);
  return invalidFields(errors);
};

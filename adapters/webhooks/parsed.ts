import * as z from "zod/mini";

/** A body as its schema has it; null for one that is no JSON, or another. */
export const parsed = <T extends z.ZodMiniType>(
  schema: T,
  body: Uint8Array,
): z.output<T> | null => {
  try {
    const read = z.safeParse(schema, JSON.parse(new TextDecoder().decode(body)));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};

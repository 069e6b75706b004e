import type { OperationId } from "#core/operations/index.ts";

/** Rows of the table that have no handler yet; they answer 501 with a clear body. */
export const unserved = [] as const satisfies readonly OperationId[];
export type Unserved = (typeof unserved)[number];

import type { OperationId } from "#core/operations/index.ts";

/** Method in small letters, template of the path, and the names that an answer always has, between blanks; null: none. */
export type ClientCall = readonly [method: string, template: string, names: string | null];
export type CallsOf = Readonly<Partial<Record<OperationId, ClientCall>>>;

/** What a client needs to know of a call that pages don’t begin with: loaded when the first of them is made. */
export const otherCall = async (id: OperationId): Promise<ClientCall> => {
  const { otherCalls } = await import("./generated/otherCalls.ts");
  const call = otherCalls[id];
  if (call === undefined) throw new Error(`There is no call ${id}`);
  return call;
};

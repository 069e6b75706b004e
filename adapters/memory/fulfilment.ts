import { type Fulfilment, FulfilmentFailed, type PrintOrder } from "#core/service/ports/index.ts";

/** A service that prints and posts, kept in memory. */
export interface KeptFulfilment extends Fulfilment {
  /** Every order it ever took, by its key, in the order that they came. */
  readonly taken: readonly { readonly key: string; readonly order: PrintOrder }[];
  /** What became of the order of a key; nothing where it has none, or where that is over. */
  become(key: string, stage: PrintOrder["stage"]): void;
  /** The next thing it is asked fails: before it is done, or after, when only its answer is lost. */
  failNext(when: "before" | "after"): void;
}

export const keptFulfilment = (): KeptFulfilment => {
  const taken: { key: string; order: PrintOrder }[] = [];
  let fails: "before" | "after" | null = null;
  const asked = async <T>(does: () => T): Promise<T> => {
    const how = fails;
    fails = null;
    if (how === "before") throw new FulfilmentFailed("It can’t be reached.");
    const answer = does();
    if (how === "after") throw new FulfilmentFailed("It can’t be reached.");
    return answer;
  };
  const at = (ref: string) => taken.find(({ order }) => order.ref === ref);
  const known = (ref: string): PrintOrder => {
    const one = at(ref);
    if (!one) throw new FulfilmentFailed("It has no such order.");
    return one.order;
  };
  const set = (one: { order: PrintOrder } | undefined, stage: PrintOrder["stage"]): void => {
    if (one) one.order = { ...one.order, stage };
  };
  return {
    name: "prodigi",
    taken,
    order: ({ key }) =>
      asked(() => {
        const before = taken.find((one) => one.key === key);
        if (before) return before.order;
        const order: PrintOrder = { ref: `kept_${taken.length}`, stage: "received", trouble: null };
        taken.push({ key, order });
        return order;
      }),
    find: (key) => asked(() => taken.find((one) => one.key === key)?.order ?? null),
    read: (ref) => asked(() => known(ref)),
    cancel: (ref) =>
      asked(() => {
        if (known(ref).stage === "received") set(at(ref), "cancelled");
        return known(ref);
      }),
    become: (key, stage) => {
      const one = taken.find((each) => each.key === key);
      if (one && one.order.stage !== "cancelled" && one.order.stage !== "posted") set(one, stage);
    },
    failNext: (when) => {
      fails = when;
    },
  };
};

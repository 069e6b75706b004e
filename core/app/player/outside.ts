import type { AppPorts } from "../appPorts.ts";
import type { Page, Storage } from "../ports/index.ts";

/** What playing needs of the outside world: a page of another site has no more of it. */
export type PlayerOutside = Pick<AppPorts, "clock" | "reporter"> & {
  readonly page: Pick<Page, "visible" | "onVisible">;
  /** What outlives the tab; a page of another site lends none. */
  readonly kept?: Pick<Storage, "get" | "set" | "remove">;
};

/** Whoever needs captions needs them in every card; whoever is where nothing may be heard is there with every card. */
type Switch = "captions-4" | "muted-4";

export const isKept = ({ kept }: PlayerOutside, key: Switch): boolean => kept?.get(key) === "on";

export const keep = ({ kept }: PlayerOutside, key: Switch, is: boolean): void => {
  if (is) kept?.set(key, "on");
  else kept?.remove(key);
};

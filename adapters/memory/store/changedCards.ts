import type { StoryId } from "#core/kernel/index.ts";
import { cardChanged, type Notice } from "#core/service/index.ts";
import type { Data } from "./data.ts";

type Rows = ReadonlyMap<string, { readonly id: string; readonly story_id?: string | null }>;

/** The cards of which a row is another now than it was, or is there no more. */
export const changedCards = (before: Data, after: Data): readonly Notice[] => {
  const cards = new Set<string>();
  for (const table of ["stories", "slides", "roles", "media"] as const) {
    const [then, now]: [Rows, Rows] = [before[table], after[table]];
    if (then === now) continue;
    for (const id of new Set([...then.keys(), ...now.keys()])) {
      const row = now.get(id) ?? then.get(id);
      const card = table === "stories" ? id : row?.story_id;
      if (card && then.get(id) !== now.get(id)) cards.add(card);
    }
  }
  return [...cards].map((card) => cardChanged(card as StoryId));
};

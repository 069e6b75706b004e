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
    const note = (id: string, row: { readonly story_id?: string | null }) => {
      const card = table === "stories" ? id : row.story_id;
      if (card) cards.add(card);
    };
    for (const [id, row] of now) if (then.get(id) !== row) note(id, row);
    for (const [id, row] of then) if (!now.has(id)) note(id, row);
  }
  return [...cards].map((card) => cardChanged(card as StoryId));
};

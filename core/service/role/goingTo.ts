import type { isFor } from "#core/domain/role/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import type { Context } from "../context/index.ts";

/** Whom a card is for, as {@link isFor} reads it: everyone’s parts, and the addresses that it is planned for. */
export const goingTo = async (
  { store }: Pick<Context, "store">,
  { id: story_id }: Pick<StoryRecord, "id">,
): Promise<Parameters<typeof isFor>[1]> => {
  const [roles, deliveries] = await Promise.all([
    store.list("roles", { story_id }),
    store.list("deliveries", { story_id }),
  ]);
  return { roles, deliveries };
};

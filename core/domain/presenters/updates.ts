import type { StorySubject } from "../access/index.ts";
import type { Updates } from "../story/index.ts";
import { tell } from "./audience.ts";
import { updatesFields } from "./fields.ts";

/** What changed in a card, as its owner or another member is told (STORY-12). */
export const presentUpdates = (
  { story, waiting }: Pick<StorySubject, "story" | "waiting">,
  audience: keyof typeof updatesFields,
): Updates =>
  tell<Updates>(
    {
      role_requests: () => waiting.role_requests,
      contributions_unseen: () => waiting.contributions_unseen,
      last_story_update: () => story.last_story_update,
      last_contribution_update: () => story.last_contribution_update,
      last_role_update: () => story.last_role_update,
    },
    updatesFields[audience],
  );

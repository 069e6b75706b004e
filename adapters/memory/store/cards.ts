import type { Actor } from "#core/domain/access/index.ts";
import type { AccountRecord } from "#core/domain/account/index.ts";
import { type RoleRecord, RoleType } from "#core/domain/role/index.ts";
import { isOwnersAlone, type StoryRecord } from "#core/domain/story/index.ts";
import type {
  AbandonedCards,
  CardBundle,
  CardPage,
  CardPosition,
  Member,
  RolePage,
  RoleWithCard,
} from "#core/service/index.ts";
import { all, byAge, compare, type Data } from "./data.ts";
import { isOf } from "./subjects.ts";

export const bundle = (data: Data, storyId: string): CardBundle => {
  const ofCard = (row: { story_id: string | null }) => row.story_id === storyId;
  return {
    slides: all(data, "slides")
      .filter(ofCard)
      .sort((a, b) => a.position - b.position || byAge(a, b)),
    media: all(data, "media").filter(ofCard).sort(byAge),
    roles: all(data, "roles").filter(ofCard).sort(byAge),
  };
};

const shown = ({ id, email, first_name, last_name, hide_my_email }: AccountRecord) => ({
  id,
  email,
  first_name,
  last_name,
  hide_my_email,
});

export const members = (data: Data, storyId: string): Member[] =>
  bundle(data, storyId).roles.map((role) => {
    const account = role.account_id === null ? undefined : data.accounts.get(role.account_id);
    const slides = all(data, "slides").filter(
      (s) =>
        s.role_id === role.id &&
        s.type !== "title" &&
        s.type !== "credits" &&
        s.status !== "rejected",
    );
    return { role, account: account ? shown(account) : null, slides: slides.length };
  });

export const rolesWithCards = (
  data: Data,
  actor: Actor,
  { type, limit, before }: RolePage,
): RoleWithCard[] =>
  RoleType.options
    .filter((kind) => type === undefined || kind === type)
    .flatMap((kind) =>
      all(data, "roles")
        .filter((role) => isOf(role, actor) && role.role_type === kind && role.status === "active")
        .filter((role) => before === undefined || role.story_id < before)
        .sort(newestCardFirst)
        .slice(0, limit),
    )
    .sort(newestCardFirst)
    .map((role) => ({
      role,
      story: data.stories.get(role.story_id) as StoryRecord,
      bundle: bundle(data, role.story_id),
    }));

const newestCardFirst = (a: RoleRecord, b: RoleRecord): number =>
  compare(b, a, "story_id") || byAge(a, b);

export const abandonedStories = (
  data: Data,
  { before, after, limit }: CardPage,
): AbandonedCards => {
  const page = all(data, "stories")
    .filter((story) => story.owner_account_id === null && story.last_story_update < before)
    .filter((story) => after === null || byLastUpdate(story, after) > 0)
    .sort(byLastUpdate)
    .slice(0, limit);
  return {
    stories: page.filter((story) => isOwnersAlone(story, bundle(data, story.id))),
    next: page.length < limit ? null : (page.at(-1) ?? null),
  };
};

const byLastUpdate = (a: CardPosition, b: CardPosition): number =>
  compare(a, b, "last_story_update") || compare(a, b, "id");

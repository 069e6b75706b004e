import type { Actor } from "#core/domain/access/index.ts";
import type { AccountRecord } from "#core/domain/account/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import type { CardBundle, Member, RoleWithCard } from "#core/service/index.ts";
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

export const rolesWithCards = (data: Data, actor: Actor): RoleWithCard[] =>
  all(data, "roles")
    .filter((role) => isOf(role, actor))
    .map((role) => {
      const story = data.stories.get(role.story_id) as StoryRecord;
      return { role, story, bundle: bundle(data, story.id) };
    })
    .sort((a, b) => compare(b.story, a.story, "created_on") || compare(b.story, a.story, "id"));

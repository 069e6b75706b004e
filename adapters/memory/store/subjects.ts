import { type Actor, isAuthoredBy } from "#core/domain/access/index.ts";
import type { RoleRecord, TokenType } from "#core/domain/role/index.ts";
import type { SlideRecord } from "#core/domain/slide/index.ts";
import { countMessages, type StoryRecord } from "#core/domain/story/index.ts";
import { all, type Data } from "./data.ts";

export const isOf = (role: RoleRecord, actor: Actor): boolean =>
  role.account_id !== null
    ? role.account_id === actor.account
    : role.visitor_id !== null && role.visitor_id === actor.visitor;

const roleOf = (data: Data, story: StoryRecord, actor: Actor): RoleRecord | null =>
  all(data, "roles").find((r) => r.story_id === story.id && isOf(r, actor)) ?? null;

/** How many messages are new to the owner of a card. */
const unseenIn = (slides: readonly SlideRecord[], story: StoryRecord): number => {
  const owner = { account: story.owner_account_id, visitor: story.owner_visitor_id };
  return countMessages(slides, (slide) => isAuthoredBy(owner, slide)).unseen;
};

/** A card with the actor's role in it, and what waits for its owner. */
const subject = (data: Data, story: StoryRecord, actor: Actor) => {
  const slides = all(data, "slides").filter((s) => s.story_id === story.id);
  const roles = all(data, "roles").filter((r) => r.story_id === story.id);
  return {
    story,
    role: roleOf(data, story, actor),
    waiting: {
      role_requests: roles.filter((r) => r.status === "requested").length,
      contributions_unseen: unseenIn(slides, story),
    },
  };
};

export const storySubject = (data: Data, id: string, actor: Actor) => {
  const story = data.stories.get(id);
  return story ? subject(data, story, actor) : null;
};

export const linkSubject = (
  data: Data,
  type: TokenType,
  token: string,
  actor: Actor,
  joinToken: string | null,
) => {
  if (token === "") return null;
  const story = all(data, "stories").find((s) => s[`${type}_token`] === token);
  if (!story) return null;
  const invitation =
    joinToken === null
      ? undefined
      : all(data, "roles").find((r) => r.story_id === story.id && r.join_token === joinToken);
  return { ...subject(data, story, actor), tokenType: type, invitation: invitation ?? null };
};

export const slideSubject = (data: Data, id: string, actor: Actor) => {
  const slide = data.slides.get(id);
  const story = slide && data.stories.get(slide.story_id);
  return slide && story ? { ...subject(data, story, actor), slide } : null;
};

export const roleSubject = (data: Data, id: string, actor: Actor) => {
  const target = data.roles.get(id);
  const story = target && data.stories.get(target.story_id);
  return target && story ? { ...subject(data, story, actor), target } : null;
};

export const invitationSubject = (
  data: Data,
  by: "join_token" | "approve_token" | "guest_token",
  token: string,
  actor: Actor,
  roleId: string | null,
) => {
  if (token === "") return null;
  const target = all(data, "roles").find(
    (r) => r[by] === token && (roleId === null || r.id === roleId),
  );
  const story = target && data.stories.get(target.story_id);
  return target && story ? { story, role: roleOf(data, story, actor), target } : null;
};

export const mediaSubject = (data: Data, id: string, actor: Actor) => {
  const media = data.media.get(id);
  if (!media) return null;
  const story = media.story_id === null ? undefined : data.stories.get(media.story_id);
  return { media, story: story ?? null, role: story ? roleOf(data, story, actor) : null };
};

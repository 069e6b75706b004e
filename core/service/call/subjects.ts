import type { Actor, StorySubject } from "#core/domain/access/index.ts";
import type { TokenType } from "#core/domain/role/index.ts";
import type { SubjectSource } from "#core/operations/index.ts";
import type { Store } from "../ports/index.ts";

type Parts = Readonly<Record<string, unknown>>;

/** What stands at "path.id" and the like; "" where nothing does. */
const at = (asked: Parts, where: string): string => {
  const [part = "", ...keys] = where.split(".");
  const value = (asked[part] as Parts | undefined)?.[keys.join(".")];
  return typeof value === "string" ? value : "";
};

/** The token that came along with the id of a card: of one of its links, or of an invitation to it (OPEN-63). */
const broughtAlong = async (
  store: Store,
  { story }: StorySubject,
  token: string,
  actor: Actor,
): Promise<Pick<StorySubject, "through" | "invitation">> => {
  const own = [story.group_token, story.recipient_token, story.watch_token];
  if (token === "" || own.includes(token)) return { through: token || null, invitation: null };
  const invited = await store.invitationSubject("join_token", token, actor, null);
  return { through: token, invitation: invited?.story.id === story.id ? invited.target : null };
};

/** Loads what the access rule judges; undefined when there is no such thing. */
export const loadSubject = async (
  store: Store,
  source: SubjectSource,
  asked: Parts,
  actor: Actor,
): Promise<unknown> => {
  switch (source.of) {
    case "none":
      return null;
    case "story": {
      const id = at(asked, source.at);
      const subject = await (source.whole
        ? store.wholeCard(id, actor)
        : store.storySubject(id, actor));
      if (!subject) return undefined;
      return source.through
        ? { ...subject, ...(await broughtAlong(store, subject, at(asked, source.through), actor)) }
        : subject;
    }
    case "storyIfNamed": {
      const story = at(asked, source.at);
      return story === "" ? null : ((await store.storySubject(story, actor)) ?? undefined);
    }
    case "reminder":
      return (await store.find("reminders", at(asked, source.at))) ?? undefined;
    case "payment":
      return (await store.find("payments", at(asked, source.at))) ?? undefined;
    case "address":
      return (await store.find("addresses", at(asked, source.at))) ?? undefined;
    case "postalOrder":
      return (await store.find("postal_orders", at(asked, source.at))) ?? undefined;
    case "theme":
      return (await store.find("themes", at(asked, source.at))) ?? undefined;
    case "logoLink":
      return (await store.find("logo_links", at(asked, source.at))) ?? undefined;
    case "delivery": {
      const delivery = await store.find("deliveries", at(asked, source.at));
      const subject = delivery && (await store.storySubject(delivery.story_id, actor));
      return subject ? { ...subject, delivery } : undefined;
    }
    case "slide": {
      const subject = await store.slideSubject(at(asked, source.at), actor);
      return subject && source.through
        ? { ...subject, through: at(asked, source.through) || null }
        : (subject ?? undefined);
    }
    case "role":
      return (await store.roleSubject(at(asked, source.at), actor)) ?? undefined;
    case "media":
      return (await store.mediaSubject(at(asked, source.at), actor)) ?? undefined;
    case "upload": {
      const storyId = source.story ? at(asked, source.story) : "";
      const [upload, card] = await Promise.all([
        store.find("uploads", at(asked, source.at)),
        storyId === "" ? null : store.storySubject(storyId, actor),
      ]);
      return upload ? { upload, story: card?.story ?? null, role: card?.role ?? null } : undefined;
    }
    case "link": {
      const type = (source.type.includes(".") ? at(asked, source.type) : source.type) as TokenType;
      if ((type as string) === "id") {
        const subject = await store.storySubject(at(asked, source.at), actor);
        return subject
          ? { ...subject, tokenType: "group", byId: true, invitation: null }
          : undefined;
      }
      const joinToken = at(asked, "query.join_token") || null;
      return (await store.linkSubject(type, at(asked, source.at), actor, joinToken)) ?? undefined;
    }
    case "invitation":
      return (
        (await store.invitationSubject(
          source.by,
          at(asked, source.at),
          actor,
          source.role ? at(asked, source.role) : null,
        )) ?? undefined
      );
  }
};

import { isPreviewed, nobody } from "#core/domain/access/index.ts";
import { posterPath } from "#core/domain/presenters/index.ts";
import type { TokenType } from "#core/domain/role/index.ts";
import type { Service } from "../context/index.ts";

/** A card as a link to it shows it in a chat. */
export interface CardPreview {
  readonly title: string;
  /** Paths of its picture, the best first: its own thumbnail, the poster of its cover. */
  readonly pictures: readonly string[];
}

/**
 * What a link of this kind shows of its card before anybody opens it; null where it shows the brand alone: it is
 * private, or leads nowhere. Reads and writes nothing, so that no robot opens or receives a card.
 */
export const previewOf = async (
  { store, settings }: Pick<Service, "store" | "settings">,
  type: TokenType,
  token: string,
): Promise<CardPreview | null> => {
  const subject = await store.linkSubject(type, token, nobody, null);
  if (subject === null || !isPreviewed(subject)) return null;
  const { story } = subject;
  const [cover] = await store.list("slides", { story_id: story.id, type: "title" }, { limit: 1 });
  const theme = cover?.theme?.name;
  return {
    title: story.title,
    pictures: [
      ...(cover?.thumbnail_key ? [settings.link(cover.thumbnail_key)] : []),
      ...(cover && typeof theme === "string"
        ? [posterPath(story.occasion, { variant: cover.variant, theme })]
        : []),
    ],
  };
};

import type { Recipient } from "#core/app/index.ts";
import { fillTitle } from "#core/domain/cover/index.ts";
import { coverSlide } from "#core/domain/slide/index.ts";
import { useWords } from "#web/words/index.ts";

/** A card that somebody looks at, as its recipient or through a watch link. */
export type Seen = Pick<Recipient, "story" | "token" | "sender" | "others" | "isPreview">;

/** Whom the card is for; "" where nobody wrote it down. */
export const recipientOf = (model: Seen): string => model.story?.recipient_first_name.trim() ?? "";

/** The card's own title, with the name in it. */
export const titleOf = (model: Seen): string => {
  const { story } = model;
  if (story === null) return "";
  const cover = coverSlide(story.slides);
  return fillTitle(story.title || cover?.title || "", story.recipient_first_name).trim();
};

/** The page's title: "A card for Grace". */
export const useCardTitle = (model: Seen): string => {
  const w = useWords();
  const name = recipientOf(model);
  return name === "" ? w("recipient.pageNobody") : w("recipient.page", { name });
};

/** "From Priya and ten more". */
export const useFrom = (model: Seen): string =>
  useWords()("recipient.from", { name: model.sender, n: model.others });

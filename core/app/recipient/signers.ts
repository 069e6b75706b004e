import { isMessage, type Story } from "#core/domain/story/index.ts";

/** First names of everybody with a message in the card, each person once, `first` in front of all. */
export const signersOf = (story: Pick<Story, "slides">, first: string): readonly string[] => {
  const people = new Map<string, string>();
  for (const slide of story.slides) {
    const name = slide.creator?.first_name.trim() ?? "";
    if (isMessage(slide) && name !== "")
      people.set(slide.role_id ?? `${name} ${slide.creator?.last_name}`, name);
  }
  const names = [...people.values()];
  const own = names.indexOf(first);
  if (own >= 0) names.splice(own, 1);
  return [first, ...names];
};

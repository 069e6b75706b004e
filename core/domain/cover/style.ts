/** How a title is set: as it was typed, or in one case (title_style, OPEN-83). */
export const TITLE_STYLES = ["typed", "capitals", "small"] as const;
export type TitleStyle = (typeof TITLE_STYLES)[number];

/** The style a slide names; a word that is none, or no word, is as typed. */
export const titleStyleOf = (style?: string | null): TitleStyle =>
  TITLE_STYLES.find((one) => one === style) ?? "typed";

const PLACEHOLDER = /(%RECIPIENT_NAME%)/;

/** A title in its style; the place for the recipient's name stays what it is. */
export const styleTitle = (title: string, style?: string | null): string => {
  const set = titleStyleOf(style);
  if (set === "typed") return title;
  return title
    .split(PLACEHOLDER)
    .map((part) =>
      PLACEHOLDER.test(part) ? part : set === "capitals" ? part.toUpperCase() : part.toLowerCase(),
    )
    .join("");
};

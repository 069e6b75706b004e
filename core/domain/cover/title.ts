const PLACEHOLDER = /%RECIPIENT_NAME%/g;

/**
 * A title as it is shown: the placeholder becomes the recipient's name (COVER-18); without a name it goes,
 * with the spaces and commas that only stood for it.
 */
export const fillTitle = (title: string, recipientName?: string | null): string => {
  const name = recipientName?.trim() ?? "";
  if (name !== "") return title.replace(PLACEHOLDER, () => name);
  return title
    .replace(/[\s,]*%RECIPIENT_NAME%/g, "")
    .replace(/\s+/g, " ")
    .trim();
};

const marks: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it may stand in an element or in a quoted attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => marks[mark] ?? "");

/** The cookie that keeps the language somebody chose; the web app writes it (decision 0054). */
export const localeCookie = "ff_locale";

/** What somebody wants to read, best first: what they chose, else what their browser says; null for neither. */
export const languagesOf = ({ headers }: Pick<Request, "headers">): string | null => {
  const chosen = new RegExp(`(?:^|;\\s*)${localeCookie}=([\\w-]+)`).exec(
    headers.get("Cookie") ?? "",
  )?.[1];
  return chosen ?? headers.get("Accept-Language");
};

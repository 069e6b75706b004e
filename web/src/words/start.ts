/** What somebody chose, in this address or before; else what their browser says. */
const wanted = (asked: string | null): string =>
  asked ?? /\bff_locale=([\w-]+)/.exec(document.cookie)?.[1] ?? navigator.languages.join();

/**
 * The language is known before anything is drawn; the first one takes no more than this.
 * @param withPseudo whether `?locale=en-x-pseudo` may be asked for
 */
export const startWords = async (withPseudo: boolean): Promise<void> => {
  const asked = new URLSearchParams(location.search).get("locale");
  const tags = wanted(asked);
  if (asked !== null || !/^en(-US)?(,|$)/.test(tags))
    await (await import("./locale.ts")).speak(tags, withPseudo, asked !== null);
};

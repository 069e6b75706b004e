/**
 * Run in a page before its own scripts: the notice about cookies was read. It comes a moment after every page (SHELL-17)
 * and makes room for itself: what is about to be pressed would move away.
 */
export const noticesRead = (): void => {
  if (location.protocol !== "http:" || sessionStorage.getItem("root-4") !== null) return;
  const root = { anonymousData: {}, cookie: { accepted: true }, utm: {} };
  sessionStorage.setItem("root-4", JSON.stringify(root));
};

/**
 * The same for a page that is looked at under the word that something was done: as though the app had just brought it
 * about there (F-10).
 */
export const resultsBrought = (names: readonly string[]): void => {
  if (location.protocol !== "http:") return;
  const { pathname, search, hash } = location;
  const asked = new URLSearchParams(search).get("modal");
  if (asked !== null && names.includes(asked))
    sessionStorage.setItem("result", pathname + search + hash);
};

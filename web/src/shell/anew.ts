import { seconds } from "#core/kernel/index.ts";

/** What this tab loaded the page anew for: one line for each build and address. */
const key = "part-anew";

const here = (): string => location.pathname + location.search + location.hash;
let asked = here;
let isLeaving = false;

/** Who knows the address that is being gone to, which the browser shows only when its screen is there. */
export const goesTo = (tell: () => string): void => {
  asked = tell;
};

/**
 * Loads the page anew at the address that was asked for: a browser remembers a module that failed to load, and those it
 * imports, for as long as the page lives (F-62). Once for each build and address of a tab, so that it never goes round;
 * false where it was done before. What is typed lies in the drafts already.
 */
export const loadAnew = (
  page: Pick<Location, "assign" | "reload"> = location,
  build = import.meta.url,
): boolean => {
  if (isLeaving) return true;
  const to = asked();
  if (!note(`${build} ${to}`)) return false;
  isLeaving = true;
  // who is asked before leaving may stay, and may have to come back to this later
  setTimeout(() => {
    isLeaving = false;
  }, seconds(10));
  const now = here();
  if (to !== now) page.assign(to);
  // to another place of the same page it would only scroll
  if (to.split("#")[0] === now.split("#")[0]) page.reload();
  return true;
};

/** Where nothing can be remembered it might never end. */
const note = (line: string): boolean => {
  try {
    const before = sessionStorage.getItem(key)?.split("\n") ?? [];
    if (before.includes(line)) return false;
    sessionStorage.setItem(key, [...before, line].join("\n"));
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

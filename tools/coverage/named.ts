const BRACKET = /\[([^\]]*)\]/g;
const TAG = /(?<=^|\s)@([A-Z]+-\d+)(?=\s|$)/g;
const ID = /^[A-Z]+-\d+$/;

/**
 * Requirement ids that a test's title names, each once: `[AUTH-19]`, `[AUTH-19, AUTH-20]` or,
 * for scenarios, the tag `@AUTH-19`. Other words in brackets are no ids.
 */
export function named(title: string): string[] {
  const bracketed = [...title.matchAll(BRACKET)]
    .map(([, inside = ""]) => inside.split(/[\s,]+/))
    .filter((words) => words.every((word) => ID.test(word)))
    .flat();
  const tagged = [...title.matchAll(TAG)].map(([, id = ""]) => id);
  return [...new Set([...bracketed, ...tagged])];
}

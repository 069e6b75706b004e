const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** The way out of a mail: a keyed hash, and every run has a key of its own. */
const keyed = /^[a-z]+-[0-9a-f]{64}$/;

/** A payment has an id, and a secret, made from a fresh one of every run. */
const paid = /^(test_)?p[0-9a-z]{12}-[0-9a-z]{8}(_secret_|$)/;

/**
 * Where two runs of the same story differ in more than the ids, tokens and moments that every run has of its own:
 * a list of places. `issued` are those of the first run.
 */
export const differences = (
  one: unknown,
  other: unknown,
  issued: ReadonlySet<string>,
  at = "",
): string[] => {
  if (typeof one === "string" && typeof other === "string") {
    const bothLike = (shape: RegExp) => shape.test(one) && shape.test(other);
    if (one === other || bothLike(moment) || bothLike(keyed) || bothLike(paid)) return [];
    const isOwn = [...issued].some((text) => one.includes(text)) && other !== "";
    // what a form carries is signed anew
    return isOwn || at.includes(".fields.") ? [] : [`${at}: ${one} / ${other}`];
  }
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return one === other ? [] : [`${at}: ${JSON.stringify(one)} / ${JSON.stringify(other)}`];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) =>
    differences(
      (one as Record<string, unknown>)[key],
      (other as Record<string, unknown>)[key],
      issued,
      `${at}.${key}`,
    ),
  );
};

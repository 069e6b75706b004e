/** Pages that would only ask again where to go. */
const asking = /^\/(login|register|auth|unsupported)(?![\w-])/;
/** Letters no address of ours is longer than. */
const most = 2000;

/**
 * A path of this site out of an address that anybody may have written (`?referrer=`, `/to/…`); null for everything
 * else. A browser reads "\", "//" and "/./" at the start of a path as the way to another host, so none of them may be
 * anywhere before the query, in any spelling.
 */
export const ownPath = (text: string | null): string | null => {
  if (text === null || text.length > most || !/^\/[^\\\s\p{Cc}\p{Cf}\p{Cs}]*$/u.test(text))
    return null;
  const place = text.split(/[?#]/)[0] ?? "";
  const steps = place.slice(1).split("/");
  const isPlain = steps.every((step, i) => {
    if (/%([01][0-9a-f]|7f)/i.test(step)) return false;
    const plain = step.replaceAll(/%2e/gi, ".").replaceAll(/%(2f|5c)/gi, "/");
    if (plain === "." || plain === ".." || plain.includes("/")) return false;
    return step !== "" || i === steps.length - 1;
  });
  return isPlain && !asking.test(place) ? text : null;
};

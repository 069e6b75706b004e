import type { OperationId } from "#core/operations/index.ts";
import { alsoAt, http, type Route, readRoute, routeOf, type Segment } from "#openapi/index.ts";

/** One address that answers one operation. */
export interface Mount {
  readonly id: OperationId;
  readonly route: Route;
  /** As Hono writes it: `/story/:tokenType{group|recipient}/:token`. */
  readonly pattern: string;
}

/** Grouped, or Hono would take "groups" for "group". */
const oneOf = (words: readonly string[]): string => `{(?:${words.join("|")})}`;

const patternOf = (segments: readonly Segment[]): string =>
  segments
    .map((segment, at) => {
      if (segment.kind === "any") return `/:${segment.name}`;
      if (segment.kind === "choice") return `/:${segment.name}${oneOf(segment.words)}`;
      return segment.words.length === 1 ? `/${segment.text}` : `/:_${at}${oneOf(segment.words)}`;
    })
    .join("");

const rank = { word: 0, choice: 1, any: 2 } as const;

/** Words before choices before anything, from left to right (api.md, route matching order). */
const narrower = (a: Mount, b: Mount): number => {
  const most = Math.max(a.route.segments.length, b.route.segments.length);
  for (let at = 0; at < most; at++) {
    const [one, other] = [a.route.segments[at], b.route.segments[at]];
    const difference = (one ? rank[one.kind] : 3) - (other ? rank[other.kind] : 3);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Every address below the API base, in the order in which they have to be tried. */
export const mounts: readonly Mount[] = (Object.keys(http) as OperationId[])
  .flatMap((id) => {
    const also = alsoAt[id];
    return [routeOf(id), ...(also ? [readRoute(also)] : [])].map((route) => ({ id, route }));
  })
  .map(({ id, route }) => ({ id, route, pattern: patternOf(route.segments) }))
  .sort(narrower);

/** The methods that a path answers, for whoever used another one. */
export const methodsAt = (path: string): readonly string[] => {
  const words = path.split("/").slice(1);
  const answers = ({ segments }: Route) =>
    segments.length === words.length &&
    segments.every((s, at) => s.kind === "any" || s.words.includes(words[at] ?? ""));
  return [...new Set(mounts.filter(({ route }) => answers(route)).map((m) => m.route.method))];
};

import type { Route } from "./route.ts";
import { type RoutePath, routes } from "./routes.ts";

export interface MatchedRoute {
  readonly route: Route<RoutePath>;
  /** Decoded where they can be; `*` is what the last star stands for, as it was written. */
  readonly params: Readonly<Record<string, string>>;
}

/** Query, hash and slashes at the end say nothing about the place (OPEN-27). */
const segmentsOf = (path: string): readonly string[] =>
  (path.split(/[?#]/)[0] ?? "").replace(/\/+$/, "").split("/").slice(1);

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

interface Entry {
  readonly route: Route<RoutePath>;
  readonly segments: readonly string[];
}
/** In the order of the table, where a word stands before a parameter and the star comes last. */
const entries: readonly Entry[] = routes.map((route) => ({
  route,
  segments: route.path === "*" ? ["*"] : route.path === "/" ? [] : route.path.split("/").slice(1),
}));

const paramsOf = (
  segments: readonly string[],
  given: readonly string[],
): Record<string, string> | null => {
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    if (segment === "*") {
      params["*"] = given.slice(index).join("/");
      return params;
    }
    const said = given[index] ?? "";
    if (said === "") return null;
    if (segment.startsWith(":")) params[segment.slice(1)] = decoded(said);
    else if (segment !== said) return null;
  }
  return segments.length === given.length ? params : null;
};

/** The row that a path belongs to, letter for letter; the not-found row where none does (ROUTE-66). */
export const matchRoute = (path: string): MatchedRoute => {
  const given = segmentsOf(path);
  for (const { route, segments } of entries) {
    const params = paramsOf(segments, given);
    if (params !== null) return { route, params };
  }
  throw new Error("The table of routes ends with a row for everything.");
};

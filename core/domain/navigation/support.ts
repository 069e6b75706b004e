import { matchRoute } from "./match.ts";
import { modalOf } from "./modal.ts";
import { ownPath } from "./ownPath.ts";
import { queryPart } from "./query.ts";
import type { Route } from "./route.ts";

/** Under this key the browser remembers that somebody goes on with still pictures (OPEN-164). */
export const stillPicturesKey = "still-pictures";

/**
 * Where a browser without WebGL is sent from this route, carrying where it was; null where it may stay (SHELL-14,
 * OPEN-164): playback is for everybody, and whoever said to go on with still pictures is not asked again.
 */
export const unsupportedPath = (
  route: Pick<Route, "needsWebgl">,
  path: string,
  can: { readonly webgl: () => boolean; readonly still: boolean },
): string | null =>
  !route.needsWebgl || can.still || can.webgl()
    ? null
    : `/unsupported?referrer=${encodeURIComponent(path)}`;

/** Where sign-in, or "Continue with still pictures", leads back to; null without an own path to go to (ROUTE-10). */
export const referrerOf = (path: string): string | null => ownPath(queryPart(path, "referrer"));
/** Whether an address asks to sign in, as a page of its own or above another one. */
export const asksToSignIn = (path: string): boolean =>
  ["login", "auth"].includes(matchRoute(path).route.screen) || modalOf(path)?.name === "auth";
/** Writes the path that leads to sign in, and back to `path` afterwards (ROUTE-33). */
export const loginFrom = (path: string): string => `/login?referrer=${encodeURIComponent(path)}`;

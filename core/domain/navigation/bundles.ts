import { matchRoute } from "./match.ts";

/** The part of the landing page where bundles are sold; with `purchase` the sale opens at once (ROUTE-08, OPEN-30). */
export const bundlesPath = (
  type: "digital" | "postal",
  quantity: number,
  { purchase = false } = {},
): string =>
  `/?bundles=true&type=${type}&quantity=${quantity}${purchase ? "&purchase=true" : ""}#pricing`;

/** Where a card is opened and played for whom it was made, or watched: nothing covers it before its end (F-47). */
export const playsCard = (path: string): boolean => {
  const { route } = matchRoute(path);
  return ["/r/:token", "/unwrap/:token", "/watch/:token"].includes(route.path);
};

/** Landing paths, one card's editor, and home: where bundles are spoken of (SHELL-15, OPEN-28). */
export const speaksOfBundles = (path: string): boolean => {
  const { route } = matchRoute(path);
  return route.screen === "landing" || route.screen === "home" || route.path === "/edit/:id";
};

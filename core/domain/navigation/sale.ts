import { matchRoute } from "./match.ts";
import { modalOf, withModal } from "./modal.ts";
import { queryPart } from "./query.ts";

/**
 * Finds the path to go to instead where `purchase=true` asks for the sale of bundles over the landing page (ROUTE-08,
 * OPEN-30); bundles stay preselected on it. Null for every other path.
 */
export const saleOver = (path: string): string | null => {
  const isAsked = queryPart(path, "purchase") === "true" && modalOf(path) === null;
  if (!isAsked || matchRoute(path).route.screen !== "landing") return null;
  const quantity = Number(queryPart(path, "quantity"));
  return withModal(
    path.replace(/([?&])purchase=true&?/, "$1").replace(/[?&](?=#|$)/, ""),
    "bundle",
    {
      type: queryPart(path, "type"),
      ...(Number.isInteger(quantity) && quantity > 0 ? { quantity } : {}),
    },
  );
};

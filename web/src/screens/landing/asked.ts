import { queryPart } from "#core/domain/navigation/index.ts";
import type { CreditType } from "#core/domain/payment/index.ts";

/** The bundle that an address asks for. */
export interface LandingPart {
  readonly type: CreditType;
  /** How many cards; null where it does not say, or says no number. */
  readonly quantity: number | null;
}

/** Reads `/?bundles=true&type=postal&quantity=10#pricing` (ROUTE-06); null where no bundle is asked for. */
export const bundleAsked = (path: string): LandingPart | null => {
  if (queryPart(path, "bundles") !== "true") return null;
  const quantity = Number(queryPart(path, "quantity"));
  return {
    type: queryPart(path, "type") === "postal" ? "postal" : "digital",
    quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : null,
  };
};

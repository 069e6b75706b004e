import * as z from "zod/mini";
import { minutes } from "#core/kernel/index.ts";
import { type Check, FulfilmentFailed } from "#core/service/ports/index.ts";
import type { ProdigiClient } from "./client.ts";

/** Prodigi answers, takes the key and sells what cards are printed on. */
export const prodigiCheck = ({ sku }: { readonly sku: string }, ask: ProdigiClient): Check => ({
  name: "printing",
  purpose: "Prints and posts cards with Prodigi.",
  failing: "degraded",
  every: minutes(15),
  look: async () => {
    try {
      const product = await ask("GET", `products/${encodeURIComponent(sku)}`, z.unknown());
      return product === null ? "Prodigi doesn’t sell such a product. See PRODIGI_SKU." : null;
    } catch (error) {
      if (error instanceof FulfilmentFailed) return `${error.message} Printed cards wait.`;
      throw error;
    }
  },
});

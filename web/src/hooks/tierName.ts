import type { Product } from "#core/domain/payment/index.ts";
import { useWords } from "#web/words/index.ts";

/** What a tier is called in the reader’s language; one that this app does not know, as the server calls it. */
export const useTierName = (): ((tier: Pick<Product, "name" | "label">) => string) => {
  const w = useWords();
  return ({ name, label }) =>
    name === "free" || name === "starter" || name === "unlimited" ? w(`tier.${name}`) : label;
};

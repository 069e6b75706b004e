import type { Check, Fulfilment } from "#core/service/index.ts";
import type { ServerSettings } from "./settings.ts";

/** Who prints and posts cards; null without a key: an operator does it at their desk. */
export const openProdigi = async ({
  PRODIGI_KEY: key,
  PRODIGI_SKU: sku = "",
  PRODIGI_SERVER: server,
}: Pick<ServerSettings, "PRODIGI_KEY" | "PRODIGI_SKU" | "PRODIGI_SERVER">): Promise<{
  readonly fulfilment: Fulfilment;
  readonly check: Check;
} | null> => {
  if (key === undefined) return null;
  const { prodigiCheck, prodigiClient, prodigiFulfilment } = await import(
    "#adapters/prodigi/index.ts"
  );
  const ask = prodigiClient({ key, server });
  return { fulfilment: prodigiFulfilment({ sku }, ask), check: prodigiCheck({ sku }, ask) };
};

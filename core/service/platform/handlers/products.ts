import { onSale } from "#core/domain/payment/index.ts";
import { cardClasses, postalClasses, postalCountries } from "#core/domain/postal/index.ts";
import { done } from "#core/kernel/index.ts";
import type { Handler } from "../../context/index.ts";
import { isPostOffered } from "../../payment/index.ts";

/** Prices come from here and nowhere else (design rule 3). */
export const readProducts: Handler<"readProducts"> = async (context) =>
  done(onSale(context.settings.tiers, await isPostOffered(context)));

/** Posting is offered only where the operator has switched it on (OPEN-159). */
export const readPostal: Handler<"readPostal"> = async (context) =>
  done({
    card_classes: [...cardClasses],
    postal_classes: [...postalClasses],
    send_by_post_enabled: await isPostOffered(context),
    countries: [...postalCountries],
  });

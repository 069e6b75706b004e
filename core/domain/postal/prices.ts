import type { CardClass, PostalClass } from "./class.ts";

/** Postage (Appendix C). */
export const postalClasses: readonly PostalClass[] = [
  { id: "second_class", name: "Second Class", amount: 99, currency: "gbp", delivery_days: 3 },
  { id: "first_class", name: "First Class", amount: 179, currency: "gbp", delivery_days: 1 },
];

/** A printed card without its postage (Appendix C). */
export const cardClasses: readonly CardClass[] = [
  { id: "standard", name: "Standard card", amount: 499, currency: "gbp" },
];

/** Where cards are posted to (OPEN-158, OPEN-162). */
export const postalCountries: readonly string[] = ["United Kingdom"];

/** The postage of an id; null where there is none of that name. */
export const classOf = (id: string | null): PostalClass | null =>
  postalClasses.find((one) => one.id === id) ?? null;

import type { orderWords } from "#core/domain/postal/index.ts";
import type { KeysOf } from "#core/kernel/index.ts";

/** Why an order of a printed card isn't taken. */
export const postalOrder = {
  "postalOrder.noClass": "This postage isn’t there any more. Please choose another.",
  "postalOrder.tooSoon": "It can’t get there by then. Please choose a later day or faster postage.",
  "postalOrder.tooFar": "Please choose a day within a year",
  "postalOrder.tooMany":
    "There are many unfinished orders of this card. Please finish one of them first.",
  "postalOrder.paid": "This order has been paid for, so it can’t be changed any more.",
  "postalOrder.addressMissing": "Please choose an address",
  "postalOrder.classMissing": "Please choose the postage",
  "postalOrder.printMissing": "The print isn’t ready yet. Please try again.",
  "postalOrder.notPdf": "The print file isn’t a PDF. Please try again.",
  "postalOrder.creditIsStandard":
    "A postal credit includes Second Class postage. Please choose it, or pay by card.",
  "postalOrder.creditIsPostal": "Printed cards are paid for with postal credits.",
} as const satisfies Readonly<Record<KeysOf<typeof orderWords>, string>>;

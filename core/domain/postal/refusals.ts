import { messages } from "#core/kernel/index.ts";

/** Why an order isn't taken. */
export const orderWords = /* @__PURE__ */ messages("postalOrder", {
  noClass: null,
  tooSoon: null,
  tooFar: null,
  tooMany: null,
  /** It is paid for, so it stays as it is (POST-04). */
  paid: null,
  /** What is missing before it can be paid. */
  addressMissing: null,
  classMissing: null,
  printMissing: null,
  notPdf: null,
  /** One postal credit is a print with standard postage (OPEN-151). */
  creditIsStandard: null,
  creditIsPostal: null,
});

/** What becomes of a card that is tried with the test provider. */
export type TestOutcome = "succeeds" | "confirms" | "refused" | "expired" | "stays";

/** The cards of the test provider (OPEN-152): no money moves. */
export const testCards: readonly { readonly number: string; readonly outcome: TestOutcome }[] = [
  { number: "4242424242424242", outcome: "succeeds" },
  { number: "4000000000003220", outcome: "confirms" },
  { number: "4000000000000002", outcome: "refused" },
  { number: "4000000000000069", outcome: "expired" },
  { number: "4000000000000077", outcome: "stays" },
];

/** What a number leads to, however it is spaced; one that is no test card is refused. */
export const testOutcomeOf = (number: string): TestOutcome =>
  testCards.find((card) => card.number === number.replace(/\D/g, ""))?.outcome ?? "refused";

/** An amount in minor units (pence) with its ISO 4217 currency (PAY-10). */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** "£4.99": minor units divided by 100 for display, whole pounds without the pence (PAY-10). */
export const formatMoney = (amount: number, symbol = "£"): string =>
  `${symbol}${amount % 100 === 0 ? amount / 100 : (amount / 100).toFixed(2)}`;

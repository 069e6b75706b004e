/** Who runs this copy of the product and sells on it, as legal texts and receipts name them. */
export interface Operator {
  readonly name: string;
  /** Their postal address; "" where nobody said. */
  readonly place: string;
  /** For value added tax; absent where they have none. */
  readonly vatNumber?: string;
}

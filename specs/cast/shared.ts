import type { Pages } from "../assemblies/pages.ts";

/** The card that a scenario speaks of as "the card". */
export interface TheCard {
  readonly id: string;
  readonly owner: string;
  readonly recipient: string;
  readonly groupToken: string;
  readonly recipientToken: string;
}

/** What the people of a scenario share, as each of them knows it. */
export interface Shared<A = { readonly email: string }> {
  card: TheCard;
  /** Own paths of the links that somebody copied, for whoever they were passed on to. */
  links: { group?: string; recipient?: string };
  actor(name: string): Promise<A>;
  /** Whoever the card belongs to. */
  owner(): Promise<A>;
  pagesOf(name: string): Promise<Pages>;
}

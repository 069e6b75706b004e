import type { BrowserContext } from "@playwright/test";
import { Pages, type Site } from "../assemblies/pages.ts";
import type { AtPage } from "../cast/page/at.ts";
import { pagePerson } from "../cast/page/person.ts";
import type { Person } from "../cast/person.ts";
import type { Shared } from "../cast/shared.ts";

/** Somebody at a browser, with the verbs of the journeys. */
export interface AtBrowser {
  readonly person: Person;
  readonly pages: Pages;
  readonly at: AtPage;
}

/** @param card what they know of "the card", when they come back to it */
export const atBrowser = (
  context: BrowserContext,
  site: Site,
  name: string,
  email: string,
  card: Shared["card"] = { id: "", owner: "", recipient: "", groupToken: "", recipientToken: "" },
): AtBrowser => {
  const pages = Pages.of(context, site, email);
  const alone = async (): Promise<never> => {
    throw new Error(`${name} is alone here`);
  };
  const cast: Shared = { card, links: {}, actor: alone, owner: alone, pagesOf: alone };
  return { person: pagePerson(name, pages, cast), pages, at: { name, pages, cast } };
};

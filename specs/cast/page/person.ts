import type { Pages } from "../../assemblies/pages.ts";
import type { Person } from "../person.ts";
import type { Shared } from "../shared.ts";
import { PageAccounts } from "./accounts.ts";
import type { AtPage } from "./at.ts";
import { PageGathering } from "./gathering.ts";
import { PageMaking } from "./making.ts";
import { PageMusic } from "./music.ts";
import { PagePaying } from "./paying.ts";
import { PagePosting } from "./posting.ts";
import { PageShopping } from "./shopping.ts";
import { PageUnwrapping } from "./unwrapping.ts";
import { PageVisiting } from "./visiting.ts";

/** A person who uses the product through its pages, finding everything by the words that stand on it. */
export const pagePerson = (name: string, pages: Pages, cast: Shared): Person => {
  const at: AtPage = { name, pages, cast };
  return {
    name,
    account: new PageAccounts(at),
    shop: new PageShopping(at),
    desk: new PageMaking(at),
    music: new PageMusic(at),
    till: new PagePaying(at),
    group: new PageGathering(at),
    visit: new PageVisiting(at),
    post: new PagePosting(at),
    gift: new PageUnwrapping(at),
  };
};

import type { Actor } from "../actor.ts";
import type { Person } from "../person.ts";
import { AppAccounts } from "./accounts.ts";
import { AppGathering } from "./gathering.ts";
import { AppMaking } from "./making.ts";
import { AppMusic } from "./music.ts";
import { AppPaying } from "./paying.ts";
import { AppPosting } from "./posting.ts";
import { AppUnwrapping } from "./unwrapping.ts";
import { AppVisiting } from "./visiting.ts";

/** A person who uses the product through its application models. */
export const appPerson = (actor: Actor): Person => {
  const account = new AppAccounts(actor);
  return {
    name: actor.name,
    account,
    shop: {
      startCard: async (recipient, occasion = "birthday") => {
        await actor.owning.start(recipient, occasion);
        actor.cast.links = {};
      },
      hasCard: (recipient) => actor.owning.start(recipient),
      ownCard: async (recipient) => {
        await account.signIn();
        await actor.owning.start(recipient);
      },
    },
    desk: new AppMaking(actor),
    music: new AppMusic(actor),
    till: new AppPaying(actor),
    group: new AppGathering(actor),
    visit: new AppVisiting(actor),
    post: new AppPosting(actor),
    gift: new AppUnwrapping(actor),
  };
};

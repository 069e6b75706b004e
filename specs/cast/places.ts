import assert from "node:assert/strict";
import { paths } from "#core/domain/navigation/index.ts";
import type { Acting } from "./acting.ts";

/** The places of the product as scenarios name them. */
const placesOf = ({ id, groupToken, recipientToken }: Acting["cast"]["card"]) =>
  ({
    "at the landing page": paths.landing,
    "at home": paths.home(),
    "at the account": paths.account,
    "at the themes": "/themes",
    "where themes are accepted": "/themes/accept/themes-of-olga",
    "in the editor": paths.edit(id),
    "in the card's settings": paths.settings(id),
    "in the card's group": paths.group(id),
    "where the card is sent": paths.send(id),
    "where the thank-you is read": paths.thankYou(id),
    "on the group's page": paths.contributor(groupToken),
    "at the group's messages": paths.contributorSlides(groupToken),
    "at the recipient's card": paths.recipient(recipientToken),
    "at the recipient's messages": paths.recipientSlides(recipientToken),
    "where thanks are written": paths.thanks(recipientToken),
  }) as const;
export type Place = keyof ReturnType<typeof placesOf>;

export const isAt = (actor: Acting, place: string): void => {
  const path = placesOf(actor.cast.card)[place as Place];
  if (path === undefined) throw new Error(`there is no place called "${place}"`);
  assert.equal(actor.place, path);
};
export const placePattern = new RegExp(
  Object.keys(
    placesOf({ id: "", owner: "", recipient: "", groupToken: "", recipientToken: "" }),
  ).join("|"),
);

import { Given, Then, When } from "@cucumber/cucumber";
import type { Scenario } from "../world.ts";
import { one, type Place, two } from "./deed.ts";

Given(
  "{somebody} comes to the start page",
  one((p) => p.account.arrive()),
);
Given(
  "{somebody} signs in from the start page",
  one((p) => p.account.signIn()),
);
Given(
  "{somebody} picks a cover for {somebody} in the shop",
  two((p, whom: string) => p.shop.startCard(whom)),
);
Given(
  "{somebody} has started a card for {somebody}",
  two((p, whom: string) => p.shop.hasCard(whom)),
);
Given(
  "{somebody} has started a card for {somebody} in an account",
  two((p, whom: string) => p.shop.ownCard(whom)),
);
Then(
  "{somebody} has a card for {somebody} on the desk",
  two((p, whom: string) => p.desk.seesCardFor(whom)),
);
When(
  "{somebody} reloads the page",
  one((p) => p.desk.reload()),
);
When(
  "{somebody} closes the tab and comes back to the card",
  one((p) => p.desk.comeBack()),
);
When(
  "{somebody} comes back to the card",
  one((p) => p.desk.returnToCard()),
);

When(
  "{somebody} goes on to save the card",
  one((p) => p.desk.goOn("save")),
);
When(
  "{somebody} goes on to {goal}",
  two((p, to: Exclude<Place, "saved">) => p.desk.goOn(to)),
);
When(
  "{somebody} answers the sign-in with the mailed code",
  one((p) => p.account.answer()),
);
Then(
  "{somebody} is told that the card is saved",
  one((p) => p.desk.seesPlace("saved")),
);
Then(
  "{somebody} is at {goal}",
  two((p, place: Place) => p.desk.seesPlace(place)),
);
When(
  "{somebody} signs out",
  one((p) => p.account.signOut()),
);
Then(
  "{somebody} is signed out",
  one((p) => p.account.seesSignedOut()),
);
Then(
  "the card for {somebody} is among the cards {somebody} made",
  async function (this: Scenario, whom: string, who: string) {
    await (await this.cast.person(who)).account.seesCard("created", whom);
  },
);
Then(
  "the card for {somebody} is among the cards {somebody} contributed to",
  async function (this: Scenario, whom: string, who: string) {
    await (await this.cast.person(who)).account.seesCard("contributed", whom);
  },
);
Then(
  "the card for {somebody} is among the cards {somebody} received",
  async function (this: Scenario, whom: string, who: string) {
    await (await this.cast.person(who)).account.seesCard("received", whom);
  },
);
Then(
  "{somebody} gets a mail about {string}",
  two((p, words: string) => p.account.gotMail(words)),
);

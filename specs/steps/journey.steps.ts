import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { defineParameterType, Given, Then, When } from "@cucumber/cucumber";
import type { Person } from "../cast/person.ts";
import { photoPath } from "../cast/photos.ts";
import type { Scenario } from "../world.ts";

defineParameterType({ name: "somebody", regexp: /[A-Z][a-z]+/ });

type Place = "saved" | "group" | "send" | "settings";
const places: Readonly<Record<string, Exclude<Place, "saved">>> = {
  "the group": "group",
  sending: "send",
  "the settings": "settings",
};
defineParameterType({
  name: "goal",
  regexp: /the group|sending|the settings/,
  transformer: (words: string) => places[words],
});
defineParameterType({
  name: "sayings",
  regexp: /"[^"]*"(?:, "[^"]*")*/,
  transformer: (all: string) => all.slice(1, -1).split('", "'),
});

type Deed<Rest extends readonly unknown[]> = (person: Person, ...rest: Rest) => Promise<unknown>;
/** A step of somebody: the first name in it says who. */
const by = <Rest extends readonly unknown[]>(deed: Deed<Rest>) =>
  async function (this: Scenario, ...given: readonly unknown[]): Promise<void> {
    const [name, ...rest] = given as [string, ...Rest];
    await deed(await this.cast.person(name), ...(rest as unknown as Rest));
  };
/** Cucumber counts a step's parameters. */
const one = (deed: Deed<[]>) => {
  const act = by(deed);
  return async function (this: Scenario, who: string): Promise<void> {
    await act.call(this, who);
  };
};
const two = <A>(deed: Deed<[A]>) => {
  const act = by(deed);
  return async function (this: Scenario, who: string, a: A): Promise<void> {
    await act.call(this, who, a);
  };
};
const three = <A, B>(deed: Deed<[A, B]>) => {
  const act = by(deed);
  return async function (this: Scenario, who: string, a: A, b: B): Promise<void> {
    await act.call(this, who, a, b);
  };
};

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
  two((p, whom: string) => p.shop.startCard(whom)),
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
  one((p) => p.desk.comeBack()),
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

Given(
  "{somebody} has put into the card {sayings}",
  two((p, words: string[]) => p.desk.stock(words)),
);
Given(
  "{somebody} puts {string} into the card",
  two((p, words: string) => p.desk.writeText(words)),
);
Given(
  "{somebody} puts the photos {string} and {string} into the card as {string}",
  async function (this: Scenario, who: string, a: string, b: string, title: string) {
    await (await this.cast.person(who)).desk.addPhotos(title, [a, b]);
  },
);
Then(
  "{somebody} finds in the card {sayings}",
  two((p, words: string[]) => p.desk.seesMessages(words)),
);
Then(
  "{somebody} finds nothing in the card",
  one((p) => p.desk.seesMessages([])),
);
When(
  "{somebody} looks at {string} alone",
  two((p, words: string) => p.desk.look(words)),
);
When(
  "{somebody} looks at the whole card as {somebody} will see it",
  two((p, _whom: string) => p.desk.preview()),
);
When(
  "{somebody} changes {string} to {string}",
  three((p, from: string, to: string) => p.desk.changeText(from, to)),
);
When(
  "{somebody} takes {string} out of the card",
  two((p, words: string) => p.desk.remove(words)),
);
When(
  "{somebody} takes that back",
  one((p) => p.desk.undo()),
);
When(
  "{somebody} moves {string} to place {int} by {word}",
  async function (this: Scenario, who: string, words: string, place: number, way: string) {
    assert.ok(way === "keys" || way === "dragging", way);
    await (await this.cast.person(who)).desk.move(words, place, way);
  },
);
Then(
  "{somebody} can't take the {word} out of the card",
  two((p, kind: "cover" | "credits") => p.desk.seesKept(kind)),
);
Then(
  "the product says {string} when {somebody} puts {string} into the card",
  async function (this: Scenario, told: string, who: string, words: string) {
    assert.equal(await (await this.cast.person(who)).desk.tryText(words), told);
  },
);
Then(
  "the product says {string} when {somebody} puts a photo message without a photo into the card",
  async function (this: Scenario, told: string, who: string) {
    assert.equal(await (await this.cast.person(who)).desk.tryNoPhoto(), told);
  },
);
Then(
  "the full card names {sayings} when {somebody} wants to add another message",
  async function (this: Scenario, tiers: string[], who: string) {
    await (await this.cast.person(who)).desk.seesPaywall(tiers);
  },
);

Given(
  "{somebody} copies the link for the group",
  one((p) => p.group.copyLink()),
);
Given(
  "{somebody} wants to approve every message",
  one((p) => p.group.moderate()),
);
Given(
  "{somebody} has the contributions open",
  one((p) => p.group.watchContributions()),
);
Then(
  "{somebody} sees {string} waiting, without reloading",
  two((p, words: string) => p.group.seesWaiting(words)),
);
When(
  "{somebody} approves {string}",
  two((p, words: string) => p.group.approve(words)),
);
When(
  "{somebody} opens the group's link",
  one((p) => p.visit.openLink()),
);
When(
  "{somebody} sends {string}",
  two((p, words: string) => p.visit.send(words)),
);
Then(
  "{somebody} is told that the message is sent",
  one((p) => p.visit.seesSent("sent")),
);
Then(
  "{somebody} is told that the message waits for approval",
  one((p) => p.visit.seesSent("held")),
);
When(
  "{somebody} changes their own {string} to {string}",
  three((p, from: string, to: string) => p.visit.changeOwn(from, to)),
);
Then(
  "{somebody} finds their own {string}",
  two((p, words: string) => p.visit.seesOwn(words)),
);

When(
  "{somebody} sends a test of the card",
  one((p) => p.post.test()),
);
When(
  "{somebody} sends the card to {somebody} by e-mail",
  async function (this: Scenario, who: string, whom: string) {
    await (await this.cast.person(who)).post.mailTo(await this.cast.person(whom));
  },
);
When(
  "{somebody} copies the link for the recipient",
  one((p) => p.post.copyLink()),
);
When(
  "{somebody} opens the card from the mail",
  one((p) => p.gift.openMailed()),
);
When(
  "{somebody} opens the copied link",
  one((p) => p.gift.openCopied()),
);
When(
  "{somebody} unwraps it",
  one((p) => p.gift.unwrap()),
);
When(
  "{somebody} plays it to its end",
  one((p) => p.gift.playToEnd()),
);
When(
  "{somebody} saves the card",
  one((p) => p.gift.save()),
);
Then(
  "{somebody} sees that the card is kept",
  one((p) => p.gift.seesKept()),
);
When(
  "{somebody} says thanks with {string}",
  two((p, words: string) => p.gift.thank(words)),
);
Then(
  "{somebody} sees the thanks {string} sent",
  two((p, words: string) => p.gift.seesThanksSent(words)),
);
Then(
  "{somebody} reads the thanks {string}",
  two((p, words: string) => p.gift.readThanks(words)),
);
Then(
  "no photo that {somebody} received says where it was taken",
  async function (this: Scenario, who: string) {
    const placed = /Exif\0\0|GPS|Garden camera/i;
    assert.match((await readFile(photoPath("garden"))).toString("latin1"), placed);
    const photos = await (await this.cast.person(who)).gift.photos();
    assert.ok(photos.length >= 2, `${photos.length} photos came`);
    for (const photo of photos) assert.doesNotMatch(Buffer.from(photo).toString("latin1"), placed);
  },
);

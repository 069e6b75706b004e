import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import type { Scenario } from "../world.ts";
import { one, three, two } from "./deed.ts";

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

import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import type { Scenario } from "../world.ts";

Given(
  "{word} has a card for {word}",
  async function (this: Scenario, name: string, recipient: string) {
    await (await this.cast.actor(name)).startCard(recipient);
  },
);

Given("{word} is signed in", async function (this: Scenario, name: string) {
  await (await this.cast.actor(name)).signIn();
});

When("{word} writes {string}", async function (this: Scenario, name: string, words: string) {
  await (await this.cast.actor(name)).writeText(words);
});

Then(
  "{word}'s card has {int} message(s)",
  async function (this: Scenario, name: string, count: number) {
    const editor = await (await this.cast.actor(name)).openEditor();
    assert.equal(editor.messages.length, count);
  },
);

import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import type { Actor } from "../cast/actor.ts";
import type { Scenario } from "../world.ts";
import { cardNow } from "./card.steps.ts";
import { listed } from "./people.steps.ts";

When("{actor} begins to draw the missing pictures", async (actor: Actor) => {
  await actor.owning.read();
  await actor.photographing.beginToDraw();
});
When("{actor} has drawn everything", (actor: Actor) => actor.photographing.allDrawn());
When("{actor} lets the missing pictures be drawn", async (actor: Actor) => {
  await actor.owning.read();
  await actor.photographing.beginToDraw();
  await actor.photographing.allDrawn();
});
When("{actor} begins to draw the missing pictures in a browser that cannot draw", (actor: Actor) =>
  actor.photographing.beginToDraw(false),
);
When(
  "{actor} gives the {word} slide the picture {string}",
  async function (this: Scenario, actor: Actor, type: string, name: string) {
    const { slides } = await cardNow(await this.cast.owner());
    const slide = slides.find((s) => s.type === type);
    assert.ok(slide);
    await actor.photographing.givePicture(slide, name);
  },
);

Then("the pictures of {string} are being drawn for {actor}", (types: string, actor: Actor) => {
  const drawn = actor.owning.slides.filter((s) => actor.photographing.beingDrawn.has(s.id));
  const waiting = actor.owning.slides.filter((s) => listed(types).includes(s.type));
  assert.ok(drawn.every((s) => waiting.includes(s)) && drawn.length > 0);
});
Then("no pictures are being drawn for {actor}", (actor: Actor) =>
  assert.equal(actor.photographing.beingDrawn.size, 0),
);
Then("every slide of the card has its picture", async function (this: Scenario) {
  const { slides } = await cardNow(await this.cast.owner());
  assert.deepEqual(
    slides.filter((s) => s.thumbnail_url === null).map((s) => s.type),
    [],
  );
});
Then(
  "the message {string} of the card has no picture",
  async function (this: Scenario, words: string) {
    const { slides } = await cardNow(await this.cast.owner());
    assert.equal(slides.find((s) => s.description === words)?.thumbnail_url, null);
  },
);
Then("the card has a cover to show", async function (this: Scenario) {
  assert.notEqual((await cardNow(await this.cast.owner())).cover_url, null);
});

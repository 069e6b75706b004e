import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import type { Player } from "#core/app/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import type { Actor } from "../cast/actor.ts";
import { listed } from "./people.steps.ts";

const playerOf = (actor: Actor): Player => {
  const { player } = actor.receiving.view;
  if (player === null) throw new Error(`${actor.name} has no card to play`);
  return player;
};
/** The cover and the credits by their kind, messages by what they say. */
const nameOf = (slide: Slide): string =>
  slide.type === "title" ? "cover" : slide.type === "credits" ? "credits" : saidBy(slide);
const saidBy = ({ description, title, type }: Slide): string => description ?? title ?? type;

Given("{actor} begins to play the card", async (actor: Actor) => {
  await actor.receiving.open();
  actor.receiving.view.unwrap();
});
When("{actor} pauses", (actor: Actor) => playerOf(actor).pause());
When("{actor} plays on", (actor: Actor) => playerOf(actor).play());
When("{actor} goes to the next slide", (actor: Actor) => playerOf(actor).next());
When("{actor} goes to the previous slide", (actor: Actor) => playerOf(actor).previous());
When("{actor} opens the slide {string}", (actor: Actor, name: string) => {
  const slide = playerOf(actor).slides.find((s) => nameOf(s) === name);
  actor.receiving.view.openAt(slide?.id ?? "none");
});
When("{actor} plays it again", (actor: Actor) => actor.receiving.view.replay());
When("a picture of the slide is slow for {actor}", (actor: Actor) => playerOf(actor).hold());
When("the picture has come for {actor}", (actor: Actor) => playerOf(actor).release());
When("the slide breaks for {actor}", (actor: Actor) => playerOf(actor).fail());
When("{actor} turns the sound off or on", (actor: Actor) => playerOf(actor).toggleSound());

Then("{actor} is shown the {string}", (actor: Actor, name: string) => {
  const { slide, state } = playerOf(actor);
  assert.notEqual(state, "ended");
  assert.equal(slide && nameOf(slide), name);
});
Then("the card is {word} with {actor}", (state: string, actor: Actor) =>
  assert.equal(playerOf(actor).state, state),
);
Then("{actor} will be shown {string}", (actor: Actor, names: string) =>
  assert.deepEqual(playerOf(actor).slides.map(nameOf), listed(names)),
);
Then(
  "{actor} is shown the {string} for {float} seconds",
  async (actor: Actor, name: string, seconds: number) => {
    const player = playerOf(actor);
    const at = player.slides.findIndex((slide) => nameOf(slide) === name);
    player.goTo(at);
    player.play();
    await actor.assembly.pass(seconds * 1000 - 1);
    assert.equal(player.state === "ended" ? "the end" : player.index, at);
    await actor.assembly.pass(1);
    assert.notEqual(player.state === "ended" ? "the end" : player.index, at);
  },
);
Then("the slide comes in by {word} with {actor}", (transition: string, actor: Actor) =>
  assert.equal(playerOf(actor).transition, transition),
);
Then("{actor} has {string} at hand", (actor: Actor, names: string) => {
  const player = playerOf(actor);
  const loaded = player.slides.filter((_, at) => player.isLoaded(at));
  assert.deepEqual(loaded.map(nameOf), listed(names));
});
Then("{int} % of the slide have passed with {actor}", (percent: number, actor: Actor) => {
  const player = playerOf(actor);
  assert.equal(Math.round(player.progressOf(player.index) * 100), percent);
});
Then("the sound {is} on with {actor}", (is: boolean, actor: Actor) =>
  assert.equal(playerOf(actor).isSoundOn, is),
);

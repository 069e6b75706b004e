import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import type { Actor } from "../cast/actor.ts";
import { listed } from "./people.steps.ts";

Then("the card has changed for {actor}", (actor: Actor) =>
  assert.equal(actor.owning.editor.hasChanged, true),
);
Then("the card has not changed for {actor}", (actor: Actor) =>
  assert.equal(actor.owning.editor.hasChanged, false),
);
const placesAsked = (actor: Actor, order: string) =>
  listed(order).map((named, at) => {
    const slide = actor.owning.slides.find((s) => s.type === named || s.description === named);
    return { id: slide?.id ?? named, position: at + 1 };
  });
When("{actor} asks for the order {string}", (actor: Actor, order: string) =>
  actor.tries("orderSlides", {
    path: { id: actor.cast.card.id },
    body: { slides: placesAsked(actor, order) },
  }),
);
When("{actor} asks for the bare order {string}", (actor: Actor, order: string) =>
  actor.tries("orderSlides", {
    path: { id: actor.cast.card.id },
    body: placesAsked(actor, order) as never,
  }),
);
When(
  "{actor} renames the card to {string} and at once to {string}",
  async (actor: Actor, first: string, second: string) => {
    const { editor } = actor.owning;
    const saves = [editor.save({ title: first }), editor.save({ title: second })];
    assert.deepEqual(await actor.does(Promise.all(saves)), [true, false]);
  },
);
When(
  "{actor} renames the card to {string} and with force to {string}",
  async (actor: Actor, first: string, second: string) => {
    const { editor } = actor.owning;
    const begun = editor.save({ title: first });
    await actor.does(editor.save({ title: second }, { force: true }));
    await actor.does(begun);
  },
);
When("{actor} leaves the editor", async (actor: Actor) => {
  actor.owning.close();
  await actor.assembly.settle();
});
Then("the card is being saved by {actor}", (actor: Actor) =>
  assert.equal(actor.owning.editor.beingSubmitted, true),
);
Then("the card is not being saved by {actor} any more", (actor: Actor) =>
  assert.equal(actor.owning.editor.beingSubmitted, false),
);
Then("{int} new message(s) wait(s) to be seen by {actor}", (count: number, actor: Actor) =>
  assert.equal(actor.owning.editor.freshness.updates?.contributions_unseen, count),
);
Then("{int} person/people wait(s) to be let in by {actor}", (count: number, actor: Actor) =>
  assert.equal(actor.owning.editor.freshness.updates?.role_requests, count),
);
Then("{actor} {can} remove the {word} slide", (actor: Actor, can: boolean, type: string) =>
  assert.equal(actor.owning.editor.canRemove(actor.writing.slideOf(type as "title")), can),
);
When("{actor} tries to delete the {word} slide", (actor: Actor, type: string) =>
  actor.tries("deleteSlide", { path: { id: actor.writing.slideOf(type as "title").id } }),
);
Then("the snow is off for {actor}", (actor: Actor) =>
  assert.equal(actor.owning.card.fx_snow, false),
);

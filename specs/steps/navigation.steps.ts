import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import { paths } from "#core/domain/navigation/index.ts";
import type { Actor } from "../cast/actor.ts";
import { Watching } from "../cast/watching.ts";
import { cardNow } from "./card.steps.ts";

const looks = new WeakMap<Actor, Watching>();
const watching = (actor: Actor): Watching => {
  const known = looks.get(actor) ?? new Watching(actor);
  looks.set(actor, known);
  return known;
};
const watchToken = async (actor: Actor): Promise<string> =>
  (await cardNow(await actor.cast.owner())).tokens.watch ?? "";

When("{actor} opens the watch link", async (actor: Actor) =>
  watching(actor).open(await watchToken(actor)),
);
When("{actor} keeps the watch link", async (actor: Actor) => {
  watching(actor).kept = await watchToken(actor);
});
When("{actor} opens the link that was kept", (actor: Actor) =>
  watching(actor).open(watching(actor).kept ?? ""),
);
When("{actor} tries the link again", (actor: Actor) => actor.does(watching(actor).view.open()));
When("{actor} watches the card to its end", (actor: Actor) => watching(actor).toTheEnd());
When("{actor} looks at the people on the card", (actor: Actor) => watching(actor).lookAtPeople());

Then("{actor} can watch the card", (actor: Actor) => {
  const { loaded, player } = watching(actor).view;
  assert.equal(loaded, "ready");
  assert.ok((player?.slides.length ?? 0) > 0);
});
Then("the card is over for {actor}", (actor: Actor) =>
  assert.equal(watching(actor).view.stage, "ended"),
);
Then("the card is remembered as shared with {actor}", async (actor: Actor) =>
  assert.equal(actor.app.session.anonymous.data.sharedStoryId, await watchToken(actor)),
);
Then("the card is not remembered as shared with {actor} any more", (actor: Actor) =>
  assert.equal(actor.app.session.anonymous.data.sharedStoryId, null),
);
Then("{actor} is back at the watch link", async (actor: Actor) => {
  const token = await watchToken(actor);
  assert.equal(actor.place, paths.watch(token));
  // as the screen does
  await watching(actor).open(token);
});
Then("{actor} is told that there is no such card", (actor: Actor) =>
  assert.equal(watching(actor).view.loaded, "missing"),
);
Then("{actor} is told that the card did not come", (actor: Actor) => {
  const { loaded, error } = watching(actor).view;
  assert.equal(loaded, "failed");
  assert.notEqual(error, null);
});

const namesOf = (actor: Actor): readonly string[] =>
  watching(actor).people.roles.map(({ person }) => person.first_name);
Then("{actor} sees {word} among the people on the card", (actor: Actor, name: string) =>
  assert.ok(namesOf(actor).includes(name), namesOf(actor).join(", ")),
);
Then("{actor} sees {int} person on the card", (actor: Actor, count: number) =>
  assert.equal(watching(actor).people.roles.length, count),
);

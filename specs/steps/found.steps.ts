import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import { limits } from "#core/domain/limits/index.ts";
import type { LocationPreset, SlideType } from "#core/domain/slide/index.ts";
import { asSaid, type Outcome } from "#core/kernel/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Actor } from "../cast/actor.ts";
import type { Scenario } from "../world.ts";
import { cardNow } from "./card.steps.ts";

const builderOf = (actor: Actor) => actor.writing.builder;
/** The search that the message in hand is made with. */
const searchOf = (actor: Actor) => {
  const { draft, finds } = builderOf(actor);
  if (draft?.type === "giphy") return finds.gifs;
  return draft?.type === "music" ? finds.songs : finds.places;
};

When("{actor} looks at what there is", (actor: Actor) => actor.does(searchOf(actor).open()));
When("{actor} looks for {string}", async (actor: Actor, term: string) => {
  searchOf(actor).type(term);
  await actor.assembly.pass(1000);
});
When("{actor} asks for more GIFs", (actor: Actor) => actor.does(searchOf(actor).more()));
When("{actor} searches again", (actor: Actor) => actor.does(searchOf(actor).again()));
When("{actor} takes the first {word}", (actor: Actor, what: string) => {
  const { finds } = builderOf(actor);
  const [gif] = finds.gifs.results ?? [];
  const [song] = finds.songs.results ?? [];
  const [place] = finds.places.results ?? [];
  if (what === "GIF" && gif) return finds.takeGif(gif);
  if (what === "song" && song) return finds.takeSong(song);
  if (what === "place" && place) return finds.takePlace(place);
  throw new Error(`there is no ${what} to take`);
});
When("{actor} chooses the {word} map", (actor: Actor, style: LocationPreset) =>
  builderOf(actor).finds.useMapStyle(style),
);
When("{actor} goes to choose another", (actor: Actor) => builderOf(actor).goTo("media"));

Given("{actor} has searched as often as one may in a minute", async (actor: Actor) => {
  const { limit } = limits.searchesOfPerson;
  const search = () => actor.api("searchGifs", { query: { term: "cake" } });
  const all = await actor.does(Promise.all(Array.from({ length: limit }, search)));
  assert.ok(all.every(({ ok }) => ok));
});
Then("the search tells {actor} {string}", (actor: Actor, words: string) =>
  assert.equal(inEnglish(searchOf(actor).failure?.words ?? asSaid("")), words),
);
Then("the search of {actor} still says {string}", (actor: Actor, term: string) =>
  assert.equal(searchOf(actor).term, term),
);
Then("{actor} searching directly has to wait a minute at most", async (actor: Actor) => {
  for (const search of [
    actor.api("searchGifs", { query: { term: "dog" } }),
    actor.api("searchSongs", { query: { term: "ode" } }),
    actor.api("searchPlaces", { query: { term: "lisb" } }),
  ]) {
    const answer = await actor.does<Outcome<unknown>>(search);
    assert.equal(answer.ok ? "found" : answer.refusal.code, "limited");
    const wait = answer.ok ? 0 : (answer.refusal.retryAfter ?? 0);
    assert.ok(wait > 0 && wait <= 62, `${wait} s`);
  }
});
Then("{actor} searching directly finds something", async (actor: Actor) => {
  const answer = await actor.does(actor.api("searchGifs", { query: { term: "dog" } }));
  assert.ok(answer.ok && answer.value.results.length > 0);
});

const gifsOf = (actor: Actor) => builderOf(actor).finds.gifs.results?.length ?? 0;
Then("{actor} finds {int} GIFs", (actor: Actor, count: number) =>
  assert.equal(gifsOf(actor), count),
);
Then("{actor} finds more than {int} GIFs", (actor: Actor, count: number) =>
  assert.ok(gifsOf(actor) > count, `${gifsOf(actor)}`),
);
Then("the search of {actor} has failed", (actor: Actor) => {
  const search = searchOf(actor);
  assert.deepEqual([search.results, search.failure === null], [null, false]);
});

/** What a message is made of, of all that a slide tells. */
const found = (content: object): object => {
  const entries = Object.entries(content).filter(([key]) =>
    /^(?:giphy|spotify|location)_|^theme$/.test(key),
  );
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};
Then(
  "the {word} message of the card has what {actor} chose",
  async function (this: Scenario, type: SlideType, actor: Actor) {
    const { slides } = await cardNow(await this.cast.owner());
    const slide = slides.find((one) => one.type === type);
    const chosen = found(builderOf(actor).draft?.content ?? {});
    assert.ok(Object.values(chosen).some((value) => value !== null));
    assert.deepEqual(found(slide ?? {}), chosen);
  },
);

import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import { type MemoryMusic, memoryMusic } from "#adapters/memory/index.ts";
import { CardMusic, tracksOfCard } from "#core/app/index.ts";
import type { Genre, Track } from "#core/domain/soundtrack/index.ts";
import { peopleWords, words as shared } from "#core/domain/words/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Actor } from "../cast/actor.ts";
import { AppMusic, trackNamed } from "../cast/app/music.ts";
import type { Scenario } from "../world.ts";
import { one, two } from "./deed.ts";

When(
  "{somebody} looks through the music",
  one((p) => p.music.open()),
);
When(
  "{somebody} picks the style {string}",
  two((p, genre: Genre) => p.music.browse(genre)),
);
When(
  "{somebody} listens to {string}",
  two((p, name: string) => p.music.listen(name)),
);
When(
  "{somebody} adds {string} to the music",
  two((p, name: string) => p.music.add(name)),
);
When(
  "{somebody} takes {string} out of the music",
  two((p, name: string) => p.music.remove(name)),
);
When(
  "{somebody} takes that back in the music",
  one((p) => p.music.undo()),
);
When(
  "{somebody} moves {string} to place {int} of the music by {word}",
  async function (this: Scenario, who: string, name: string, place: number, way: string) {
    assert.ok(way === "keys" || way === "dragging", way);
    await (await this.cast.person(who)).music.move(name, place, way);
  },
);
Then(
  "{somebody} finds the styles {sayings}",
  two((p, names: string[]) => p.music.seesGenres(names)),
);
Then(
  "{somebody} finds the tracks {sayings}",
  two((p, names: string[]) => p.music.seesTracks(names)),
);
Then(
  "{somebody} hears {string} before choosing",
  two((p, name: string) => p.music.hears(name)),
);
Then(
  "{somebody} hears nothing before choosing",
  one((p) => p.music.hears(null)),
);
Then(
  "the music tells {somebody} {string} for three seconds",
  async function (this: Scenario, who: string, words: string) {
    await (await this.cast.person(who)).music.seesFlag(words);
  },
);
Then(
  "{somebody}’s card plays {sayings}",
  two((p, names: string[]) => p.music.seesOrder(names)),
);
Then(
  "{somebody}’s card has no music",
  one((p) => p.music.seesOrder([])),
);

/** All tracks that somebody who is logged in may look through. */
const libraryOf = async (actor: Actor): Promise<readonly Track[]> => {
  const answer = await actor.does(actor.api("readTracks", {}));
  assert.ok(answer.ok);
  return answer.value.tracks;
};
Given(
  "{actor} has a card for {word} with the music {string} and {string}",
  async (actor: Actor, recipient: string, first: string, second: string) => {
    await actor.signingIn.signInOnce();
    await actor.owning.start(recipient);
    const library = await libraryOf(actor);
    const tracks = [first, second].map((name) => trackNamed(library, name).id);
    await actor.tries("changeSoundtrack", { path: { id: actor.cast.card.id }, body: { tracks } });
    assert.ok(actor.asked[0]?.ok);
  },
);

/** The same person at another tab, with the card's music before them. */
const elsewhere = async (world: Scenario, who: string): Promise<AppMusic> => {
  const actor = await world.cast.actor(`${who}'s other tab`);
  await actor.owning.open();
  const music = new AppMusic(actor);
  await music.open();
  return music;
};
When(
  "{somebody} adds {string} to the music in another tab",
  async function (this: Scenario, who: string, name: string) {
    await (await elsewhere(this, who)).add(name);
  },
);
When(
  "{somebody} takes {string} out of the music in another tab",
  async function (this: Scenario, who: string, name: string) {
    await (await elsewhere(this, who)).remove(name);
  },
);
const toldBy = async (world: Scenario, who: string): Promise<string> => {
  const { music } = await world.cast.person(who);
  assert.ok(music instanceof AppMusic);
  return music.told;
};
Then(
  "the music tells {somebody} that it has changed",
  async function (this: Scenario, who: string) {
    assert.equal(await toldBy(this, who), inEnglish(shared.changedMeanwhile));
  },
);
Then(
  "the music tells {somebody} that {string} isn’t there",
  async function (this: Scenario, who: string, _name: string) {
    assert.equal(await toldBy(this, who), inEnglish(peopleWords.trackGone));
  },
);

When("{actor} tries to add {string} to the music", async (actor: Actor, name: string) => {
  const { id } = trackNamed(await libraryOf(actor), name);
  await actor.tries("addTrack", { path: { id: actor.cast.card.id }, body: { track_id: id } });
});
When("{actor} tries to take {string} out of the music", async (actor: Actor, name: string) => {
  const { id } = trackNamed(await libraryOf(actor), name);
  await actor.tries("removeTrack", { path: { id: actor.cast.card.id, track: id } });
});
When("{actor} tries to put {string} first in the music", async (actor: Actor, name: string) => {
  const { id } = trackNamed(await libraryOf(actor), name);
  const path = { id: actor.cast.card.id };
  await actor.tries("changeSoundtrack", { path, body: { tracks: [id] } });
});

/** What somebody hears of the card that they have opened. */
const hearing = new WeakMap<object, MemoryMusic>();
const heardBy = (actor: Actor): MemoryMusic =>
  hearing.get(actor.tab) ?? assert.fail(`${actor.name} listens to no card`);
const pieceOf = async (actor: Actor): Promise<string | null> => {
  const { url, isRunning, volume } = heardBy(actor);
  if (!isRunning || volume === 0) return null;
  const library = await libraryOf(await actor.cast.owner());
  return library.find((track) => track.url === url)?.name ?? url;
};
When("{actor} listens to the card", async (actor: Actor) => {
  await actor.receiving.open();
  const { story, player, token } = actor.receiving.view;
  assert.ok(story && player);
  const output = memoryMusic();
  const { clock, page } = actor.app.ports;
  const tracks = () => tracksOfCard(actor.api, story.id, [token]);
  const music = new CardMusic({ clock, page }, { player, tracks, isOpening: () => false }, output);
  hearing.set(actor.tab, output);
  await actor.does(music.open());
});
When("that track ends for {actor}", (actor: Actor) => heardBy(actor).end());
Then("{actor} hears the music {string}", async (actor: Actor, name: string) =>
  assert.equal(await pieceOf(actor), name),
);
Then("{actor} hears no music", async (actor: Actor) => assert.equal(await pieceOf(actor), null));
Then("nothing in the card of {actor} can be turned down", (actor: Actor) =>
  assert.equal(actor.receiving.view.player?.hasSound, false),
);

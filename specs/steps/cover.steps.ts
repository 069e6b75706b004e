import assert from "node:assert/strict";
import { defineParameterType, Given, Then, When } from "@cucumber/cucumber";
import { type CoverMode, lookOf, specOf } from "#core/app/index.ts";
import type { CoverVariant } from "#core/domain/cover/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { answered } from "#specs/fixtures/messages.ts";
import type { Actor } from "../cast/actor.ts";
import { designing as at, coverIn } from "../cast/designing.ts";
import type { Scenario } from "../world.ts";
import { cardNow } from "./card.steps.ts";
import { listed } from "./people.steps.ts";

/** The card as a recipient is answered it. */
export const seenByAll = async ({ cast }: Scenario): Promise<Story> => {
  const owner = await cast.owner();
  const { recipientToken: token } = cast.card;
  const answer = await owner.does(
    owner.api("readStoryByLink", { path: { tokenType: "recipient", token } }),
  );
  if (!answer.ok) throw new Error(inEnglish(answer.refusal.message));
  return answer.value.story;
};
const shown = async (scenario: Scenario) => {
  const story = await seenByAll(scenario);
  return specOf(lookOf(coverIn(story.slides)), story.recipient_first_name);
};

defineParameterType({
  name: "changed",
  regexp: /changed cover|greeting|new card/,
  transformer: (words: string) => words.replace("changed ", ""),
});
When("{actor} works on the cover", (actor: Actor) => at(actor).openCover());
When("{actor} loads the page anew", (actor: Actor) => actor.reload());
When(
  "{actor} chooses the {word} cover {string}",
  (actor: Actor, variant: CoverVariant, theme: string) =>
    at(actor).design.choose({ variant, theme }),
);
When("{actor} titles the cover {string}", (actor: Actor, title: string) =>
  at(actor).design.write({ title }),
);
When("{actor} titles the cover with {int} letters", (actor: Actor, count: number) =>
  at(actor).design.write({ title: "a".repeat(count) }),
);
When("{actor} sets the title in {word}", (actor: Actor, style: string) =>
  at(actor).design.write({ style }),
);
When("{actor} colours the title {string} at place {int}", (actor: Actor, hex: string, n: number) =>
  at(actor).design.colour(n - 1, hex),
);
When("{actor} uses {int} colours", (actor: Actor, count: number) =>
  at(actor).design.useColours(count),
);
When("{actor} goes back to the theme's own colours", (actor: Actor) =>
  at(actor).design.resetToTheme(),
);
/** "10, 20, 30, 40": percent from the left and the top, then how wide and high. */
const placeOf = (words: string) => {
  const [x = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN] = words
    .split(", ")
    .map(Number);
  return { x, y, width, height };
};
When("{actor} puts the words at {string}", (actor: Actor, place: string) =>
  at(actor).design.place(placeOf(place)),
);
When("{actor} puts the words back where the cover has them", (actor: Actor) =>
  at(actor).design.place(null),
);
When(
  "{actor} moves the words by {int} to the right and {int} down",
  (actor: Actor, across: number, down: number) => at(actor).design.movePlace(across, down),
);
When(
  "{actor} makes the place of the words {int} wider and {int} higher",
  (actor: Actor, across: number, down: number) => at(actor).design.resizePlace(across, down),
);
When("{actor} goes to the {word} of the cover", (actor: Actor, mode: CoverMode) =>
  at(actor).design.edit(mode),
);
/** What somebody sends past the page, as a program does. */
const sendBoxes = async (actor: Actor, boxes: readonly unknown[]) => {
  const { slides } = await cardNow(actor);
  const body = {
    ...{ variant: "exported", exported_id: "bee_queen" },
    theme: { name: "bee_queen", boxes },
  };
  return actor.does(actor.api("changeSlide", { path: { id: coverIn(slides).id }, body }));
};
When(
  "{actor} sends the place {string} for the words",
  async (actor: Actor, place: string): Promise<void> => {
    answered(await sendBoxes(actor, [{ key: "title", ...placeOf(place) }]));
  },
);
When("{actor} tries to send {string} as a place", async (actor: Actor, box: string) => {
  actor.asked = [await sendBoxes(actor, [JSON.parse(box.replaceAll("'", '"'))])];
});
Then(
  /^the words stand (?:at "(.*)"|where the cover has them) for everybody$/,
  async function (this: Scenario, place?: string) {
    const { box } = await shown(this);
    const { x, y, width, height } = box ?? {};
    assert.deepEqual(box && { x, y, width, height }, place && placeOf(place));
  },
);
When("{actor} puts the photo {string} on the cover", (actor: Actor, name: string) =>
  at(actor).putPhoto(name),
);
When("{actor} begins to put the photo {string} on the cover", (actor: Actor, name: string) =>
  at(actor).beginToPutPhoto(name),
);
When("{actor} tries the photo again", (actor: Actor) => actor.does(at(actor).design.retryPhoto()));
When("{actor} saves the cover", (actor: Actor) => actor.does(at(actor).cover.save()));
When("{actor} reloads the cover", (actor: Actor) => actor.does(at(actor).cover.reload()));
When("{actor} throws the {changed} away", (actor: Actor, on: string) =>
  actor.does(at(actor).work(on).discard()),
);
Given("the cover's theme is {string}", async function (this: Scenario, name: string) {
  const owner = await this.cast.owner();
  const { slides } = await cardNow(owner);
  await owner.does(
    owner.api("changeSlide", {
      path: { id: coverIn(slides).id },
      body: { variant: "curvey", theme: { name } },
    }),
  );
});
Then(
  "everybody finds the {word} cover {string} saying {string}",
  async function (this: Scenario, variant: string, theme: string, title: string) {
    const cover = coverIn((await seenByAll(this)).slides);
    assert.deepEqual([cover.variant, cover.theme?.name, cover.title], [variant, theme, title]);
  },
);
Then(
  /^everybody finds the cover exported as (?:"(.*)" with the field title "(.*)"|nothing)$/,
  async function (this: Scenario, id?: string, title?: string) {
    const cover = coverIn((await seenByAll(this)).slides);
    assert.equal(cover.exported_id, id ?? null);
    if (id) assert.deepEqual(cover.slide_data?.[id], [{ key: "title", value: title }]);
  },
);
Then(
  "everybody finds six colours, {int} of them in use",
  async function (this: Scenario, count: number) {
    const { theme } = coverIn((await seenByAll(this)).slides);
    const { colourset, cover_colour_count } = theme as unknown as {
      colourset: { schema_version: string; type: string; colours: readonly string[] };
      cover_colour_count: number;
    };
    assert.equal(colourset.colours.length, 6);
    assert.deepEqual([colourset.schema_version, colourset.type], ["1.2", "custom"]);
    assert.equal(cover_colour_count, count);
  },
);
Then("the cover shows {string} to everybody", async function (this: Scenario, title: string) {
  assert.equal((await shown(this)).title, title);
});
Then("the cover shows its photo to everybody", async function (this: Scenario) {
  assert.match((await shown(this)).photo ?? "none", /\.\w+$/);
});
Then(
  "the cover shows the colours {string} to everybody",
  async function (this: Scenario, colours: string) {
    assert.deepEqual((await shown(this)).colours, listed(colours));
  },
);
Then("the cover shows no colours of its own", async function (this: Scenario) {
  assert.equal((await shown(this)).colours, undefined);
});
Then("the {word} field of {actor} says {string}", (field: string, actor: Actor, words: string) =>
  assert.equal(inEnglish(at(actor).design.errorOf(field === "photo" ? "media" : field)), words),
);
Then("the {word} field of {actor} says nothing", (field: string, actor: Actor) =>
  assert.equal(at(actor).design.errorOf(field), null),
);
Then("{actor} is told {string} of the cover", (actor: Actor, words: string) =>
  assert.equal(inEnglish(at(actor).cover.error), words),
);
Then("{actor} edits the {word}", (actor: Actor, mode: string) =>
  assert.equal(at(actor).design.mode, mode),
);
Then("the title of {actor} may have {int} colour(s)", (actor: Actor, count: number) =>
  assert.equal(at(actor).design.colourRoom, count),
);
Then(
  "{actor} sees the {word} cover {string} before it is saved",
  (actor: Actor, variant: string, theme: string) => {
    const { look } = at(actor).design;
    assert.deepEqual([look.variant, look.theme], [variant, theme]);
  },
);
Then("{actor} sees the photo on the cover", (actor: Actor) =>
  assert.ok(at(actor).design.specFor(null).photo),
);
Then("the photo of {actor} has failed", (actor: Actor) =>
  assert.equal(at(actor).design.upload?.status, "failed"),
);
Then(
  /^(nothing|something) of the (cover|greeting|new card) is unsaved for (\w+)$/,
  async function (this: Scenario, what: string, on: string, who: string) {
    const { hasChanged } = at(await this.cast.actor(who)).work(on);
    assert.equal(hasChanged, what === "something");
  },
);
Then(
  /^(\w+) arrives at the card's (cover|greeting)$/,
  async function (this: Scenario, who: string, part: "cover" | "greeting") {
    const { place, cast } = await this.cast.actor(who);
    assert.equal(place, paths[part](cast.card.id));
  },
);

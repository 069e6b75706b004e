import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import type { Slide, SlideContent, SlideType } from "#core/domain/slide/index.ts";
import { beatsOf, writeCredits } from "#core/domain/slide/index.ts";
import type { Actor } from "../cast/actor.ts";
import type { Scenario } from "../world.ts";
import { cardNow } from "./card.steps.ts";
import { listed } from "./people.steps.ts";

/** The one field that a kind of message cannot do without. */
const about = (type: SlideType, what: string): Partial<SlideContent> => {
  if (type === "giphy") return { giphy_id: what };
  if (type === "music") return { spotify_track_id: what };
  if (type === "location")
    return { location_name: what, location_lat: 38.7, location_lon: -9.1, location_zoom: 12 };
  if (type === "date") return { date: what };
  if (type === "text") return { description: what };
  return { title: what };
};
const slideOf = async (scenario: Scenario, type: SlideType): Promise<Slide> => {
  const { slides } = await cardNow(await scenario.cast.owner());
  const slide = slides.find((s) => s.type === type);
  if (!slide) throw new Error(`the card has no ${type}`);
  return slide;
};

When("{actor} writes {int} characters", (actor: Actor, length: number) =>
  actor.writing.write("a".repeat(length)),
);
When("{actor} writes {string} from {string}", (actor: Actor, words: string, from: string) =>
  actor.writing.write(words, from),
);
When("{actor} writes {string} from {int} characters", (actor: Actor, words: string, n: number) =>
  actor.writing.write(words, "a".repeat(n)),
);
When("{actor} makes a {word} message with nothing", (actor: Actor, type: SlideType) =>
  actor.writing.make(type, {}),
);
Given(
  "{actor} makes a {word} message about {string}",
  async (actor: Actor, type: SlideType, what: string) => {
    if (type !== "title" && type !== "credits") await actor.writing.make(type, about(type, what));
  },
);
When(
  "{actor} makes a {word} message with a caption of {int} characters",
  (actor: Actor, type: SlideType, length: number) =>
    actor.writing.make(type, { title: "a".repeat(length) }),
);
When(
  "{actor} tries to make a {word} message about {string}",
  (actor: Actor, type: SlideType, what: string) =>
    actor.tries("createSlide", {
      query: { story_id: actor.cast.card.id },
      body: { type, variant: "default", ...about(type, what) },
    }),
);
When("{actor} tries to make a {word} of {string}", (actor: Actor, type: SlideType, words: string) =>
  actor.tries("changeSlide", {
    path: { id: actor.writing.slideSaying(words).id },
    body: { type },
  }),
);
When(
  "{actor} tries to reword {string} as {string}",
  async (actor: Actor, from: string, to: string) => {
    await actor.contributing.open();
    await actor.tries("changeSlide", {
      path: { id: actor.writing.slideSaying(from).id },
      body: { description: to },
    });
  },
);
When("{actor} rewords {string} as {string}", (actor: Actor, from: string, to: string) =>
  actor.writing.change(from, to),
);
When("{actor} deletes {string}", async (actor: Actor, words: string) => {
  await actor.tries("deleteSlide", { path: { id: actor.writing.slideSaying(words).id } });
});
When(
  "{actor} gives {string} the style {string}",
  async (actor: Actor, words: string, style: string) => {
    await actor.writing.open({ slide: actor.writing.slideSaying(words) });
    actor.writing.builder.useVariant(style);
    await actor.writing.send();
  },
);
When(
  "{actor} lists {string} in the credits",
  async function (this: Scenario, actor: Actor, names: string) {
    const { id } = await slideOf(this, "credits");
    const description = writeCredits(listed(names));
    await actor.tries("changeSlide", { path: { id }, body: { description } });
  },
);
When(
  "{actor} lists a name of {int} characters in the credits",
  async function (this: Scenario, actor: Actor, length: number) {
    const { id } = await slideOf(this, "credits");
    await actor.tries("changeSlide", { path: { id }, body: { description: "a".repeat(length) } });
  },
);

Then(
  "{string} has the style {string} for {actor}",
  async (words: string, style: string, actor: Actor) => {
    const { slides } = await cardNow(actor);
    const slide = slides.find((s) => [s.description, s.title].includes(words));
    assert.equal(slide?.variant, style);
  },
);
Then("the cover of {actor} is {string}", (actor: Actor, variant: string) =>
  assert.equal(actor.owning.editor.cover?.variant, variant),
);
Then(
  "the text of the card says {string} from {string}",
  async function (this: Scenario, words: string, from: string) {
    const slide = await slideOf(this, "text");
    assert.deepEqual([slide.description, slide.subtitle], [words, from]);
  },
);
Then(
  "the {word} of the card is about {string}",
  async function (this: Scenario, type: SlideType, what: string) {
    const slide = await slideOf(this, type);
    for (const [field, value] of Object.entries(about(type, what)))
      assert.equal(slide[field as keyof Slide], value);
  },
);
Then(
  "the {word} of the card comes in {word}",
  async function (this: Scenario, type: SlideType, how: string) {
    const owner = await this.cast.owner();
    const player = owner.app.player((await cardNow(owner)).slides);
    player.goTo(player.slides.findIndex((s) => s.type === type));
    assert.equal(player.transition, how);
  },
);
Then(
  "the {word} of the card is/are shown for {float} seconds",
  async function (this: Scenario, type: SlideType, seconds: number) {
    const owner = await this.cast.owner();
    const player = owner.app.player((await cardNow(owner)).slides);
    const slide = await slideOf(this, type);
    const { lead, tail } = beatsOf(slide);
    assert.equal(player.lengthOf(slide), (lead + seconds + tail) * 1000);
  },
);
Then("the cover of {actor} is shown for {int} seconds", (actor: Actor, seconds: number) => {
  const player = actor.app.player(actor.owning.slides);
  assert.ok(actor.owning.editor.cover);
  assert.equal(player.lengthOf(actor.owning.editor.cover), seconds * 1000);
});
Then("the credits name {string}", async function (this: Scenario, names: string) {
  const credits = await slideOf(this, "credits");
  assert.deepEqual(credits.description?.split("\n"), listed(names));
});
Then(
  "the slide saying {string} tells {actor} its {}",
  async (words: string, actor: Actor, what: string) => {
    const slide = (await cardNow(actor)).slides.find((s) => s.description === words) ?? {};
    for (const field of listed(what))
      assert.ok(field.replaceAll(" ", "_") in slide, `the slide has no ${field}`);
  },
);
Then(
  "{string} was written by {string} for {actor}",
  async (words: string, name: string, actor: Actor) => {
    const { id } = actor.writing.slideSaying(words);
    const answer = await actor.does(actor.api("readSlide", { path: { id } }));
    const creator = answer.ok ? answer.value.slide.creator : null;
    assert.equal(`${creator?.first_name} ${creator?.last_name}`, name);
  },
);
Then("the slides that {actor} reads are {string}", async (actor: Actor, types: string) => {
  const query = { story_id: actor.cast.card.id };
  const answer = await actor.does(actor.api("readSlides", { query }));
  assert.deepEqual(answer.ok && answer.value.slides.map((s) => s.type), listed(types));
});

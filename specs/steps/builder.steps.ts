import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import { dateOfYear, type SlideType, yearOf } from "#core/domain/slide/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Actor } from "../cast/actor.ts";
import type { Scenario } from "../world.ts";
import { listed } from "./people.steps.ts";

When("{actor} opens the builder", (actor: Actor) => actor.writing.open());
When("{actor} opens the builder for {word}", async (actor: Actor, type: SlideType) => {
  await actor.writing.open();
  actor.writing.builder.choose(type);
});
When("{actor} opens the builder by a link that names {string}", (actor: Actor, slideType: string) =>
  actor.writing.open({ slideType }),
);
When("{actor} opens the builder on {string}", (actor: Actor, words: string) =>
  actor.writing.open({ slide: actor.writing.slideSaying(words) }),
);
When(
  "{actor} opens the builder on the contribution {string}",
  async (actor: Actor, words: string) => {
    const { slide } = await actor.hosting.contribution(words);
    await actor.writing.open({ slide });
  },
);
When("{actor} chooses {word} instead", (actor: Actor, type: SlideType) =>
  actor.writing.builder.choose(type),
);
When("{actor} types {string}", (actor: Actor, description: string) =>
  actor.writing.fill({ description }),
);
When("{actor} types the caption {string}", (actor: Actor, title: string) =>
  actor.writing.fill({ title }),
);
When("{actor} sends the message", (actor: Actor) => actor.writing.send());
When("{actor} sends the message twice at once", async (actor: Actor) => {
  const { builder } = actor.writing;
  await actor.does(Promise.all([builder.submit(), builder.submit()]));
});
When("{actor} sends the message, and presses again when it is sent", async (actor: Actor) => {
  const { builder } = actor.writing;
  const first = await actor.does(builder.submit());
  assert.notEqual(first, null);
  assert.equal(await actor.does(builder.submit()), first);
});
When("{actor} leaves the builder", (actor: Actor) => actor.writing.discard());
When("{actor} reloads the message", (actor: Actor) => actor.writing.reload());
const besideOf = ({ writing }: Actor, words: string) => {
  const found = writing.builder.versions.typed.find((draft) => draft.content.description === words);
  assert.ok(found, `"${words}" does not stand beside it`);
  return found;
};
Then("beside it {actor} finds {string}", (actor: Actor, words: string) =>
  assert.deepEqual(
    actor.writing.builder.versions.typed.map((draft) => draft.content.description),
    listed(words),
  ),
);
Then("leaving the builder would ask {actor} about changes", (actor: Actor) =>
  assert.equal(actor.writing.builder.confirmLeaving, "changes"),
);
When("{actor} puts {string} back", (actor: Actor, words: string) =>
  actor.writing.builder.putBack(besideOf(actor, words)),
);
When("{actor} lets go of {string}", (actor: Actor, words: string) =>
  actor.writing.builder.versions.letGo(besideOf(actor, words)),
);
When("{actor} steps back", (actor: Actor) => actor.writing.builder.back());
When("{actor} looks into the library", async (actor: Actor) => {
  actor.writing.builder.goTo("library");
  await actor.assembly.settle();
});
When("{actor} takes the first photo of the library", (actor: Actor) => {
  const [first] = actor.writing.builder.library.list ?? [];
  assert.ok(first, "the library is empty");
  actor.writing.builder.media.take(first);
});

const inHand = new WeakMap<Actor, string>();
const asksToDelete = async (actor: Actor, id: string | undefined) => {
  const { library } = actor.writing.builder;
  const medium = library.list?.find((one) => one.id === id);
  assert.ok(medium, "the library does not have it");
  await actor.does(library.askToDelete(medium));
};
When("{actor} wants to delete the photo of {string}", (actor: Actor, words: string) =>
  asksToDelete(actor, actor.writing.slideSaying(words).media[0]?.id),
);
When("{actor} wants to delete the photo in hand", (actor: Actor) =>
  asksToDelete(actor, actor.writing.builder.media.list[0]?.id),
);
When("{actor} takes the photo out of the message", (actor: Actor) => {
  const { media } = actor.writing.builder;
  const id = media.list[0]?.id ?? "";
  inHand.set(actor, id);
  media.remove(id);
});
When("{actor} deletes the photo that was in hand", async (actor: Actor) => {
  await asksToDelete(actor, inHand.get(actor));
  await actor.does(actor.writing.builder.library.delete());
});
Then("{actor} may not delete it", (actor: Actor) =>
  assert.equal(actor.writing.builder.library.mayDelete, false),
);
Then("{actor} may not delete it, since {string} shows it", (actor: Actor, words: string) => {
  const { library } = actor.writing.builder;
  assert.deepEqual(
    library.deletion?.uses.map(({ title }) => title),
    [words],
  );
  assert.equal(library.mayDelete, false);
});

Then(
  "{actor} may choose among the years from 1900 to now, and has the last one",
  (actor: Actor) => {
    const { years, draft } = actor.writing.builder;
    const now = yearOf(draft?.content.date) ?? 0;
    assert.ok(now > 2025, `it is of ${now}`);
    assert.deepEqual([years[0], years.at(-1), years.length], [now, 1900, now - 1899]);
  },
);
When("{actor} dates the newspaper {int}", (actor: Actor, year: number) =>
  actor.writing.fill({ date: dateOfYear(year) }),
);
Then("the newspaper of the card is of {int}", async function (this: Scenario, year: number) {
  const owner = await this.cast.owner();
  assert.equal(yearOf(owner.writing.slideOf("news").date), year);
});

Then("{actor} is offered {string}", (actor: Actor, types: string) =>
  assert.deepEqual([...actor.writing.builder.types].sort(), listed(types).sort()),
);
Then("{actor} is at the {word} panel", (actor: Actor, panel: string) =>
  assert.equal(actor.writing.builder.panel, panel),
);
Then("the builder of {actor} says {string}", (actor: Actor, title: string) =>
  assert.equal(inEnglish(actor.writing.builder.title), title),
);
Then("the builder is {word} for {actor}", (width: string, actor: Actor) =>
  assert.equal(actor.writing.builder.isNarrow, width === "narrow"),
);
Then("{actor} has typed {string}", (actor: Actor, words: string) =>
  assert.equal(actor.writing.builder.draft?.content.description, words),
);
Then("leaving asks {actor} about the {word}", (actor: Actor, what: string) =>
  assert.equal(actor.writing.builder.confirmLeaving, what),
);
Then("leaving asks {actor} nothing", (actor: Actor) =>
  assert.equal(actor.writing.builder.confirmLeaving, null),
);
Then("{actor} finds {int} photo(s) in the library", (actor: Actor, count: number) =>
  assert.equal(actor.writing.builder.library.list?.length, count),
);
Then(
  "{string} was reported from {string}",
  function (this: Scenario, name: string, source: string) {
    const { events } = this.assembly;
    assert.ok(
      events.some((event) => event.name === name && event.facts.source === source),
      JSON.stringify(events),
    );
  },
);

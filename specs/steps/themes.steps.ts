import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import { openSharedThemes } from "#core/app/index.ts";
import { type AccountTheme, type Themeset, themePaths } from "#core/domain/theme/index.ts";
import type { Actor } from "../cast/actor.ts";
import { answered } from "../fixtures/messages.ts";
import type { Scenario } from "../world.ts";

/** The set that a scenario passes around. */
const shared = new WeakMap<Scenario, Themeset>();
const sharedIn = (scenario: Scenario): Themeset =>
  shared.get(scenario) ?? assert.fail("nothing is shared yet");
const parted = (list: string): readonly string[] => list.split(", ").filter(Boolean);

const themesOf = async (actor: Actor): Promise<readonly AccountTheme[]> =>
  answered(await actor.does(actor.api("readThemes", {}))).themes;
const themeOf = async (actor: Actor, name: string): Promise<AccountTheme> =>
  (await themesOf(actor)).find((theme) => theme.name === name) ??
  assert.fail(`${actor.name} has no theme ${name}`);
const idsOf = async (actor: Actor, names: string): Promise<string[]> =>
  Promise.all(parted(names).map(async (name) => (await themeOf(actor, name)).id));

When("{actor} keeps the colours {string} as a theme", async (actor: Actor, colours: string) => {
  const body = { colourset: { colours: [...parted(colours)] } };
  answered(await actor.does(actor.api("createTheme", { body })));
});
Given("{actor} keeps the themes {string}", async (actor: Actor, names: string) => {
  for (const name of parted(names)) {
    const body = { name, colourset: { colours: ["#FF0000"] } };
    answered(await actor.does(actor.api("createTheme", { body })));
  }
});
When(
  "{actor} tries to keep colours of the format {string}",
  async (actor: Actor, format: string) => {
    const body = { colourset: { schema_version: format, colours: ["#FF0000"] } };
    actor.asked = [await actor.does(actor.api("createTheme", { body }))];
  },
);
When(
  "{actor} keeps colours of the format {string} that are a brand's, for {int} colours, not to be changed",
  async (actor: Actor, schema_version: string, max_colours: number) => {
    const brand = { type: "brand", allow_customisation: false, max_colours };
    const body = { colourset: { schema_version, ...brand, colours: ["#FF0000"] } };
    answered(await actor.does(actor.api("createTheme", { body })));
  },
);
Then(
  "the theme {string} of {actor} is of the format {string} with {string}",
  async (name: string, actor: Actor, format: string, kept: string) => {
    const { colourset } = await themeOf(actor, name);
    const may = colourset.allow_customisation ? "may" : "may not";
    assert.deepEqual(
      [
        colourset.schema_version,
        `type ${colourset.type}, ${may} be changed, ${colourset.max_colours} colours`,
      ],
      [format, kept],
    );
  },
);
When(
  "{actor} names the theme {string} {string}",
  async (actor: Actor, before: string, name: string) => {
    const path = { id: (await themeOf(actor, before)).id };
    answered(await actor.does(actor.api("changeTheme", { path, body: { name } })));
  },
);
When(
  "{actor} gives the theme {string} the colours {string}",
  async (actor: Actor, name: string, colours: string) => {
    const path = { id: (await themeOf(actor, name)).id };
    const body = { colourset: { colours: [...parted(colours)] } };
    answered(await actor.does(actor.api("changeTheme", { path, body })));
  },
);
When("{actor} deletes the theme {string}", async (actor: Actor, name: string) => {
  const path = { id: (await themeOf(actor, name)).id };
  answered(await actor.does(actor.api("deleteTheme", { path })));
});
When(
  "{actor} tries to delete the theme {string} of {actor}",
  async (actor: Actor, name: string, owner: Actor) => {
    const path = { id: (await themeOf(owner, name)).id };
    actor.asked = [await actor.does(actor.api("deleteTheme", { path }))];
  },
);
When("{actor} orders the themes {string}", async (actor: Actor, names: string) => {
  const body = { themes: await idsOf(actor, names) };
  answered(await actor.does(actor.api("reorderThemes", { body })));
});
Then("{actor} has the themes {string}", async (actor: Actor, names: string) => {
  const own = await themesOf(actor);
  assert.equal(own.map(({ name }) => name).join(", "), names);
});
Then(
  "the theme {string} of {actor} has the colours {string}",
  async (name: string, actor: Actor, colours: string) => {
    const { colourset } = await themeOf(actor, name);
    assert.equal(colourset.colours.join(" "), colours);
  },
);
When(
  "{actor} gives the theme {string} to the card",
  async function (this: Scenario, actor: Actor, name: string) {
    const body = { theme_id: (await themeOf(actor, name)).id };
    const path = { id: this.cast.card.id };
    answered(await actor.does(actor.api("changeCardTheme", { path, body })));
  },
);
When(
  "{actor} uses {int} colours of the card, without a background of messages",
  async function (this: Scenario, actor: Actor, cover_colour_count: number) {
    const path = { id: this.cast.card.id };
    const body = { cover_colour_count, message_bg_colour_visibility: false };
    answered(await actor.does(actor.api("changeCardTheme", { path, body })));
  },
);
When(
  "{actor} tries to use {int} colours of the card",
  async function (this: Scenario, actor: Actor, cover_colour_count: number) {
    const path = { id: this.cast.card.id };
    const asked = actor.api("changeCardTheme", { path, body: { cover_colour_count } });
    actor.asked = [await actor.does(asked)];
  },
);
const cardColours = async (actor: Actor, id: string) => {
  const asked = actor.api("readCardTheme", { path: { id }, query: {} });
  return answered(await actor.does(asked)).theme;
};
Then(
  "{actor}'s card has {int} colours from {string} on, behind messages too",
  async function (this: Scenario, actor: Actor, count: number, first: string) {
    const theme = await cardColours(actor, this.cast.card.id);
    assert.deepEqual(
      [theme.cover_colour_count, theme.colourset.colours[0], theme.message_bg_colour_visibility],
      [count, first, true],
    );
  },
);
Then(
  "{actor}'s card has {int} colours from {string} on, and none behind messages",
  async function (this: Scenario, actor: Actor, count: number, first: string) {
    const theme = await cardColours(actor, this.cast.card.id);
    assert.deepEqual(
      [theme.cover_colour_count, theme.colourset.colours[0], theme.message_bg_colour_visibility],
      [count, first, false],
    );
  },
);
Then(
  "{actor}'s card is coloured {string}, {int} of them in use",
  async function (this: Scenario, actor: Actor, colours: string, count: number) {
    const theme = await cardColours(actor, this.cast.card.id);
    assert.deepEqual(
      [theme.colourset.colours.join(" "), theme.cover_colour_count],
      [colours, count],
    );
  },
);
const appliedTo = async (actor: Actor, id: string): Promise<string | null> =>
  answered(await actor.does(actor.api("readStory", { path: { id } }))).story
    .last_applied_theme_id ?? null;
Then(
  "{actor}'s card says that its theme is {string}",
  async function (this: Scenario, actor: Actor, name: string) {
    assert.equal(await appliedTo(actor, this.cast.card.id), (await themeOf(actor, name)).id);
  },
);
Then("{actor}'s card says that it has no theme", async function (this: Scenario, actor: Actor) {
  assert.equal(await appliedTo(actor, this.cast.card.id), null);
});

When(
  "{actor} shares the themes {string}",
  async function (this: Scenario, actor: Actor, names: string) {
    const body = { theme_ids: await idsOf(actor, names) };
    shared.set(this, answered(await actor.does(actor.api("shareThemes", { body }))).themeset);
  },
);
Then(
  "{actor}, signed out, is offered the themes {string} by that link",
  async function (this: Scenario, actor: Actor, names: string) {
    assert.equal(actor.isSignedIn, false);
    const path = { id: sharedIn(this).id };
    const { themeset } = answered(await actor.does(actor.api("readThemeset", { path })));
    assert.equal(themeset.themes.map(({ name }) => name).join(", "), names);
  },
);
When("{actor}, signed out, wants what is shared", async function (this: Scenario, actor: Actor) {
  assert.equal(actor.isSignedIn, false);
  actor.tab.navigator.go(themePaths.accept(sharedIn(this).id));
  const themes = openSharedThemes(actor.app, sharedIn(this).id);
  await actor.does(themes.open());
  // asks for a login instead
  assert.equal(await actor.does(themes.accept()), false);
});
Then("{actor} is where these themes are offered", function (this: Scenario, actor: Actor) {
  assert.equal(actor.place, themePaths.accept(sharedIn(this).id));
});
When("{actor} tries to look at what is shared", async function (this: Scenario, actor: Actor) {
  const path = { id: sharedIn(this).id };
  actor.asked = [await actor.does(actor.api("readThemeset", { path }))];
});
When("{actor} takes over what is shared", async function (this: Scenario, actor: Actor) {
  const body = { theme_ids: [...sharedIn(this).theme_ids] };
  answered(await actor.does(actor.api("acceptThemes", { body })));
});
When(
  "{actor} tries to take over the theme {string} of {actor}",
  async (actor: Actor, name: string, owner: Actor) => {
    const body = { theme_ids: [(await themeOf(owner, name)).id] };
    actor.asked = [await actor.does(actor.api("acceptThemes", { body }))];
  },
);

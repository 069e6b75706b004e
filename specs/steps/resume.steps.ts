import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import { type AuthScenario, stopAtCard } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import type { Actor } from "../cast/actor.ts";
import { cardOf, remember, stops } from "../cast/stops.ts";
import type { Scenario } from "../world.ts";
import { cardNow } from "./card.steps.ts";

Given(
  "{actor} is stopped for {word}",
  async function (this: Scenario, actor: Actor, scenario: string) {
    await stops[scenario as AuthScenario](actor, this);
    assert.equal(actor.app.session.anonymous.data.authScenario, scenario);
  },
);
Given("{actor} is stopped on the recipient's private link", async function (this: Scenario, actor) {
  const owner = await cardOf(this, "Olga");
  await owner.owning.save({ recipient_link_privacy: "private" });
  await actor.receiving.open();
  await actor.does(actor.receiving.view.askToSee());
});
Given("{actor} has watched some card to its end", (actor: Actor) =>
  remember(actor, { didPlayAsRecipient: true, recipientToken: "of-some-card" }),
);
Given("{actor} wanted to send the card by {word}", (actor: Actor, sendMethod: string) =>
  remember(actor, { sendMethod }),
);
When("{actor} comes to go on with the card", (actor: Actor) => {
  const storyId = actor.cast.card.id;
  stopAtCard(actor.app.session, storyId, "SwitchDevice");
  actor.signingIn.open(paths.edit(storyId));
});
Given("{actor} was sent to sign in from the card with {string}", (actor: Actor, more: string) =>
  actor.signingIn.open(paths.edit(actor.cast.card.id) + more),
);
Given("{actor} wanted no themes in particular", (actor: Actor) =>
  remember(actor, { themesetId: null }),
);

When("{actor} has asked for the mail", async (actor: Actor) => {
  await actor.signingIn.sendCode();
  if (actor.signingIn.model.panel === "name") await actor.signingIn.giveNames();
  await actor.assembly.pass(1000);
});

const waits: Partial<Record<AuthScenario, (actor: Actor, world: Scenario) => Promise<void>>> = {
  Contribution: async (_, world) => {
    const { slides } = await cardNow(await world.cast.owner());
    assert.ok(slides.some(({ description }) => description === "Many happy returns"));
  },
  RecipientSave: async (actor) => {
    const path = { tokenType: "recipient", token: actor.cast.card.recipientToken } as const;
    const read = await actor.does(actor.api("readStoryByLink", { path, query: {} }));
    assert.equal(read.ok && read.value.story.saved, true);
  },
  RecipientThanks: async (_, world) => {
    const { thanks_message } = await cardNow(await world.cast.owner());
    assert.equal(thanks_message, "I read it twice");
  },
  PrivateJoin: async (actor) => {
    const path = { type: "group", value: actor.cast.card.groupToken } as const;
    const own = await actor.does(actor.api("readOwnRole", { path }));
    assert.equal(own.ok && own.value.story.role?.status, "requested");
  },
};
const isOwners = async (actor: Actor) => {
  const read = await actor.does(actor.api("readStory", { path: { id: actor.cast.card.id } }));
  assert.ok(read.ok, "the card can be read");
  assert.equal(read.value.story.owner.first_name, actor.name);
  assert.ok(read.value.story.slides.some((s) => s.description === "You make Mondays bearable"));
};

/** What became of it, as the authority sees it. */
Then(
  "{word} was done for {actor}",
  async function (this: Scenario, scenario: string, actor: Actor) {
    const name = scenario as AuthScenario;
    const own = /^(Creator|AnonymousSaveExit|SwitchDevice)/.test(name) ? isOwners : undefined;
    await (own ?? waits[name])?.(actor, this);
  },
);
Then("{actor} is done with it", (actor: Actor) => {
  const { authScenario, email, firstName, lastName } = actor.app.session.anonymous.data;
  assert.deepEqual([authScenario, email, firstName, lastName], [null, null, null, null]);
});
Then("{actor} still has {word} to do", (actor: Actor, scenario: string) =>
  assert.equal(actor.app.session.anonymous.data.authScenario, scenario),
);
Then("{actor}'s message stays known", (actor: Actor) =>
  assert.notEqual(actor.app.session.anonymous.data.contributionId, null),
);
/** "type: digital, quantity: 10", each by its name in the address. */
const detailsIn = (words: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    (words === "nothing more" ? [] : words.split(", ")).map((detail) => {
      const [name = "", value = ""] = detail.split(": ");
      return [camelCased(name), meantBy(value)];
    }),
  );
const camelCased = (words: string) => words.replace(/ (\w)/g, (_, first) => first.toUpperCase());
const meantBy = (word: string): unknown =>
  word === "yes" || word === "no" ? word === "yes" : /^\d+$/.test(word) ? Number(word) : word;
Then("{actor} sees {string} opened with {}", (actor: Actor, modal: string, details: string) => {
  assert.equal(actor.modal, modal);
  assert.deepEqual(actor.modalParams, detailsIn(details));
});

Given("{actor} is at {string} already", (actor: Actor, path: string) =>
  actor.tab.navigator.go(path),
);
Given("{actor} is at the group's messages already", (actor: Actor) =>
  actor.tab.navigator.go(paths.contributorSlides(actor.cast.card.groupToken)),
);
Then("{actor} is at {string}", (actor: Actor, path: string) => assert.equal(actor.place, path));
Given("the card of {actor} is full", async (owner: Actor) => {
  for (let n = 1; n <= 5; n++) await owner.writing.write(`message ${n}`);
});
Then("nothing of the message stays known to {actor}", (actor: Actor) =>
  assert.equal(actor.app.session.anonymous.data.contributionId, null),
);
When(
  "{actor} names the card of {word} when asking for the mail",
  async (actor: Actor, _owner: string) => {
    remember(actor, { authScenario: "CreatorSend", storyId: actor.cast.card.id });
    await actor.signingIn.sendCode();
    await actor.signingIn.giveNames();
    await actor.assembly.pass(1000);
  },
);

/** The card of the scenario as its owner reads it, or as nobody's where a visitor made it. */
Then("{word} was not done", async function (this: Scenario, scenario: string) {
  const { card } = this.cast;
  if (card.id === "" || card.owner === "") return;
  const owner = await this.cast.owner();
  const read = await owner.does(owner.api("readStory", { path: { id: card.id } }));
  assert.ok(read.ok, `${scenario}: the card is still its maker's`);
  const { story } = read.value;
  assert.equal(story.thanks_message, null);
  assert.ok(!story.slides.some(({ description }) => description === "Many happy returns"));
  assert.equal(story.role_request_count, 0);
  assert.equal(story.role_count, 1);
});
When("{actor} agrees where it is asked to", async (actor: Actor) => {
  if (actor.signingIn.model.carried !== null) await actor.signingIn.agree();
});
When("{actor} chooses not now", (actor: Actor) => actor.does(actor.signingIn.model.notNow()));
When("{actor} looks at the mailed sign-in link again", (actor: Actor) =>
  actor.signingIn.lookAtLink(),
);
When("{actor} looks at the mailed sign-in link of {actor}", async (actor: Actor, other: Actor) =>
  actor.signingIn.lookAtLink(other.signingIn.mailedLink()),
);
Given("{actor} has asked for a mail to {actor}", async (actor: Actor, to: Actor) => {
  await actor.signingIn.sendCode(to.email);
  await actor.assembly.pass(1000);
});
Then(
  "{actor} is asked to agree to {string} for {string}",
  (actor: Actor, acting: string, name: string) => {
    const { carried } = actor.signingIn.model;
    assert.deepEqual([carried?.acting, carried?.recipient_first_name ?? ""], [acting, name]);
  },
);
Then("what {actor} is shown says {string}", (actor: Actor, words: string) =>
  assert.equal(actor.signingIn.model.carried?.text ?? "", words),
);
Then("{actor} is asked nothing and is told that they are signed in", (actor: Actor) => {
  const { carried, isDone, expiredLink } = actor.signingIn.model;
  assert.deepEqual([carried, isDone, expiredLink], [null, true, null]);
});
Then("nothing of it stays with {actor}", (actor: Actor) => {
  const { promptsCompleted: _, ...data } = actor.app.session.anonymous.data;
  assert.deepEqual(Object.values(data).filter(Boolean), []);
});

When("{actor} closes what is open", (actor: Actor) => actor.tab.navigator.go(actor.place));
When("{actor} signs in where they were stopped", async (actor: Actor) => {
  await actor.signingIn.sendCode();
  if (actor.signingIn.model.panel === "name") await actor.signingIn.giveNames();
  await actor.signingIn.enterMailed();
});
When(
  "{actor} comes from {string} to sign in as somebody new",
  async (actor: Actor, path: string) => {
    actor.signingIn.open(path);
    await actor.signingIn.sendCode();
    await actor.signingIn.giveNames();
    await actor.signingIn.enterMailed();
  },
);
Then("nothing is under way for {actor}", (actor: Actor) => {
  const { authScenario, email, firstName, lastName, recipientThanks, themesetId, productTier } =
    actor.app.session.anonymous.data;
  const left = [authScenario, email, firstName, lastName, recipientThanks, themesetId, productTier];
  assert.deepEqual(
    left.filter((value) => value !== null),
    [],
  );
});
Then("no card is remembered as made by {actor}", (actor: Actor) =>
  assert.equal(actor.app.session.anonymous.data.storyId, null),
);
Then(
  "this browser keeps nothing of {string}, {string} and {string} beyond the tab of {actor}",
  (email: string, name: string, words: string, actor: Actor) => {
    const kept = actor.app.ports.kept.get("root-4") ?? "";
    assert.ok(kept.includes("anonymousData"));
    for (const personal of [email, name, words]) assert.ok(!kept.includes(personal), kept);
  },
);

import assert from "node:assert/strict";
import { defineParameterType, Given, Then, When } from "@cucumber/cucumber";
import type { OwnAccount } from "#core/app/index.ts";
import type { LaidOut, Layout, News } from "#core/domain/account/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { signInWords } from "#core/domain/words/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Actor } from "../cast/actor.ts";
import type { Scenario } from "../world.ts";

/** The account that somebody looks at, in the tab they look at it in. */
const looked = new WeakMap<object, OwnAccount>();
const look = async (actor: Actor): Promise<OwnAccount> => {
  actor.tab.navigator.go(paths.account);
  const account = actor.app.account();
  looked.set(actor.tab, account);
  await actor.does(account.open());
  return account;
};
const at = async (actor: Actor): Promise<OwnAccount> => looked.get(actor.tab) ?? look(actor);
const saidBy = ({ names, address, ...account }: OwnAccount): readonly string[] =>
  [
    names.error,
    names.errors.firstName,
    names.errors.lastName,
    address.error,
    address.resendError,
    address.resend === "sent" ? signInWords.newCode : null,
    account.hideError,
    account.deleteError,
  ].flatMap((words) => (words === null ? [] : [inEnglish(words)]));

When("{actor} wants to hear of new messages {news}", async (actor: Actor, news: News) => {
  const { emails } = await at(actor);
  await actor.does(emails.choose({ news }));
  assert.equal(emails.error, null);
  assert.equal(emails.preferences?.news, news);
});
Then("{actor} hears of new messages {news}", async (actor: Actor, news: News) => {
  const { emails } = await look(actor);
  await actor.does(emails.open());
  assert.equal(emails.preferences?.news, news);
});
When(/^the (?:digests|mails) of the morning go out$/, async function (this: Scenario) {
  await this.assembly.mornings();
});

const wishes: Readonly<Record<string, News>> = {
  "at once": "at_once",
  "once a day": "daily",
  never: "never",
};
defineParameterType({
  name: "news",
  regexp: /at once|once a day|never/,
  transformer: (words: string) => wishes[words],
});
const laidOut: Readonly<Record<string, LaidOut>> = {
  "the cards": "view_as_cards",
  "the slides": "view_as_slides",
};
defineParameterType({
  name: "laidOut",
  regexp: /the cards|the slides/,
  transformer: (words: string) => laidOut[words],
});
const layouts: Readonly<Record<string, Layout>> = {
  "in two columns": "grid_2x",
  "one below the other": "list",
};
defineParameterType({
  name: "layout",
  regexp: /in two columns|one below the other/,
  transformer: (words: string) => layouts[words],
});

/** Somebody who signs in gets codes as well: the one for the account says so. */
const codeSentTo = async (actor: Actor, address: string): Promise<string> => {
  await actor.assembly.pass(1000);
  const letters = actor.assembly.letters(address);
  const { code } = letters.findLast(({ text }) => text.includes("in your account")) ?? {};
  return code ?? assert.fail(`no code for an account reached ${address}`);
};
const askForCode = async (actor: Actor, address: string) => {
  const account = await look(actor);
  account.address.type(address);
  await actor.does(account.address.sendCode());
  return account;
};
const enter = async (actor: Actor, code: string) => {
  const { address } = await at(actor);
  address.typeCode(code);
  await actor.does(address.confirm());
};
const addressOf = async (actor: Actor) => {
  const answer = await actor.does(actor.api("readAccount", {}));
  return answer.ok ? answer.value.account.email : answer.refusal.code;
};

Given("{actor} looks at the account", look);
When("{actor} types the names {string} {string}", async (actor: Actor, first, last) => {
  const { names } = await at(actor);
  names.type("firstName", first);
  names.type("lastName", last);
  await actor.assembly.settle();
});
When("{actor} saves the names", async (actor: Actor) => {
  await actor.does((await at(actor)).names.save());
});
When("{actor} types the new address {string}", async (actor: Actor, address: string) => {
  (await at(actor)).address.type(address);
});
When("{actor} asks for its code", async (actor: Actor) => {
  await actor.does((await at(actor)).address.sendCode());
});
When("{actor} asks for a code to {string}", async (actor: Actor, address: string) => {
  const account = await askForCode(actor, address);
  assert.equal(account.address.step, "code");
});
When(
  /^(\w+) enters the code that was sent to "([^"]*)"$/,
  async function (this: Scenario, name: string, address: string) {
    const actor = await this.cast.actor(name);
    await enter(actor, await codeSentTo(actor, address));
  },
);
When("{actor} enters a wrong code for the address", (actor: Actor) => enter(actor, "wrong1"));
When(
  "{actor} enters a wrong code for the address {int} times",
  async (actor: Actor, times: number) => {
    for (let n = 0; n < times; n++) await enter(actor, "wrong1");
  },
);
When("{actor} asks for another code for the address", async (actor: Actor) => {
  await (await at(actor)).address.sendAgain();
});
When("{actor} changes the address to {string}", async (actor: Actor, address: string) => {
  await askForCode(actor, address);
  await enter(actor, await codeSentTo(actor, address));
  assert.equal(await addressOf(actor), address);
});
When("{actor} hides the address in the account", async (actor: Actor) => {
  await actor.does((await at(actor)).hideEmail(true));
});
When("{actor} shows the address in the account", async (actor: Actor) => {
  await actor.does((await at(actor)).hideEmail(false));
});
Given("{actor} has two cards of her own", async (actor: Actor) => {
  for (const recipient_first_name of ["Ada", "Bea"])
    await actor.does(
      actor.api("createStory", { body: { occasion: "birthday", recipient_first_name } }),
    );
});
When("{actor} asks what deleting the account takes", async (actor: Actor) => {
  await actor.does((await at(actor)).readFarewell());
});
When("{actor} deletes the account for good", async (actor: Actor) => {
  assert.equal(await actor.does((await at(actor)).delete()), true);
});
When("{actor} tries to delete the account", async (actor: Actor) => {
  assert.equal(await actor.does((await at(actor)).delete()), false);
});
When("{actor} looks at the account signed out", async (actor: Actor) => {
  await actor.openTab("/");
  await actor.tries("readAccount", {});
});
When("{actor} lays {laidOut} out {layout}", (actor: Actor, what: LaidOut, layout: Layout) =>
  actor.app.preferences.layOut(what, layout),
);

Then("the account tells {actor} {string}", async (actor: Actor, words: string) => {
  const said = saidBy(await at(actor));
  assert.ok(said.includes(words), said.join(" | "));
});
Then("the account tells {actor} nothing", async (actor: Actor) =>
  assert.deepEqual(saidBy(await at(actor)), []),
);
Then("the account shows {actor} the names {string} {string}", async (actor: Actor, first, last) => {
  const { names } = await at(actor);
  assert.deepEqual([names.firstName, names.lastName], [first, last]);
});
Then("the account shows {actor} the address {string}", async (actor: Actor, address: string) =>
  assert.equal((await at(actor)).address.email, address),
);
Then("the account has nothing unsaved for {actor}", async (actor: Actor) => {
  const { names, address } = await at(actor);
  assert.deepEqual([names.isChanged, address.isChanged], [false, false]);
});
Then("the account waits for a code of {actor}", async (actor: Actor) =>
  assert.equal((await at(actor)).address.step, "code"),
);
Then("the account of {actor} says that it is locked", async (actor: Actor) =>
  assert.equal((await at(actor)).address.step, "locked"),
);
Then(
  /^(\w+(?:'s (?:phone|other tab))?)'s account has the address "([^"]*)"$/,
  async function (this: Scenario, name: string, address: string) {
    assert.equal(await addressOf(await this.cast.actor(name)), address);
  },
);
Then("{actor} knows the name {string}", async (actor: Actor, name: string) => {
  await actor.assembly.settle();
  const { profile } = actor.app.session;
  assert.equal(`${profile?.first_name} ${profile?.last_name}`, name);
});
Then(
  "{string} has an account and {string} has none",
  async function (this: Scenario, known: string, unknown: string) {
    const actor = await this.cast.actor("Quentin");
    await actor.openTab("/");
    const available = async (username: string) => {
      const answer = await actor.does(actor.api("checkUsername", { path: { username } }));
      return answer.ok && answer.value.account.available;
    };
    assert.deepEqual([await available(known), await available(unknown)], [false, true]);
  },
);
Then("the account of {actor} still asks for an address", async (actor: Actor) =>
  assert.equal((await at(actor)).address.step, "email"),
);
Then("the account shows {actor} a hidden address", async (actor: Actor) =>
  assert.equal((await at(actor)).hidesEmail, true),
);
Then("the account shows {actor} an open address", async (actor: Actor) =>
  assert.equal((await at(actor)).hidesEmail, false),
);
Then(
  "{int} card(s) go and messages in {int} card(s) stay for {actor}",
  async (cards: number, signed: number, actor: Actor) =>
    assert.deepEqual((await at(actor)).farewell, { cards, signed }),
);
Then("no draft is left in the browser of {actor}", async (actor: Actor) =>
  assert.deepEqual(await actor.app.ports.drafts.keys(""), []),
);
Then(
  "{actor} still reads {string} by {string}",
  async (actor: Actor, words: string, author: string) => {
    await actor.owning.read();
    const slide = actor.writing.slideSaying(words);
    assert.equal(`${slide.creator?.first_name} ${slide.creator?.last_name}`, author);
  },
);
Then("{actor} has {int} photo(s) left in his own cards", async (actor: Actor, count: number) => {
  const roles = await actor.does(actor.api("readRoles", {}));
  assert.ok(roles.ok);
  const own = roles.value.roles.filter(({ role_type }) => role_type === "owner");
  let photos = 0;
  for (const { story_id } of own) {
    const library = await actor.does(actor.api("readLibrary", { path: { id: story_id } }));
    assert.ok(library.ok);
    photos += library.value.media.length;
  }
  assert.equal(photos, count);
});
Then("{actor} is told there {string}", (actor: Actor, words: string) => {
  const [answer] = actor.asked;
  assert.ok(
    answer && !answer.ok && inEnglish(answer.refusal.message) === words,
    JSON.stringify(answer),
  );
});
Then("{laidOut} are laid out {layout} for {actor}", (what: LaidOut, layout: Layout, actor: Actor) =>
  assert.equal(actor.app.preferences.layoutOf(what), layout),
);

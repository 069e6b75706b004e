import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import type { Actor } from "../cast/actor.ts";
import type { Scenario } from "../world.ts";
import { cardNow } from "./card.steps.ts";

When("{actor} posts the card to {string}", (actor: Actor, email: string) =>
  actor.owning.sendTo(email),
);
When(
  "{actor} posts the card to {string} saying {string}",
  (actor: Actor, email: string, message: string) => actor.owning.sendTo(email, message),
);
When("{actor} posts the card to {string} without a name", async (actor: Actor, email: string) => {
  actor.owning.sending.recipientName = " ";
  await actor.owning.sendTo(email);
});
When(
  "{actor} posts the card to {string} with {int} characters",
  (actor: Actor, email: string, length: number) => actor.owning.sendTo(email, "a".repeat(length)),
);
When("{actor} clicks twice to post the card to {string}", async (actor: Actor, email: string) => {
  const { sending } = actor.owning;
  sending.recipientEmail = email;
  await actor.does(Promise.all([sending.sendByEmail(), sending.sendByEmail()]));
});
When("{actor} wants to pass the link on", async (actor: Actor) => {
  await actor.does(actor.owning.sending.copyLink());
});
When("{actor} sends a test of the card without a name", async (actor: Actor) => {
  actor.owning.sending.recipientName = " ";
  assert.equal(await actor.does(actor.owning.sending.sendTest()), true);
});
When("{actor} wants to send a test", async (actor: Actor) => {
  await actor.does(actor.owning.sending.sendTest());
});

When("the mail server refuses the next mail", function (this: Scenario) {
  this.assembly.refuseMail("550 at RCPT TO");
});
When("{actor} mends the address to {string}", async (actor: Actor, email: string) => {
  const { sending } = actor.owning;
  const [one] = sending.undelivered;
  assert.ok(one, "every address was reached");
  sending.mend(one);
  await actor.owning.sendTo(email);
});
Then("{actor} sees that the card did not reach {string}", async (actor: Actor, email: string) => {
  await actor.does(actor.owning.editor.read());
  const { sending } = actor.owning;
  assert.deepEqual(
    sending.undelivered.map((one) => [one.email, one.reason]),
    [[email, "no_mailbox"]],
  );
  assert.equal(sending.isOnItsWay, false);
});
Then("{actor} sees that the card reaches everyone it was sent to", (actor: Actor) => {
  assert.deepEqual(actor.owning.sending.undelivered, []);
  assert.equal(actor.owning.sending.isOnItsWay, true);
});

const sentOn = { "by e-mail": "sent_by_email_on", "by link": "sent_by_copy_link_on" } as const;
Then(
  /^the card (says|does not say) when it was sent (by e-mail|by link)$/,
  async function (this: Scenario, says: string, how: keyof typeof sentOn) {
    const card = await cardNow(await this.cast.owner());
    assert.equal(card[sentOn[how]] !== null, says === "says");
  },
);
Then("{actor} has the recipient's link to pass on", (actor: Actor) => {
  const copied = actor.tab.page.copied.at(-1) ?? "nothing";
  assert.equal(copied, `https://fanfold.test/unwrap/${actor.cast.card.recipientToken}`);
});
Then("the offer of more room is in front of {actor}", (actor: Actor) =>
  assert.equal(actor.owning.sending.paywall, true),
);
Then(
  "{actor} has still typed {string} and {string}",
  (actor: Actor, email: string, message: string) =>
    assert.deepEqual(
      [actor.owning.sending.recipientEmail, actor.owning.sending.message],
      [email, message],
    ),
);

const tokenIn = (link: string | null): string => link?.split("/").at(-1) ?? "";
const watched = (actor: Actor, token: string) =>
  actor.does(actor.api("readStoryByLink", { path: { tokenType: "watch", token } }));
/** Tokens of the links to watch that were made here, the oldest first. */
const madeToWatch = new WeakMap<Actor, string[]>();

Then("{actor} has no link to watch yet", (actor: Actor) => {
  const { link, lines } = actor.owning.sending.watching;
  assert.deepEqual([link, lines], [null, null]);
});
When("{actor} wants a link to watch", async (actor: Actor) => {
  const { watching } = actor.owning.sending;
  await actor.does(watching.make());
  madeToWatch.set(actor, [...(madeToWatch.get(actor) ?? []), tokenIn(watching.link)]);
});
Then("{actor}'s link to watch shows the card to whoever has it", async (actor: Actor) => {
  const { link } = actor.owning.sending.watching;
  assert.match(link ?? "", /^https:\/\/fanfold\.test\/watch\/./);
  const read = await watched(actor, tokenIn(link));
  assert.ok(read.ok && read.value.story.id === actor.cast.card.id);
});
Then("the lines for her page name it", async function (this: Scenario) {
  const { watching } = (await this.cast.owner()).owning.sending;
  assert.equal(
    watching.lines,
    '<script type="module" src="https://fanfold.test/embed.js"></script>\n' +
      `<fanfold-card token="${tokenIn(watching.link)}"></fanfold-card>`,
  );
});
Then("the link to watch from before leads nowhere", async function (this: Scenario) {
  const owner = await this.cast.owner();
  const [first = "", second = ""] = madeToWatch.get(owner) ?? [];
  assert.notEqual(first, second);
  const [before, now] = [await watched(owner, first), await watched(owner, second)];
  assert.equal(!before.ok && before.refusal.code, "notFound");
  assert.ok(now.ok);
});

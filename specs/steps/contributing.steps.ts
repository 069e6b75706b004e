import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import { paths } from "#core/domain/navigation/index.ts";
import type { Actor } from "../cast/actor.ts";
import { cardNow } from "./card.steps.ts";
import { messageStates } from "./moderation.steps.ts";
import { listed } from "./people.steps.ts";

When("{actor} comes by the group's link", (actor: Actor) => actor.contributing.open());
When("{actor} comes to the group's page with {string}", (actor: Actor, more: string) => {
  actor.tab.navigator.go(paths.contributor(actor.cast.card.groupToken) + more);
  return actor.contributing.open();
});
When("{actor} closes what lies over the page", (actor: Actor) =>
  actor.tab.navigator.go(actor.place),
);
When("the group's page of {actor} is read again", (actor: Actor) =>
  actor.does(actor.contributing.page.read()),
);
When("{actor} deletes {string} on the group's page", async (actor: Actor, words: string) => {
  const { page } = actor.contributing;
  const slide = page.mine.find((s) => s.description === words);
  assert.ok(slide, `no own message says "${words}"`);
  assert.equal(await actor.does(page.removeMessage(slide.id)), true);
});
Then("nothing lies over {actor}'s page", (actor: Actor) => assert.equal(actor.modal, null));
Given("{actor} has invited {word} by mail", (actor: Actor, who: string) =>
  actor.hosting.invite(`${who.toLowerCase()}@example.com`),
);
When("{actor} comes by the mailed invitation", (actor: Actor) =>
  actor.contributing.followInvitation(),
);

/** What the product remembers of a message that waits for sign-in. */
const stored = (actor: Actor): string => {
  const { contributionId } = actor.app.session.anonymous.data;
  if (contributionId === null) throw new Error(`${actor.name} has stored no message`);
  return contributionId;
};
When(
  "{actor} sends the stored message of {actor} without the group's link",
  (thief: Actor, author: Actor) =>
    thief.tries("sendContribution", { path: { id: stored(author) }, body: {} }),
);
When("{actor} keeps the stored message in mind", (actor: Actor) => {
  actor.contributing.stored = stored(actor);
});
When("{actor} sends the stored message again", (actor: Actor) =>
  actor.tries("sendContribution", {
    path: { id: actor.contributing.stored },
    body: { contributionId: actor.contributing.stored, groupToken: actor.cast.card.groupToken },
  }),
);
When("{actor}'s stored message is changed to {string}", (actor: Actor, description: string) =>
  actor.tries("createContribution", {
    query: { group: actor.cast.card.groupToken },
    body: { type: "text", variant: "letter", description, contribution_id: stored(actor) },
  }),
);
When("{actor} stores {int} messages", async (actor: Actor, count: number) => {
  for (let i = 0; i < count; i++)
    await actor.tries("createContribution", {
      query: { group: actor.cast.card.groupToken },
      body: { type: "text", variant: "letter", description: `message ${i}` },
    });
});
When("{actor} reads the card through its {word} link", (actor: Actor, spelling: string) => {
  const { groupToken, recipientToken } = actor.cast.card;
  return actor.tries("readStoryByLink", {
    path: {
      tokenType: spelling as "group",
      token: spelling === "group" ? groupToken : recipientToken,
    },
  });
});
When("{actor} guesses a group link", (actor: Actor) =>
  actor.tries("readStoryByLink", { path: { tokenType: "group", token: "guessed" } }),
);

const sentWith = (actor: Actor, how: { moderated: boolean; waiting: boolean }): void => {
  assert.equal(actor.modal, "contribution-sent");
  const { moderated, waiting } = actor.modalParams;
  assert.deepEqual({ moderated, waiting }, how);
};
Then("{actor} learns that the message was sent", (actor: Actor) =>
  sentWith(actor, { moderated: false, waiting: false }),
);
Then("{actor} learns that the message waits for approval", (actor: Actor) =>
  sentWith(actor, { moderated: true, waiting: false }),
);
Then("{actor} learns that the message waits for room", (actor: Actor) =>
  sentWith(actor, { moderated: false, waiting: true }),
);
Then("nobody told {actor} of a message", async (actor: Actor) => {
  await actor.assembly.pass(1000);
  assert.deepEqual(actor.lettersAbout("message"), []);
});
Then(
  "{string} was written by {string} for {actor} now",
  async (words: string, name: string, actor: Actor) => {
    const slide = (await cardNow(actor)).slides.find((s) => s.description === words);
    assert.equal(`${slide?.creator?.first_name} ${slide?.creator?.last_name}`, name);
  },
);
Then(
  "{string} {is} {word}'s own for {actor}",
  (words: string, is: boolean, _who: string, actor: Actor) =>
    assert.equal(actor.contributing.page.isMine(actor.writing.slideSaying(words)), is),
);
const wordsOf = Object.fromEntries(Object.entries(messageStates).map(([words, is]) => [is, words]));
Then("the contributions of {actor} are {string}", async (actor: Actor, rows: string) => {
  const path = { id: actor.cast.card.id };
  const answer = await actor.does(actor.api("readContributions", { path }));
  const { contributions } = answer.ok ? answer.value : { contributions: [] };
  assert.deepEqual(
    contributions.map((row) => `${row.slide.description} ${wordsOf[row.status]}`),
    listed(rows),
  );
});

import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import type { Role } from "#core/domain/role/index.ts";
import type { Actor } from "../cast/actor.ts";
import type { Scenario } from "../world.ts";
import { listed } from "./people.steps.ts";

const ofCard = (actor: Actor) => ({ path: { id: actor.cast.card.id } });

When("{actor} joins the group", (actor: Actor) => actor.contributing.join());
When("{actor} asks to be let in", async (actor: Actor) => {
  await actor.signingIn.signInOnce();
  await actor.contributing.open();
  await actor.does(actor.contributing.page.askToJoin());
});
When("{actor}, signed out, asks to be let in", async (actor: Actor) => {
  await actor.contributing.open();
  await actor.does(actor.contributing.page.askToJoin());
});
When("{actor} leaves the group", (actor: Actor) => actor.contributing.leave(true));
When("{actor} leaves the group with every message", (actor: Actor) =>
  actor.contributing.leave(false),
);

When("{actor} invites {string}", (actor: Actor, addresses: string) =>
  actor.hosting.invite(addresses),
);
When("{actor} invites {int} people", (actor: Actor, count: number) =>
  actor.hosting.invite(Array.from({ length: count }, (_, n) => `p${n}@example.com`).join("\n")),
);
When("{actor} follows the mailed invitation", (actor: Actor) =>
  actor.contributing.followInvitation(),
);
When("{actor} follows the invitation of {actor}", (actor: Actor, invited: Actor) =>
  actor.contributing.followInvitation(invited.contributing.mailedInvitation()),
);
When(
  /^(\w+) (accept|reject)s the invitation of (\w+)$/,
  async function (this: Scenario, who: string, answer: "accept" | "reject", invited: string) {
    const actor = await this.cast.actor(who);
    const link = (await this.cast.actor(invited)).contributing.mailedInvitation();
    const joinToken = link.slice("/contribute/".length);
    const read = await actor.does(actor.api("readInvitation", { path: { token: joinToken } }));
    const id = read.ok ? read.value.role.id : "";
    await actor.tries("answerInvitation", { path: { joinToken, id, answer } });
  },
);

When("{actor} nudges {somebody}", (actor: Actor, who: string) =>
  actor.hosting.to(who, (group, role) => group.nudge(role)),
);
When("{actor} nudges everybody", (actor: Actor) =>
  actor.hosting.toAll((group) => group.nudgeAll()),
);
When("{actor} lets {somebody} in", (actor: Actor, who: string) =>
  actor.hosting.to(who, (group, role) => group.approve(role)),
);
When("{actor} lets everybody in", (actor: Actor) =>
  actor.hosting.toAll((group) => group.approveAll()),
);
When("{actor} keeps {somebody} out", (actor: Actor, who: string) =>
  actor.hosting.to(who, (group, role) => group.reject(role)),
);
When("{actor} removes {somebody} from the group", (actor: Actor, who: string) =>
  actor.hosting.to(who, (group, role) => group.remove(role)),
);
When("{actor} removes {somebody} and every message of theirs", (actor: Actor, who: string) =>
  actor.hosting.to(who, (group, role) => group.remove(role, false)),
);
When("{actor} withdraws the invitation of {somebody}", (actor: Actor, who: string) =>
  actor.hosting.to(who, (group, role) => group.remove(role)),
);
When("{actor} looks at the group", (actor: Actor) => actor.hosting.watchGroup());
When("{actor} follows the link to the request", (actor: Actor) => actor.hosting.followRequest());
When("{actor} follows the link to the request of {actor}", (actor: Actor, owner: Actor) =>
  actor.hosting.followRequest(owner.letters),
);
When("{actor} lets in whoever asked", (actor: Actor) =>
  actor.does(actor.hosting.request.approve()),
);
When("{actor} makes a new {word} link", async (actor: Actor, type: string) => {
  const token_type = type as "group" | "recipient";
  await actor.tries("makeToken", { ...ofCard(actor), body: { token_type } });
  await actor.owning.read();
});

/** What only the owner may do, asked by anybody. */
const deeds = {
  "invite Ann": (actor: Actor, _tom: Role) =>
    actor.tries("invite", {
      query: { story_id: actor.cast.card.id },
      body: { join_emails: ["ann@example.com"], role_type: "contributor" },
    }),
  "nudge everybody": (actor: Actor) => actor.tries("nudgeAll", ofCard(actor)),
  "let everybody in": (actor: Actor) => actor.tries("approveAllRoles", ofCard(actor)),
  "nudge Tom": (actor: Actor, { id }: Role) => actor.tries("nudge", { path: { id } }),
  "keep Tom out": (actor: Actor, { id }: Role) =>
    actor.tries("changeRole", { path: { id }, body: { status: "rejected" } }),
  "withdraw Tom": (actor: Actor, { id }: Role) => actor.tries("deleteRole", { path: { id } }),
  "remove Tom": (actor: Actor, { id }: Role) => actor.tries("removeMember", { path: { id } }),
  "read what Tom uploaded": (actor: Actor, { id }: Role) =>
    actor.tries("readRoleMedia", { path: { id } }),
  "read the card": (actor: Actor) => actor.tries("readStory", ofCard(actor)),
  "read the part of Tom": (actor: Actor, { id }: Role) => actor.tries("readRole", { path: { id } }),
} as const;
When("{actor} attempts to {}", async function (this: Scenario, actor: Actor, deed: string) {
  const owner = await this.cast.owner();
  await deeds[deed as keyof typeof deeds](actor, await owner.hosting.roleOf("Tom"));
});
Then(
  /^(\w+) is an? (active|pending|requested|rejected) (owner|contributor|recipient|viewer)$/,
  async function (this: Scenario, who: string, status: string, type: string) {
    const role = await (await this.cast.owner()).hosting.roleOf(who);
    assert.equal(`${role.status} ${role.role_type}`, `${status} ${type}`);
  },
);
When("{actor} leaves the card they own", async (actor: Actor) => {
  const { id } = await actor.hosting.roleOf(actor.name);
  await actor.tries("removeMember", { path: { id } });
});
Then("{somebody} is nobody in the card", async function (this: Scenario, who: string) {
  const owner = await this.cast.owner();
  await assert.rejects(owner.hosting.roleOf(who), /not among the people/);
});
Then("{int} people are in the group of {actor}", async (count: number, actor: Actor) => {
  assert.equal((await actor.hosting.group()).members.length, count);
});
Then(
  "{actor} sees {int} people in the group without reading it again",
  (actor: Actor, count: number) => assert.equal(actor.hosting.watched.members.length, count),
);
Then("{actor} finds {int} people on the group's page", async (actor: Actor, count: number) => {
  await actor.does(actor.contributing.page.readMembers());
  assert.equal(actor.contributing.page.roles.length, count);
});
Then("{actor} {is} in the group", async (actor: Actor, is: boolean) => {
  await actor.contributing.open();
  assert.equal(actor.contributing.page.isMember, is);
});

const doorIs = async (actor: Actor, state: string): Promise<void> => {
  await actor.contributing.open();
  assert.equal(actor.contributing.page.loaded, state);
};
Then("{actor} waits to be let in", (actor: Actor) => doorIs(actor, "requested"));
Then("{actor} is kept out of the group", (actor: Actor) => doorIs(actor, "rejected"));
Then("{actor} stands at a closed door", (actor: Actor) => doorIs(actor, "private"));
Then("{actor} may look at the card", (actor: Actor) => doorIs(actor, "ready"));

Then("the invitation leads {actor} nowhere", (actor: Actor) =>
  assert.equal(actor.contributing.invitation?.loaded, "gone"),
);
Then("sign-in is prepared for {string} with {actor}", (email: string, actor: Actor) =>
  assert.equal(actor.app.session.anonymous.data.email, email),
);
Then("{actor} sees that whoever asked is in", (actor: Actor) =>
  assert.equal(actor.hosting.request.state, "letIn"),
);
Then("{actor} could nudge {string}", async (actor: Actor, names: string) => {
  const group = await actor.hosting.group();
  const due = group.toNudge;
  const called = due.map((r) => r.person.first_name || (r.join_email ?? ""));
  assert.deepEqual(called.sort(), listed(names).sort());
});
Then("{actor} is told of {int} file(s)", (actor: Actor, count: number) => {
  const [answer] = actor.asked;
  assert.ok(answer?.ok, "refused");
  assert.equal((answer.value as { media: unknown[] }).media.length, count);
});
Then(
  "the message {string} is signed {string}",
  async function (this: Scenario, words: string, name: string) {
    const owner = await this.cast.owner();
    await owner.owning.open();
    assert.equal(owner.writing.slideSaying(words).creator?.first_name, name);
  },
);
Then("{int} card(s) wait(s) for an answer of {actor}", async (count: number, actor: Actor) => {
  const answer = await actor.does(actor.api("readPendingRoles", {}));
  assert.ok(answer.ok);
  assert.equal(answer.value.roles.length, count);
});
Then("the mail to {actor} leads to {string}", (actor: Actor, start: string) => {
  const link = actor.letters.at(-1)?.links[0] ?? "no link";
  assert.ok(link.startsWith(start), link);
});

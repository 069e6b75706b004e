import { minutes } from "#core/kernel/index.ts";
import { type Ask, guests, invited, organiser, renew, signUp } from "./people.ts";
import type { Person, Stage } from "./stage.ts";

interface Inviting {
  readonly ada: Person;
  readonly dan: Person;
  readonly story: string;
}

/** Invitations, requests to join, and what the organiser does with them. */
export const inviting = async (stage: Stage, ask: Ask, { ada, dan, story }: Inviting) => {
  const card = { id: story };
  const { roles } = await ask(ada, "invite", {
    query: { story_id: story },
    body: { join_emails: [invited, "eve@example.com"], role_type: "contributor" },
  });
  const of = (email: string) => roles.find((role) => role.join_email === email)?.id ?? "";
  const joinToken = (await stage.letter(invited)).links[0]?.split("/").at(-1) ?? "";
  await leavingMails(stage, ask, "eve@example.com");
  await ask(dan, "readInvitation", { path: { token: joinToken } });
  await ask(dan, "markOpened", { path: { token: joinToken } });
  await ask(ada, "readRole", { path: { id: of(invited) } });
  await stage.pass(minutes(25 * 60));
  await renew(ask, ada);
  await ask(ada, "nudge", { path: { id: of(invited) } });
  await stage.pass(minutes(25 * 60));
  await renew(ask, ada);
  await ask(ada, "nudgeAll", { path: card });
  await signUp(stage, ask, dan, invited);
  await ask(dan, "readPendingRoles", {});
  await ask(dan, "answerInvitation", { path: { joinToken, id: of(invited), answer: "accept" } });
  await ask(ada, "deleteRole", { path: { id: of("eve@example.com") } });

  // A private card is asked for.
  const { story: asked } = await ask(ada, "changeStory", {
    path: card,
    body: { group_link_privacy: "private" },
  });
  const value = asked.tokens.group ?? "";
  const joining = { path: { type: "group", value }, query: {} } as const;
  const [fay, gil] = [stage.person(), stage.person()];
  const requests: string[] = [];
  for (const [who, email] of [
    [fay, guests[0]],
    [gil, guests[1]],
  ] as const) {
    await signUp(stage, ask, who, email);
    const { story: joined } = await ask(who, "joinStory", joining);
    requests.push(joined.role.id);
  }
  const [first = "", second = ""] = requests;
  const approve_token = await tokenOf(stage, first);
  await ask(ada, "approveRole", { path: { id: first }, query: { approve_token } });
  await ask(ada, "approveAllRoles", { path: card });
  await ask(ada, "changeRole", { path: { id: second }, body: { status: "rejected" } });
  for (const co_owner of [true, false])
    await ask(ada, "nameCoOwner", { path: { id: first }, body: { co_owner } });
  await handingOver(stage, ask, { ada, heir: fay, story });
  await ask(ada, "readRoleMedia", { path: { id: first } });
  await ask(ada, "removeMember", {
    path: { id: first },
    query: { reassign_media: true },
    body: { reassign_media: true },
  });
};

interface HandingOver {
  readonly ada: Person;
  readonly heir: Person;
  readonly story: string;
}

/** A card that is offered, declined and taken over, and comes back to whoever began it. */
const handingOver = async (stage: Stage, ask: Ask, { ada, heir, story }: HandingOver) => {
  const path = { id: story };
  const linkTo = async (email: string) => {
    const link = (await stage.letter(email)).links.find((way) => way.startsWith("/handover/"));
    return { path: { token: link?.split("/").at(-1) ?? "" } };
  };
  await ask(ada, "offerCard", { path, body: { email: guests[0] } });
  await ask(ada, "withdrawOffer", { path });
  await ask(ada, "offerCard", { path, body: { email: guests[0] } });
  await ask(heir, "declineOffer", await linkTo(guests[0]));
  await ask(ada, "offerCard", { path, body: { email: guests[0] } });
  const link = await linkTo(guests[0]);
  await ask(heir, "readOffer", link);
  await ask(heir, "acceptOffer", link);
  await ask(heir, "offerCard", { path, body: { email: organiser } });
  await ask(ada, "acceptOffer", await linkTo(organiser));
};

/** Somebody who wants no invitations, and thinks better of it; they need no account. */
const leavingMails = async (stage: Stage, ask: Ask, email: string): Promise<void> => {
  const eve = stage.person();
  const way = (await stage.letter(email)).links.find((link) => link.startsWith("/unsubscribe/"));
  const path = { token: way?.split("/").at(-1) ?? "" };
  await ask(eve, "readUnsubscription", { path });
  await ask(eve, "unsubscribe", { path });
  await ask(eve, "resubscribe", { path });
};

/** The approve token in the mail that told the organiser of a request. */
const tokenOf = async (stage: Stage, role: string): Promise<string> => {
  for (const { links } of await stage.letters(organiser))
    for (const link of links)
      if (link.startsWith(`/requests/${role}?`))
        return new URLSearchParams(link.slice(link.indexOf("?"))).get("approve_token") ?? "";
  throw new Error("Nobody told the organiser of the request.");
};

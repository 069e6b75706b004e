import { Person, type Site } from "./person.ts";

/** One mailed link, and whether it does what it is for. */
export interface Mailed {
  readonly kind: string;
  /** Own path with its query. */
  readonly path: string;
  /** Follows it to its end as whom it was sent to; throws what is refused. */
  follow(): Promise<unknown>;
}

const part = (path: string, n: number): string => (path.split("?")[0] ?? "").split("/")[n] ?? "";
const query = (path: string, name: string): string =>
  new URLSearchParams(path.split("?")[1]).get(name) ?? "";

/** Brings about a mail of every kind that holds a link; nobody has followed one of them yet. */
export const everyMail = async (site: Site): Promise<readonly Mailed[]> => {
  const person = (name: string) => new Person(site, name);
  const [owner, guest, stranger, friend] = (await Promise.all(
    ["olive", "gus", "sid", "finn"].map((name) => person(name).signUp()),
  )) as [Person, Person, Person, Person];
  await owner.ask("changeEmails", { body: { news: "at_once" } });
  const fresh = person("newcomer");
  const { story } = await owner.ask("createStory", {
    body: { occasion: "birthday", recipient_first_name: "Robin" },
  });
  const card = {
    id: story.id,
    group: story.tokens.group ?? "",
    recipient: story.tokens.recipient ?? "",
  };
  const write = (who: Person) =>
    who.ask("createContribution", {
      query: { group: card.group },
      body: { type: "text", variant: "letter", description: "Hello" },
    });
  const send = async (who: Person) => {
    const { contribution } = await write(who);
    await who.ask("sendContribution", {
      path: { id: contribution.id },
      body: { contributionId: contribution.id, groupToken: card.group },
    });
  };
  const invite = async (join_email: string, role_type: "contributor" | "recipient") => {
    await owner.ask("invite", {
      query: { story_id: card.id },
      body: { join_emails: [join_email], role_type },
    });
    return owner.link("invitation", join_email).catch(() => owner.link("receive", join_email));
  };

  const invitation = await invite("invited@mail.test", "contributor");
  const receive = await invite("receiver@mail.test", "recipient");
  const [, wayOut = ""] = (await owner.letter("invitation", "invited@mail.test")).links;
  const nudged = await invite("nudged@mail.test", "contributor");
  const { roles } = await owner.ask("readGroup", { path: { id: card.id } });
  const role = roles.find((one) => one.join_email === "nudged@mail.test");
  await owner.ask("nudge", { path: { id: role?.id ?? "" } });
  const nudge = await owner.link("nudge", "nudged@mail.test");
  const joined = await friend.ask("joinStory", { path: { type: "group", value: card.group } });
  await owner.ask("nudge", { path: { id: joined.story.role.id } });
  const nudgeOfMember = await friend.link("nudge");
  await guest.ask("joinStory", { path: { type: "group", value: card.group } });
  await send(guest);
  const contribution = await owner.link("contribution");
  await owner.ask("changeStory", { path: { id: card.id }, body: { content_moderation: true } });
  await send(guest);
  const waiting = await owner.link("contribution");
  await owner.ask("changeStory", {
    path: { id: card.id },
    body: { group_link_privacy: "private" },
  });
  await stranger.ask("joinStory", { path: { type: "group", value: card.group } });
  const request = await owner.link("role_request");
  const answered = async (name: string, status: "active" | "rejected") => {
    const who = await person(name).signUp();
    const { story: asked } = await who.ask("joinStory", {
      path: { type: "group", value: card.group },
    });
    await owner.ask("changeRole", { path: { id: asked.role.id }, body: { status } });
    return who;
  };
  const approvedGuest = await answered("amy", "active");
  const approved = await approvedGuest.link("approved");
  const declinedGuest = await answered("dan", "rejected");
  const declined = await declinedGuest.link("declined");
  await owner.ask("sendStory", {
    path: { id: card.id },
    body: { recipient_email: "robin@mail.test", recipient_name: "Robin" },
  });
  const sent = await owner.link("card", "robin@mail.test");
  const robin = await person("robin").signUp();
  await robin.ask("saveCard", { path: { token: card.recipient } });
  await robin.ask("thank", {
    path: { token: card.recipient },
    body: { thanks_message: "Thank you" },
  });
  const thanks = await owner.link("thanks");
  const moved = "friend.new@mail.test";
  const asked = await friend.ask("requestCode", { body: { email: moved, verify_type: "change" } });
  const newAddress = await friend.link("code", moved);
  await friend.ask("changeAccount", {
    body: {
      email: moved,
      verify_code: (await friend.letter("code", moved)).code ?? "",
      auth_context_id: asked.auth_context_id,
    },
  });
  const emailChanged = await friend.link("email_changed");
  const { reminder } = await guest.ask("createReminder", {
    query: {},
    body: { occasion: "birthday", recipient_first_name: "Robin", occasion_date: "2100-05-12" },
  });
  const due = { remind_on: "2000-01-01T00:00:00.000Z" };
  const at = { kind: "change", table: "reminders", id: reminder.id, version: null } as const;
  await site.store.commit([{ ...at, set: due }], []);
  await site.remind();
  const reminding = await guest.link("reminder");
  const own = () => friend.ask("readAccount", {});
  await stranger.ask("requestCode", { body: { email: stranger.email } });
  const login = await stranger.link("code");
  await fresh.ask("requestCode", {
    body: { email: fresh.email, first_name: "New", last_name: "Comer" },
  });
  const registration = await fresh.link("code");

  const proof = (path: string) => ({
    auth_token: query(path, "token"),
    auth_context_id: query(path, "context"),
  });
  const accept = async (path: string, who: Person) => {
    const token = part(path, 2);
    const { role: invited } = await who.ask("readInvitation", { path: { token } });
    await who.ask("answerInvitation", {
      path: { joinToken: token, id: invited.id, answer: "accept" },
    });
  };
  /** As the reader's mail program does it. */
  const leave = async () => {
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const sent = new Request(`${site.address}${wayOut}`, { method: "POST", body });
    if ((await site.fetch(sent)).status !== 200) throw new Error("not unsubscribed");
    const token = part(wayOut, 2);
    const { unsubscription } = await fresh.ask("readUnsubscription", { path: { token } });
    if (!unsubscription.unsubscribed) throw new Error("nothing came of it");
  };
  const read = (type: "group" | "recipient", who: Person) =>
    who.ask("readStoryByLink", { path: { tokenType: type, token: card[type] } });
  const somebody = person("somebody");
  return [
    {
      kind: "login",
      path: login,
      follow: () => stranger.ask("login", { body: { email: stranger.email, ...proof(login) } }),
    },
    {
      kind: "registration",
      path: registration,
      follow: () =>
        fresh.ask("register", {
          body: {
            email: fresh.email,
            first_name: "New",
            last_name: "Comer",
            ...proof(registration),
          },
        }),
    },
    {
      kind: "invitation",
      path: invitation,
      follow: async () => accept(invitation, await somebody.signUp()),
    },
    { kind: "way out of invitations", path: wayOut, follow: leave },
    {
      kind: "invitation to receive",
      path: receive,
      follow: async () =>
        (await person("receiver").signUp()).ask("saveCard", {
          path: { token: part(receive, 2) },
          query: { join_token: query(receive, "join_token") },
        }),
    },
    {
      kind: "nudge",
      path: nudge,
      follow: async () => accept(nudge, await person("nudged").signUp()),
    },
    {
      kind: "invitation that was nudged",
      path: nudged,
      follow: () => owner.ask("readInvitation", { path: { token: part(nudged, 2) } }),
    },
    { kind: "nudge of a member", path: nudgeOfMember, follow: () => read("group", friend) },
    {
      kind: "contribution",
      path: contribution,
      follow: () => owner.ask("readStory", { path: { id: part(contribution, 2) } }),
    },
    {
      kind: "contribution that waits",
      path: waiting,
      follow: () => owner.ask("approveAllSlides", { path: { id: part(waiting, 2) } }),
    },
    {
      kind: "request",
      path: request,
      follow: () =>
        owner.ask("approveRole", {
          path: { id: part(request, 2) },
          query: { approve_token: query(request, "approve_token") },
        }),
    },
    {
      kind: "approved",
      path: approved,
      follow: () =>
        approvedGuest.ask("readStoryByLink", {
          path: { tokenType: "group", token: part(approved, 2) },
        }),
    },
    { kind: "declined", path: declined, follow: () => declinedGuest.ask("readRoles", {}) },
    {
      kind: "card",
      path: sent,
      follow: () => somebody.ask("markReceived", { path: { token: part(sent, 2) } }),
    },
    { kind: "new address", path: newAddress, follow: own },
    {
      kind: "reminder",
      path: reminding,
      follow: () => guest.ask("readReminder", { path: { id: part(reminding, 3) } }),
    },
    {
      kind: "thanks",
      path: thanks,
      follow: () => owner.ask("readStory", { path: { id: part(thanks, 2) } }),
    },
    // last, for it signs its person out
    {
      kind: "address changed",
      path: emailChanged,
      follow: async () => {
        const path = { token: part(emailChanged, 2) };
        await somebody.ask("readAddressChange", { path });
        const { email } = await somebody.ask("restoreAddress", { path });
        if (email !== friend.email) throw new Error(`${email} is not the old address`);
        const restored = await friend.letter("email_restored", moved);
        if (!restored.text.includes(friend.email)) throw new Error("the new address is not told");
      },
    },
  ];
};

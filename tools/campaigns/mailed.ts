import { restApi } from "#adapters/rest/index.ts";
import type { AnswerOf, Api, InputOf, OperationId } from "#core/operations/index.ts";
import type { MailRecord, Store } from "#core/service/index.ts";
import { readLetter } from "#specs/assemblies/letters.ts";

/** A site that can be asked over HTTP, and what it keeps. */
export interface Site {
  readonly address: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly store: Store;
  /** A mail's words; what is stored of it loses them when it has left through a mail server. */
  words(mail: MailRecord): { readonly subject: string; readonly text: string };
  /** Answers when every mail has left. */
  idle(): Promise<void>;
}

/** One mailed link, and whether it does what it is for. */
export interface Mailed {
  readonly kind: string;
  /** Own path with its query. */
  readonly path: string;
  /** Follows it to its end as whom it was sent to; throws what is refused. */
  follow(): Promise<unknown>;
}

class Person {
  readonly email: string;
  readonly #site: Site;
  readonly #api: Api;
  #token: string | null = null;

  constructor(site: Site, name: string) {
    this.email = `${name}@mail.test`;
    this.#site = site;
    this.#api = restApi({
      base: `${site.address}/api`,
      token: () => this.#token,
      fetch: (request) => {
        request.headers.set("x-forwarded-for", `10.2.0.${name.length}${name.charCodeAt(0)}`);
        return site.fetch(request);
      },
    });
  }
  async ask<K extends OperationId>(id: K, input: InputOf<K>): Promise<AnswerOf<K>> {
    const answer = await this.#api(id, input);
    if (!answer.ok) throw new Error(`${this.email}, ${id}: ${JSON.stringify(answer.refusal)}`);
    return answer.value as AnswerOf<K>;
  }
  async signUp(): Promise<this> {
    const who = { email: this.email, first_name: this.email.split("@")[0] ?? "", last_name: "Ex" };
    const { auth_context_id } = await this.ask("requestCode", { body: who });
    const verify_code = (await this.letter("code")).code ?? "";
    const { auth } = await this.ask("register", { body: { ...who, verify_code, auth_context_id } });
    this.#token = auth.accessToken;
    return this;
  }
  /** The newest mail of a kind to this person. */
  async letter(kind: string, to = this.email) {
    await this.#site.idle();
    const mails = await this.#site.store.list("mails", { to_email: to, kind });
    const mail = mails.at(-1);
    if (!mail) throw new Error(`${to} got no ${kind}`);
    return readLetter({ to: mail.to_email, ...this.#site.words(mail) }, this.#site.address);
  }
  async link(kind: string, to = this.email): Promise<string> {
    const [link] = (await this.letter(kind, to)).links;
    if (link === undefined) throw new Error(`There is no link in ${kind}`);
    return link;
  }
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
      kind: "card",
      path: sent,
      follow: () => somebody.ask("markReceived", { path: { token: part(sent, 2) } }),
    },
    { kind: "new address", path: newAddress, follow: own },
    { kind: "address changed", path: emailChanged, follow: own },
    { kind: "thanks", path: thanks, follow: () => read("recipient", owner) },
  ];
};

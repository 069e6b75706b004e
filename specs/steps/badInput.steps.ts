import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import {
  openContributor,
  openInvitation,
  openRecipient,
  openRequest,
  openWatcher,
  type SignIn,
} from "#core/app/index.ts";
import type { Words } from "#core/kernel/index.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Actor } from "../cast/actor.ts";
import { cardNow } from "./card.steps.ts";

/** Opens a link of a kind by its token, and answers what its page shows then. */
const opens: Readonly<Record<string, (actor: Actor, token: string) => Promise<string>>> = {
  group: async ({ app }, token) => shown(openContributor(app, token)),
  people: async ({ app }, token) => {
    const page = openContributor(app, token);
    await page.readMembers();
    return page.roles.length === 0 ? "missing" : "ready";
  },
  recipient: async ({ app }, token) => shown(openRecipient(app, token)),
  watch: async ({ app }, token) => shown(openWatcher(app, token)),
  invitation: async ({ app, tab }, token) => {
    const before = tab.navigator.path;
    const page = openInvitation(app, token);
    await page.open();
    return tab.navigator.path === before ? page.loaded : "ready";
  },
  request: async ({ app }, token) => {
    const page = openRequest(app, "a-role", token);
    await page.open();
    await page.approve();
    return page.state;
  },
  "sign-in": async ({ app }, token) => linkOf(app.signIn(), token, token),
};
interface Page {
  readonly loaded: string;
  open(): Promise<void>;
  close(): void;
}
const shown = async (page: Page): Promise<string> => {
  await page.open();
  page.close();
  return page.loaded;
};
const linkOf = async (signIn: SignIn, context: string, token: string): Promise<string> => {
  await signIn.followLink(context, token);
  return signIn.expiredLink === null
    ? (inEnglish(signIn.error) ?? "in")
    : `${signIn.expiredLink} expired`;
};

/** What nobody made: too short, too long, of other letters, of other languages, with a way out in it. */
const malformed = [
  "x",
  "0",
  ".",
  "..",
  "null",
  "undefined",
  "[object Object]",
  " ",
  "a b",
  "a/b",
  "../../account",
  "..%2f..%2faccount",
  "?join_token=1",
  "#top",
  "%",
  "%00",
  "%E0%A4%A",
  "\u0000",
  "‮gro.elpmaxe",
  "日本語のトークン",
  "🎂",
  "' or 1=1 --",
  "$ne",
  "{}",
  "<script>alert(1)</script>",
  "a".repeat(22),
  "a".repeat(201),
  "a".repeat(5000),
];

When(
  "{actor} opens {word} links that nobody made, each shows {string}",
  async (actor: Actor, kind: string, wanted: string) => {
    const open = opens[kind];
    assert.ok(open, `no kind of link is called ${kind}`);
    const seen = new Map<string, string>();
    for (const [at, token] of malformed.entries())
      seen.set(`${at}: ${token.slice(0, 30)}`, await actor.does(open(actor, token)));
    const wrong = [...seen].filter(([, shows]) => shows !== wanted);
    assert.deepEqual(wrong, []);
    assert.equal(seen.size, malformed.length);
  },
);

/** Every token there is of a card, by what it is for. */
const tokensOf = async (actor: Actor): Promise<Readonly<Record<string, string>>> => {
  const { tokens } = await cardNow(await actor.cast.owner());
  const all = {
    group: tokens.group ?? "",
    recipient: tokens.recipient ?? "",
    watch: tokens.watch ?? "",
    invitation: (await invitedBy(actor)).slice("/contribute/".length),
  };
  for (const [kind, token] of Object.entries(all)) assert.ok(token.length > 20, kind);
  return all;
};
const invitedBy = async (actor: Actor): Promise<string> => {
  const links = actor.assembly.letters().flatMap(({ links }) => links);
  return links.findLast((path) => path.startsWith("/contribute/")) ?? "";
};
When(
  "{actor} puts the secret of every link of the card into every kind of link, only its own opens",
  async (actor: Actor) => {
    await actor.assembly.pass(1000);
    const tokens = await tokensOf(actor);
    const opened: string[] = [];
    for (const [kind, token] of Object.entries(tokens))
      for (const at of [
        "group",
        "people",
        "recipient",
        "watch",
        "request",
        "sign-in",
        "invitation",
      ])
        if ((await actor.does((opens[at] as (typeof opens)[string])(actor, token))) === "ready")
          opened.push(`${kind} at ${at}`);
    assert.deepEqual(opened, [
      "group at group",
      "group at people",
      "recipient at recipient",
      "watch at watch",
      "invitation at invitation",
    ]);
  },
);

const kept = new WeakMap<Actor, Readonly<Record<string, string>>>();
When("{actor} keeps every link of the card", async (actor: Actor) => {
  await actor.assembly.pass(1000);
  kept.set(actor, await tokensOf(actor));
});
Then(
  "the {word} link that {actor} kept shows {string}",
  async (kind: string, actor: Actor, wanted: string) => {
    const open = opens[kind] as (typeof opens)[string];
    assert.equal(await actor.does(open(actor, kept.get(actor)?.[kind] ?? "")), wanted);
  },
);
Then(
  "the sign-in link of {actor} with somebody else's secret shows {string}",
  async (actor: Actor, wanted: string) => {
    const links = actor.letters.flatMap((letter) => letter.links);
    const link = links.findLast((path) => path.startsWith("/auth?")) ?? "";
    const query = new URLSearchParams(link.split("?")[1]);
    const shows = linkOf(actor.app.signIn(), query.get("context") ?? "", "a".repeat(43));
    assert.equal(await actor.does(shows), wanted);
  },
);

/** Fills one field of a form with so many letters, sends it, and answers what is said. */
const fills: Readonly<Record<string, (actor: Actor, text: string) => Promise<unknown>>> = {
  "the name in the shop": async ({ app }, name) => {
    const shop = app.shop("birthday");
    shop.recipientFirstName = name;
    await shop.start();
    return shop.error;
  },
  "the recipient's first name": (actor, name) => saved(actor, { recipient_first_name: name }),
  "the recipient's last name": (actor, name) => saved(actor, { recipient_last_name: name }),
  "the words to the group": (actor, words) => saved(actor, { group_message: words }),
  "the card's title": (actor, title) => saved(actor, { title }),
  "one's first name": async ({ app }, name) => {
    const { names } = app.account();
    names.type("firstName", name);
    names.type("lastName", "Raman");
    await names.save();
    return names.errors.firstName ?? names.error;
  },
  "one's last name": async ({ app }, name) => {
    const { names } = app.account();
    names.type("firstName", "Priya");
    names.type("lastName", name);
    await names.save();
    return names.errors.lastName ?? names.error;
  },
  "one's new address": async ({ app }, letters) => {
    const { address } = app.account();
    address.type(addressOf(letters));
    await address.sendCode();
    return address.error;
  },
  "the recipient's address": async ({ owning }, letters) => {
    const { sending } = owning;
    sending.recipientName = "Grace";
    sending.recipientEmail = addressOf(letters);
    await sending.sendByEmail();
    return sending.fieldErrors.recipient_email ?? sending.error;
  },
  "the name on the mail": async ({ owning }, name) => {
    const { sending } = owning;
    sending.recipientName = name;
    sending.recipientEmail = "grace@example.com";
    await sending.sendByEmail();
    return inEnglish(sending.fieldErrors.recipient_name ?? sending.error);
  },
  "an invitation's address": async (actor, letters) => {
    const group = actor.app.group(actor.owning.editor);
    await group.invite(addressOf(letters));
    // its beginning says which one is meant
    const said =
      inEnglish(group.inviteError)?.replace(`${addressOf(letters).slice(0, 60)}…`, "It") ?? null;
    group.close();
    return said;
  },
};
const saved = async ({ owning }: Actor, change: object): Promise<string | null> =>
  (await owning.save(change)) ? null : inEnglish(owning.editor.error);
const addressOf = (letters: string): string =>
  `${letters.slice("@example.com".length)}@example.com`;

When(
  "{actor} fills {string} with {int} letters, it is taken, and with one more is told {string}",
  async (actor: Actor, form: string, limit: number, words: string) => {
    const fill = fills[form];
    assert.ok(fill, `no form has ${form}`);
    assert.equal(
      inEnglish((await actor.does(fill(actor, "a".repeat(limit + 1)))) as Words | null),
      words,
    );
    assert.equal(await actor.does(fill(actor, "a".repeat(limit))), null);
  },
);

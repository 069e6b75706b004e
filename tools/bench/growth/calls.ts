import { codesOf, Person } from "./person.ts";
import type { Site } from "./site.ts";

/** A call and how it is asked the n-th time. */
export interface BusyCall {
  readonly name: string;
  /** Done before each measurement, outside it. */
  readonly prepare?: (site: Site, count: number) => Promise<void>;
  /** How often there is something to do for it, where that is not always. */
  readonly most?: number;
  readonly ask: (site: Site, n: number) => Promise<unknown>;
}

const note = (n: number) => ({ description: `You make Mondays bearable, ${n} of them so far.` });
const visitors = new WeakMap<Site, Person>();
/** Somebody without an account who came by a link. */
const visitor = (site: Site): Person => {
  const known = visitors.get(site) ?? new Person(site.server);
  visitors.set(site, known);
  return known;
};

const etags = new Map<string, string>();
const written = new WeakMap<Site, string[]>();
const writtenIn = (site: Site): string[] => {
  const known = written.get(site) ?? [];
  written.set(site, known);
  return known;
};
/** Addresses that asked for a code and have not used it. */
const waiting = new WeakMap<Site, [person: Person, email: string, code: string][]>();
let addresses = 0;
const newAddress = () => `new${++addresses}@example.org`;

/** The busiest calls of people who make, sign and receive cards; P20 asks for ten. */
export const busyCalls: readonly BusyCall[] = [
  {
    name: "updates of a card",
    ask: ({ owner }, n) => owner.ask("GET", `/story/${owner.card(n).id}/updates`),
  },
  {
    name: "updates, unchanged (304)",
    prepare: async ({ owner }) => {
      for (const { id } of owner.cards)
        etags.set(id, (await owner.ask("GET", `/story/${id}/updates`)).etag);
    },
    ask: ({ owner }, n) => {
      const { id } = owner.card(n);
      return owner.ask("GET", `/story/${id}/updates`, undefined, {
        "if-none-match": etags.get(id) ?? "",
      });
    },
  },
  {
    name: "a card with its messages",
    ask: ({ owner }, n) => owner.ask("GET", `/story/${owner.card(n).id}`),
  },
  {
    name: "a card by its invite link",
    ask: (site, n) => visitor(site).ask("GET", `/story/group/${site.owner.card(n).group}`),
  },
  {
    name: "a finished card by its link",
    ask: (site, n) => visitor(site).ask("GET", `/story/recipient/${site.owner.card(n).recipient}`),
  },
  {
    name: "the group of a card",
    ask: ({ owner }, n) => owner.ask("GET", `/story/${owner.card(n).id}/group`),
  },
  {
    name: "adding a message",
    // a card with more in it costs more: it has to be the same each time
    prepare: async (site) => {
      // what is counted of one person starts anew, or their limit of a day is met
      await site.db.write("delete from allowances where id < 'pot' or id > 'pou'", []);
      await site.db.write("delete from slides where id = any($1::text[])", [
        writtenIn(site).splice(0),
      ]);
    },
    ask: async (site, n) => {
      writtenIn(site).push(await site.owner.write(site.owner.card(n).id));
    },
  },
  {
    name: "deleting a message",
    prepare: async (site, count) => {
      await site.db.write("delete from allowances where id < 'pot' or id > 'pou'", []);
      const there = writtenIn(site);
      for (let n = there.length; n < count; n++)
        there.push(await site.owner.write(site.owner.card(n).id));
    },
    ask: (site) => site.owner.ask("DELETE", `/slide/${writtenIn(site).pop()}`),
  },
  {
    name: "changing a message",
    ask: ({ owner }, n) => owner.ask("PUT", `/slide/${owner.card(n).messages[0]}`, note(n)),
  },
  {
    name: "approving a message",
    most: 40,
    prepare: async ({ db, owner }) => {
      const held = "status = 'moderated', approved_on = null, version = version + 1";
      await db.write(`update slides set ${held} where id = any($1::text[])`, [
        owner.cards.flatMap(({ messages }) => messages.slice(1)),
      ]);
    },
    ask: ({ owner }, n) => {
      const { messages } = owner.card(Math.floor(n / 2));
      return owner.ask("PUT", `/slide/${messages[1 + (n % 2)]}/approve`);
    },
  },
  { name: "home with 20 cards", ask: ({ owner }) => owner.ask("GET", "/roles") },
  { name: "reminders", ask: ({ owner }) => owner.ask("GET", "/reminders") },
  { name: "the account", ask: ({ owner }) => owner.ask("GET", "/account") },
  {
    name: "asking for a code",
    ask: async (site) => {
      const email = newAddress();
      const person = new Person(site.server);
      await person.requestCode(email);
      const list = waiting.get(site) ?? [];
      waiting.set(site, list);
      list.push([person, email, ""]);
    },
  },
  {
    name: "signing up with it",
    prepare: async (site) => {
      const list = waiting.get(site) ?? [];
      const codes = await codesOf(
        site.db,
        list.map(([, email]) => email),
      );
      for (const one of list) one[2] = codes.get(one[1]) ?? "";
    },
    ask: (site) => {
      const next = waiting.get(site)?.pop();
      if (!next) throw new Error("nobody waits");
      const [person, email, code] = next;
      return person.register(email, code);
    },
  },
];

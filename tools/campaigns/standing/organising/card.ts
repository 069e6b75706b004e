import type { RoleRecord } from "#core/domain/role/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import type { Span, StoryId } from "#core/kernel/index.ts";
import { cardOf, codeOf, type Person, person } from "#specs/fixtures/messages.ts";
import { makeService } from "#specs/fixtures/service.ts";
import type { Comparable } from "../command.ts";
import { type Link, type Name, type Organising, people } from "./model.ts";

/** The same card in the product, with everybody's browser. */
export interface Organised extends Comparable<Organising> {
  readonly storyId: StoryId;
  readonly groupToken: string;
  by(who: Name): Person;
  roleOf(who: Name): Promise<RoleRecord | null>;
  /** The token of an offer's link. */
  link(which: Link): string;
  /** Keeps the token of the offer that was just made. */
  noteOffer(): Promise<void>;
  pass(span: Span): Promise<void>;
}

export const openOrganised = async (): Promise<Organised> => {
  const service = makeService();
  const { store, clock } = service;
  const known = new Map<Name, Person>();
  for (const name of people) known.set(name, await person(service, name));
  const by = (who: Name): Person => known.get(who) as Person;
  const story = await cardOf(service, by("Ada"), { product_tier: "unlimited" });
  const storyId = story.id as StoryId;
  const links: Record<Link, string> = { newest: "no-offer", older: "no-offer-before" };

  const kept = async () => (await store.find("stories", storyId)) as StoryRecord;
  const roleOf = async (who: Name) => {
    const of = { story_id: storyId, account_id: by(who).account.id };
    return (await store.list("roles", of))[0] ?? null;
  };
  const change = async (who: Name, body: object) =>
    codeOf(await by(who).api("changeStory", { path: { id: storyId }, body }));

  const differences = async (model: Organising): Promise<string[]> => {
    const wrong: string[] = [];
    const same = (what: string, is: unknown, should: unknown) =>
      is === should || wrong.push(`${what}: ${is}, expected ${should}`);
    const { owner_account_id, co_owners } = await kept();
    same(
      "owner",
      people.find((who) => by(who).account.id === owner_account_id),
      model.owner,
    );
    same("how many help", co_owners.length, model.helpers.size);
    const shown = await by("Cal").api("readOffer", { path: { token: links.newest } });
    same("offer", shown.ok ? shown.value.offer.state : null, model.offerState);
    for (const who of people) {
      const { id } = by(who).account;
      same(`${who} helps`, co_owners.includes(id), model.helpers.has(who));
      const part = await roleOf(who);
      const should = who === model.owner ? "owner" : "contributor";
      same(`${who}'s part`, part?.role_type, model.members.has(who) ? should : undefined);
      const read = await by(who).api("readStory", { path: { id: storyId } });
      same(`${who} reads`, codeOf(read), model.members.has(who) ? "ok" : "forbidden");
      if (read.ok) same(`${who} owns`, read.value.story.owned === true, who === model.owner);
      const may = (is: boolean) => (is ? "ok" : "forbidden");
      same(`${who} edits`, await change(who, { group_message: "Hi" }), may(model.organises(who)));
      const news = await change(who, { owner_email_notifications: true });
      same(`${who} says which mails come`, news, may(who === model.owner));
    }
    return wrong;
  };

  return {
    storyId,
    groupToken: story.tokens.group ?? "",
    by,
    roleOf,
    link: (which) => links[which],
    noteOffer: async () => {
      const { offer_token } = await kept();
      if (offer_token === null || offer_token === links.newest) return;
      links.older = links.newest;
      links.newest = offer_token;
    },
    pass: (span) => clock.pass(span),
    differences,
  };
};

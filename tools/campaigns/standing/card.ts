import type { RoleRecord } from "#core/domain/role/index.ts";
import { messageStateOf } from "#core/domain/slide/index.ts";
import { isMessage } from "#core/domain/story/index.ts";
import type { StoryId } from "#core/kernel/index.ts";
import { answered, cardOf, codeOf, type Person, person, png } from "#specs/fixtures/messages.ts";
import { makeService } from "#specs/fixtures/service.ts";
import { type Model, type Name, type Named, people } from "./model.ts";

/** The same card in the product, with everybody's browser. */
export interface Real {
  readonly owner: Person;
  readonly by: (who: Name) => Person;
  readonly storyId: StoryId;
  readonly token: (named: Named) => string | undefined;
  /** Makes the group's link anew. */
  renew(): Promise<void>;
  roleOf(who: Name): Promise<RoleRecord | null>;
  invitationOf(who: Name): Promise<RoleRecord | null>;
  picture(who: Name): Promise<string>;
  /** What differs between the card and the model. */
  differences(model: Model): Promise<string[]>;
}

export const openCard = async (): Promise<Real> => {
  const service = makeService();
  const { store } = service;
  const owner = await person(service, "Olive");
  const known = new Map<Name, Person>();
  for (const name of people) known.set(name, await person(service, name));
  const by = (who: Name): Person => known.get(who) as Person;
  const story = await cardOf(service, owner, { product_tier: "unlimited" });
  const storyId = story.id as StoryId;
  const tokens = { present: story.tokens.group ?? "", old: "no-link-before" };

  const rolesOf = (who: Name) =>
    store.list("roles", { story_id: storyId, account_id: by(who).account.id });
  const roleOf = async (who: Name) => (await rolesOf(who))[0] ?? null;
  const invitationOf = async (who: Name) => {
    const sent = {
      story_id: storyId,
      join_email: by(who).account.email,
      status: "pending",
    } as const;
    return (await store.list("roles", sent)).find((r) => r.account_id === null) ?? null;
  };

  const nameOf = (account: string | null): string =>
    account === owner.account.id
      ? "owner"
      : (people.find((name) => by(name).account.id === account) ?? "nobody");
  const differences = async (model: Model): Promise<string[]> => {
    const wrong: string[] = [];
    const same = (what: string, is: unknown, should: unknown) =>
      is === should || wrong.push(`${what}: ${is}, expected ${should}`);
    for (const who of people) {
      same(`${who}'s part`, (await roleOf(who))?.status, model.parts.get(who)?.status);
      const waits = (await invitationOf(who)) !== null;
      same(`${who}'s invitation`, waits, model.invitations.has(who));
      const read = await by(who).api("readStory", { path: { id: storyId } });
      const named = await store.find("stories", storyId);
      const helps = named?.co_owners.includes(by(who).account.id) === true;
      same(`${who} helps`, helps, model.helpers.has(who));
      same(`${who} reads the card`, codeOf(read), model.isIn(who) ? "ok" : "forbidden");
    }
    const { slides } = await store.bundle(storyId);
    const shown = slides
      .filter(isMessage)
      .map((s) => `${s.id} of ${nameOf(s.account_id)}: ${messageStateOf(s)}`);
    const wanted = model.messages.map((m) => `${m.id} of ${m.author}: ${m.where}`);
    same("messages", shown.sort().join("; "), wanted.sort().join("; "));
    const places = slides.filter((s) => s.status === "approved").map((s) => s.position);
    same("places", places.sort((a, b) => a - b).join(), places.map((_, n) => n + 1).join());
    return wrong;
  };

  return {
    owner,
    by,
    storyId,
    token: (named) => (named === "none" ? undefined : tokens[named]),
    renew: async () => {
      const body = { token_type: "group" as const };
      answered(await owner.api("makeToken", { path: { id: storyId }, body }));
      const now = await store.find("stories", storyId);
      Object.assign(tokens, { old: tokens.present, present: now?.group_token ?? "" });
    },
    roleOf,
    invitationOf,
    picture: async (who) => {
      const body = { media_type: "photo", mime_type: "image/png" } as const;
      const form = answered(await by(who).api("requestUpload", { body }));
      service.objects.post(form, png());
      return form.fields.key ?? "";
    },
    differences,
  };
};

import { describe, expect, it } from "vitest";
import { joined, ownedCard } from "#specs/fixtures/ownedCard.ts";
import {
  browser,
  makeService,
  newestLetter,
  refusalOf,
  signIn,
  value,
} from "#specs/fixtures/service.ts";

describe("adopting", () => {
  const visited = async () => {
    const service = makeService();
    const visitor = browser(service);
    const { story } = value(await visitor.api("createStory", { body: { occasion: "birthday" } }));
    return { service, visitor, id: story.id };
  };

  it("[OPEN-76][STORY-16] makes the visitor's card, its title and credits the account's; again changes nothing", async () => {
    const { service, visitor, id } = await visited();
    const account = await signIn(service, visitor, "olive@mail.test", {
      first_name: "Olive",
      last_name: "Owner",
    });
    const adopt = () => visitor.api("adoptStory", { path: { id } });
    const { story } = value(await adopt());
    expect(story.owner).toEqual({ first_name: "Olive", last_name: "Owner" });
    expect(value(await adopt()).story.version).toBe(story.version);
    expect(value(await visitor.api("readStory", { path: { id } })).story).toEqual(
      value(await adopt()).story,
    );
    for (const slide of await service.store.list("slides", {}))
      expect(slide).toMatchObject({
        account_id: account,
        visitor_id: null,
        creator_first_name: "Olive",
        creator_last_name: "Owner",
      });
    const { roles } = value(await visitor.api("readRoles", {}));
    expect(roles.map((r) => [r.role_type, r.story?.id])).toEqual([["owner", id]]);
    visitor.jar.clear();
    expect(refusalOf(await visitor.api("readStory", { path: { id } }))).toBe("");
  });

  it("[OPEN-76] takes the place of the part that the account got through a link meanwhile", async () => {
    const { service, visitor, id } = await visited();
    const [card] = await service.store.list("stories", {});
    const olive = browser(service);
    const account = await signIn(service, olive, "olive@mail.test");
    const path = { type: "group", value: card?.group_token ?? "" } as const;
    value(await olive.api("joinStory", { path }));
    visitor.accessToken = olive.accessToken;
    value(await visitor.api("adoptStory", { path: { id } }));
    const roles = await service.store.list("roles", {});
    expect(roles.map((role) => [role.account_id, role.role_type])).toEqual([[account, "owner"]]);
  });

  it("[OPEN-76] is refused to anybody else, before and after", async () => {
    const { service, visitor, id } = await visited();
    const thief = browser(service);
    await signIn(service, thief, "thief@mail.test");
    expect(refusalOf(await thief.api("adoptStory", { path: { id } }))).toBe("forbidden");
    expect(refusalOf(await visitor.api("adoptStory", { path: { id } }))).toBe("unauthenticated");
    await signIn(service, visitor, "olive@mail.test");
    await visitor.api("adoptStory", { path: { id } });
    expect(refusalOf(await thief.api("adoptStory", { path: { id } }))).toBe("forbidden");
  });
});

describe("links", () => {
  it("[OPEN-69][ROLE-09] a new one revokes the old one of its kind", async () => {
    const service = makeService();
    const card = await ownedCard(service);
    const visitor = browser(service);
    const read = (token: string, tokenType: "group" | "watch" = "group") =>
      visitor.api("readStoryByLink", { path: { tokenType, token } });
    expect(refusalOf(await read(card.group))).toBe("");
    const path = { id: card.id };
    const { token } = value(
      await card.owner.api("makeToken", { path, body: { token_type: "group" } }),
    );
    expect(refusalOf(await read(card.group))).toBe("notFound");
    expect(refusalOf(await read(token))).toBe("");
    const watch = value(
      await card.owner.api("makeToken", { path, body: { token_type: "watch" } }),
    ).token;
    expect(refusalOf(await read(watch, "watch"))).toBe("");
  });

  it("[RECIP-01] received is told once, by a call and not by reading, and not by the owner", async () => {
    const service = makeService();
    const card = await ownedCard(service);
    const visitor = browser(service);
    const path = { token: card.recipient };
    const received = async () =>
      (await service.store.find("stories", card.id))?.received_on ?? null;
    await visitor.api("readStoryByLink", { path: { ...path, tokenType: "recipient" } });
    await card.owner.api("markReceived", { path });
    expect(await received()).toBeNull();
    await visitor.api("markReceived", { path });
    const first = await received();
    expect(first).not.toBeNull();
    service.clock.step(1000);
    await visitor.api("markReceived", { path });
    expect(await received()).toBe(first);
  });

  it("[OPEN-26][ROLE-11] reading what a mailed link leads to changes nothing", async () => {
    const service = makeService();
    const card = await ownedCard(service);
    await card.owner.api("invite", {
      query: { story_id: card.id },
      body: { join_emails: ["gus@mail.test"], role_type: "contributor" },
    });
    const { path } = await newestLetter(service, "gus@mail.test");
    const token = path.split("/").at(-1) ?? "";
    const asked = browser(service);
    const id = value(
      await asked.api("requestCode", { body: { email: "ina@mail.test" } }),
    ).auth_context_id;
    await service.outbox.idle();
    const rows = async () =>
      JSON.stringify([
        await service.store.list("roles", {}),
        await service.store.list("stories", {}),
        await service.store.list("auth_contexts", {}),
      ]);
    const before = await rows();
    const visitor = browser(service);
    for (let n = 0; n < 3; n++) {
      await visitor.api("readInvitation", { path: { token } });
      await visitor.api("readAuthContext", { path: { id } });
      await visitor.api("readStoryByLink", {
        path: { tokenType: "recipient", token: card.recipient },
      });
      await visitor.api("readOwnRole", { path: { type: "recipient", value: card.recipient } });
    }
    expect(await rows()).toBe(before);
  });
});

describe("a card", () => {
  it("[STORY-09][OPEN-131] has effects, and goes with all it holds", async () => {
    const service = makeService();
    const card = await ownedCard(service);
    await joined(service, card, "gus@mail.test");
    const path = { id: card.id };
    const body = { fx_confetti: true };
    const { story } = value(await card.owner.api("changeEffects", { path, body }));
    expect([story.fx_confetti, story.fx_snow]).toEqual([true, false]);
    expect(refusalOf(await card.owner.api("deleteStory", { path }))).toBe("");
    expect(refusalOf(await card.owner.api("readStory", { path }))).toBe("notFound");
    expect(await service.store.list("slides", {})).toEqual([]);
    expect(await service.store.list("roles", {})).toEqual([]);
  });
});

it("[OPEN-78] a card has the day of its occasion from the start, or is given it right after", async () => {
  const service = makeService();
  const owner = browser(service);
  const of = async (id: string) =>
    value(await owner.api("readStory", { path: { id } })).story.occasion_date;
  const body = { occasion: "birthday", recipient_first_name: "Grace" } as const;
  const dated = value(
    await owner.api("createStory", { body: { ...body, occasion_date: "2026-12-09" } }),
  ).story;
  expect(await of(dated.id)).toBe("2026-12-09");
  const { id } = value(await owner.api("createStory", { body })).story;
  expect(await of(id)).toBeNull();
  value(await owner.api("changeStory", { path: { id }, body: { occasion_date: "2026-12-10" } }));
  expect(await of(id)).toBe("2026-12-10");
});

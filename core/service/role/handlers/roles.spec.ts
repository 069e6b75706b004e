import { describe, expect, it } from "vitest";
import { iso } from "#core/kernel/index.ts";
import { joined, ownedCard } from "#specs/fixtures/ownedCard.ts";
import {
  type Browser,
  browser,
  makeService,
  refusalOf,
  signIn,
  value,
} from "#specs/fixtures/service.ts";

const set = async (privacy: "public" | "private" = "private") => {
  const service = makeService();
  const card = await ownedCard(service);
  await card.owner.api("changeStory", {
    path: { id: card.id },
    body: { group_link_privacy: privacy, recipient_link_privacy: privacy },
  });
  const { roles } = value(
    await card.owner.api("invite", {
      query: { story_id: card.id },
      body: { join_emails: ["gus@mail.test"], role_type: "contributor" },
    }),
  );
  const token = roles[0]?.join_token ?? "";
  const id = roles[0]?.id ?? "";
  const person = async (email: string) => {
    const made = browser(service);
    await signIn(service, made, email, { first_name: "Gus", last_name: "Guest" });
    return made;
  };
  const answer = (who: Awaited<ReturnType<typeof person>>, answer: "accept" | "reject") =>
    who.api("answerInvitation", { path: { joinToken: token, id, answer } });
  return { service, card, token, id, person, answer };
};

describe("an invitation", () => {
  it("[OPEN-54][OPEN-33] is read by whoever holds its token, with the way to the group", async () => {
    const { service, card, token } = await set();
    const { role } = value(await browser(service).api("readInvitation", { path: { token } }));
    expect(role).toMatchObject({
      join_email: "gus@mail.test",
      status: "pending",
      story: { id: card.id, slides: [{ type: "title" }], tokens: { group: card.group } },
    });
    expect(refusalOf(await browser(service).api("readInvitation", { path: { token: "no" } }))).toBe(
      "notFound",
    );
  });

  it("[ROLE-10][OPEN-63] lets into a private card by the link alone", async () => {
    const { service, card, token } = await set();
    const path = { tokenType: "group", token: card.group } as const;
    const visitor = browser(service);
    expect(refusalOf(await visitor.api("readStoryByLink", { path }))).toBe("unauthenticated");
    const query = { join_token: token };
    expect(refusalOf(await visitor.api("readStoryByLink", { path, query }))).toBe("");
  });

  it("[ROLE-13] goes to the account that accepts, whatever the address, and to no second one", async () => {
    const { card, token, person, answer } = await set();
    const ina = await person("ina@mail.test");
    expect(value(await answer(ina, "accept")).role.status).toBe("active");
    expect(value(await answer(ina, "accept")).role.status).toBe("active");
    const gus = await person("gus@mail.test");
    expect(refusalOf(await answer(gus, "accept"))).toBe("gone");
    expect(refusalOf(await answer(gus, "reject"))).toBe("gone");
    const path = { tokenType: "group", token: card.group } as const;
    const query = { join_token: token };
    expect(refusalOf(await gus.api("readStoryByLink", { path, query }))).toBe("forbidden");
    expect(refusalOf(await ina.api("readStory", { path: { id: card.id } }))).toBe("");
  });

  it("[ROLE-13] accepted by many at once is one person's", async () => {
    const { card, person, answer } = await set();
    const people = await Promise.all([1, 2, 3, 4].map((n) => person(`p${n}@mail.test`)));
    const answers = await Promise.all(people.map((p) => answer(p, "accept")));
    expect(answers.filter((a) => a.ok)).toHaveLength(1);
    const { roles } = value(await card.owner.api("readGroup", { path: { id: card.id } }));
    expect(roles.filter((r) => r.status === "active")).toHaveLength(2);
  });

  it("[ROLE-13][API-56] waits under the address it was sent to until it is answered", async () => {
    const { person, answer } = await set();
    const gus = await person("gus@mail.test");
    const pending = async () => value(await gus.api("readPendingRoles", {})).roles;
    expect((await pending()).map((r) => r.status)).toEqual(["pending"]);
    expect(value(await answer(gus, "reject")).role.status).toBe("rejected");
    expect(await pending()).toEqual([]);
    expect(refusalOf(await answer(gus, "accept"))).toBe("gone");
  });

  it("[OPEN-165] is opened once, by whoever holds it while it waits, and not by its owner", async () => {
    const { service, card, token, id, person, answer } = await set();
    const opened = async () => (await service.store.find("roles", id))?.opened_on ?? null;
    const open = (who: { api: typeof card.owner.api }) =>
      who.api("markOpened", { path: { token } });
    expect(refusalOf(await open(card.owner))).toBe("");
    expect(await opened()).toBeNull();
    expect(refusalOf(await open(browser(service)))).toBe("");
    const first = await opened();
    expect(first).toBe(iso(service.clock.now()));
    service.clock.step(1000);
    const ina = await person("ina@mail.test");
    expect(refusalOf(await open(ina))).toBe("");
    value(await answer(ina, "accept"));
    expect(await opened()).toBe(first);
  });

  it("[OPEN-66] is withdrawn by the owner; a member is not", async () => {
    const { service, card, id, person, answer } = await set("public");
    expect(refusalOf(await card.owner.api("deleteRole", { path: { id } }))).toBe("");
    expect(refusalOf(await answer(await person("gus@mail.test"), "accept"))).toBe("notFound");
    const ina = await joined(service, card, "ina@mail.test");
    const path = { id: ina.roleId };
    expect(refusalOf(await card.owner.api("deleteRole", { path }))).toBe("invalid");
  });

  it("[ROLE-05][API-10] comes along with signing up", async () => {
    const { service, card, token } = await set();
    const gus = browser(service);
    const email = "gus@mail.test";
    await gus.api("requestCode", { body: { email } });
    await service.outbox.idle();
    const verify_code = /\d{6}/.exec(service.mailer.to(email)?.subject ?? "")?.[0] ?? "";
    const { auth } = value(
      await gus.api("register", {
        body: { email, first_name: "Gus", last_name: "Guest", verify_code, join_token: token },
      }),
    );
    gus.accessToken = auth.accessToken;
    expect(refusalOf(await gus.api("readStory", { path: { id: card.id } }))).toBe("");
  });
});

describe("roles of mine", () => {
  it("[OPEN-37] are home: each with its card, of its slides the cover alone, newest first", async () => {
    const { service, card } = await set("public");
    const gus = await joined(service, card, "ina@mail.test");
    const own = value(await gus.api("createStory", { body: { occasion: "thanks" } })).story.id;
    const { roles } = value(await gus.api("readRoles", {}));
    expect(roles.map((r) => [r.story?.id, r.role_type])).toEqual([
      [own, "owner"],
      [card.id, "contributor"],
    ]);
    for (const role of roles) expect(role.story?.slides.map((s) => s.type)).toEqual(["title"]);
    expect(roles[1]?.story?.tokens).toEqual({ group: card.group });
  });

  it("[API-60][OPEN-72] one's own part by id or by link; null for who has none", async () => {
    const { service, card } = await set("public");
    const gus = await joined(service, card, "ina@mail.test");
    const own = async (who: typeof gus | typeof card.owner, type: "id" | "group", at: string) =>
      value(await who.api("readOwnRole", { path: { type, value: at } })).story.role;
    expect((await own(gus, "id", card.id))?.role_type).toBe("contributor");
    expect((await own(card.owner, "group", card.group))?.role_type).toBe("owner");
    expect(await own(browser(service), "group", card.group)).toBeNull();
  });

  it("[F-07][API-60] a stranger learns nothing by a card's id, nor by a private link", async () => {
    const { service, card } = await set("private");
    const gus = browser(service);
    await signIn(service, gus, "gus@mail.test");
    const own = async (who: Browser, type: "id" | "group" | "recipient", value: string) =>
      refusalOf(await who.api("readOwnRole", { path: { type, value } }));
    for (const [who, refusal] of [
      [gus, "forbidden"],
      [browser(service), "unauthenticated"],
    ] as const) {
      expect(await own(who, "id", card.id)).toBe(refusal);
      expect(await own(who, "group", card.group)).toBe(refusal);
    }
    value(await gus.api("joinStory", { path: { type: "group", value: card.group } }));
    expect(await own(gus, "id", card.id)).toBe("");
    expect(await own(gus, "group", card.group)).toBe("");
  });
});

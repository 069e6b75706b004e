import { describe, expect, it } from "vitest";
import { limitWords } from "#core/domain/words/index.ts";
import { days, minutes } from "#core/kernel/index.ts";
import { inEnglish, spoken } from "#specs/fixtures/english.ts";
import { joined, ownedCard } from "#specs/fixtures/ownedCard.ts";
import {
  type Browser,
  browser,
  makeService,
  newestLetter,
  refusalOf,
  signIn,
  value,
} from "#specs/fixtures/service.ts";

const set = async () => {
  const service = makeService();
  const card = await ownedCard(service);
  const invite = (join_emails: string[], key?: string) =>
    card.owner.api(
      "invite",
      { query: { story_id: card.id }, body: { join_emails, role_type: "contributor" } },
      key === undefined ? {} : { key },
    );
  const mailsOf = async (kind: string) => {
    await service.outbox.idle();
    return service.store.list("mails", { kind });
  };
  return { service, card, invite, mailsOf };
};

/** As after a day away: the access token is renewed. */
const again = async (who: Browser) => {
  who.accessToken = value(await who.api("refresh", { body: {} })).auth.accessToken;
};

describe("inviting", () => {
  it("[ROLE-16][OPEN-26] makes pending roles and mails each their own link", async () => {
    const { service, card, invite } = await set();
    const { roles } = value(await invite(["gus@mail.test", "Ina@Mail.test"]));
    expect(roles.map((r) => [r.join_email, r.status, r.role_type])).toEqual([
      ["gus@mail.test", "pending", "contributor"],
      ["ina@mail.test", "pending", "contributor"],
    ]);
    const letter = await newestLetter(service, "ina@mail.test");
    // by when is said only where there is a day
    expect(letter.text).not.toContain("Please add your message by");
    expect(letter.path).toBe(`/contribute/${roles[1]?.join_token}`);
    const { story } = value(await card.owner.api("readStory", { path: { id: card.id } }));
    expect(story.setup_invite_complete).toBe(true);
  });

  it("[ERR-17][ROLE-15] refuses the fifty-first with the printed words; nobody is written to", async () => {
    const { invite, mailsOf } = await set();
    const refused = await invite(Array.from({ length: 51 }, (_, n) => `p${n}@mail.test`));
    expect(spoken(refused)).toMatchObject({
      refusal: {
        code: "invalid",
        message: "Fanfold can only send up to 50 invitations at one time.",
        errors: [{ field: "join_emails" }],
      },
    });
    expect(await mailsOf("invitation")).toEqual([]);
  });

  it("[ROLE-16] again with the same key has one effect; without, nobody stands there twice", async () => {
    const { card, invite, mailsOf } = await set();
    const first = value(await invite(["gus@mail.test"], "k1"));
    expect(value(await invite(["gus@mail.test"], "k1"))).toEqual(first);
    expect(await mailsOf("invitation")).toHaveLength(1);
    await invite(["gus@mail.test"]);
    const { roles } = value(await card.owner.api("readGroup", { path: { id: card.id } }));
    expect(roles.filter((r) => r.status === "pending")).toHaveLength(1);
  });

  it("[ROLE-15] keeps to the caps of a sender and of a recipient, also at once", async () => {
    const { service, card, invite, mailsOf } = await set();
    const batch = (b: number) => Array.from({ length: 50 }, (_, n) => `p${b}-${n}@mail.test`);
    const answers = await Promise.all([0, 1, 2, 3, 4, 5].map((b) => invite(batch(b))));
    expect(answers.filter((a) => a.ok)).toHaveLength(4);
    expect(await mailsOf("invitation")).toHaveLength(200);
    // many are counted in parts of a day
    service.clock.step(days(1) + minutes(30));
    await again(card.owner);
    for (let n = 0; n < 3; n++) expect((await invite(["gus@mail.test"])).ok).toBe(true);
    expect(spoken(await invite(["gus@mail.test"]))).toMatchObject({
      refusal: {
        code: "limited",
        message: `gus@mail.test: ${inEnglish(limitWords.invitedAlready)} Please try again tomorrow.`,
        retryAfter: 86_400,
      },
    });
  });

  it("[ROLE-06] is for the signed-in owner only", async () => {
    const { service, card } = await set();
    const guest = await joined(service, card, "gus@mail.test");
    const input = {
      query: { story_id: card.id },
      body: { join_emails: ["x@mail.test"], role_type: "contributor" as const },
    };
    expect(refusalOf(await guest.api("invite", input))).toBe("forbidden");
    expect(refusalOf(await browser(service).api("invite", input))).toBe("unauthenticated");
  });
});

describe("nudging", () => {
  it("[OPEN-70][ROLE-17] reaches who was invited and who has no message, once a day", async () => {
    const { service, card, invite } = await set();
    const invited = value(await invite(["ina@mail.test"])).roles[0]?.id;
    const guest = await joined(service, card, "gus@mail.test");
    const nudgeAll = () => card.owner.api("nudgeAll", { path: { id: card.id } });
    expect(new Set(value(await nudgeAll()).nudged)).toEqual(new Set([invited, guest.roleId]));
    expect((await newestLetter(service, "gus@mail.test")).path).toBe(`/group/${card.group}`);
    expect(value(await nudgeAll()).nudged).toEqual([]);
    service.clock.step(days(1));
    await again(card.owner);
    expect(value(await nudgeAll()).nudged).toHaveLength(2);
  });

  it("[ROLE-13][OPEN-70] one person at a time is limited to once a day, also at once", async () => {
    const { card, invite, mailsOf } = await set();
    const id = value(await invite(["ina@mail.test"])).roles[0]?.id ?? "";
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => card.owner.api("nudge", { path: { id } })),
    );
    expect(answers.filter((a) => a.ok)).toHaveLength(1);
    expect(await mailsOf("nudge")).toHaveLength(1);
    expect(spoken(await card.owner.api("nudge", { path: { id } }))).toMatchObject({
      refusal: {
        code: "limited",
        message: `${inEnglish(limitWords.nudgedToday)} Please try again tomorrow.`,
      },
    });
  });
});

describe("who is in the group", () => {
  it("[OPEN-60][ACCT-04] shows addresses to the owner only, and not of who hides theirs", async () => {
    const { service, card } = await set();
    const gus = await joined(service, card, "gus@mail.test");
    await joined(service, card, "ina@mail.test", { first_name: "Ina", last_name: "Guest" });
    const emails = async (who: typeof card.owner) =>
      value(await who.api("readGroup", { path: { id: card.id } })).roles.map((r) => r.person.email);
    expect(await emails(card.owner)).toEqual(["olive@mail.test", "gus@mail.test", "ina@mail.test"]);
    expect(await emails(gus)).toEqual([undefined, "gus@mail.test", undefined]);
    await gus.api("changeSettings", { body: { hide_my_email: true } });
    expect(await emails(card.owner)).toEqual(["olive@mail.test", null, "ina@mail.test"]);
  });

  it("[ROLE-03] keeps other people's join tokens to the owner", async () => {
    const { service, card, invite } = await set();
    await invite(["ina@mail.test"]);
    const gus = await joined(service, card, "gus@mail.test");
    const path = { type: "group", token: card.group } as const;
    const { roles } = value(await gus.api("readGroupByLink", { path }));
    expect(roles).toHaveLength(2);
    for (const role of roles.filter((r) => r.person.email === undefined)) {
      expect(role).not.toHaveProperty("join_token");
      expect(role).not.toHaveProperty("join_email");
    }
    const anonymous = value(await browser(service).api("readGroupByLink", { path })).roles;
    expect(JSON.stringify(anonymous)).not.toContain("mail.test");
  });
});

describe("asking to be let in", () => {
  it("[OPEN-64][ROLE-11] mails the owner a link that lets them in by a click, once", async () => {
    const { service, card } = await set();
    await card.owner.api("changeStory", {
      path: { id: card.id },
      body: { group_link_privacy: "private" },
    });
    const guest = browser(service);
    await signIn(service, guest, "gus@mail.test", { first_name: "Gus", last_name: "Guest" });
    const path = { type: "group", value: card.group } as const;
    const { role } = value(await guest.api("joinStory", { path })).story;
    expect(role.status).toBe("requested");
    expect(refusalOf(await guest.api("readStory", { path: { id: card.id } }))).toBe("forbidden");
    const { path: link, query } = await newestLetter(service, "olive@mail.test");
    expect(link).toBe(`/requests/${role.id}`);
    const approve = () =>
      browser(service).api("approveRole", {
        path: { id: role.id },
        query: { approve_token: query.approve_token ?? "" },
      });
    expect(value(await approve()).role.status).toBe("active");
    expect(value(await approve()).role.story?.tokens).toEqual({});
    expect(refusalOf(await guest.api("readStory", { path: { id: card.id } }))).toBe("");
    await card.owner.api("changeRole", { path: { id: role.id }, body: { status: "rejected" } });
    expect(refusalOf(await approve())).toBe("gone");
    expect(refusalOf(await guest.api("joinStory", { path }))).toBe("forbidden");
  });

  it("[ROLE-17][ROLE-12] everybody at once", async () => {
    const { service, card } = await set();
    await card.owner.api("changeStory", {
      path: { id: card.id },
      body: { group_link_privacy: "private" },
    });
    const gus = await joined(service, card, "gus@mail.test");
    const ina = await joined(service, card, "ina@mail.test");
    const { updates } = value(await card.owner.api("readUpdates", { path: { id: card.id } }));
    expect(updates.role_requests).toBe(2);
    const { approved } = value(await card.owner.api("approveAllRoles", { path: { id: card.id } }));
    expect(new Set(approved)).toEqual(new Set([gus.roleId, ina.roleId]));
  });
});

import { describe, expect, it } from "vitest";
import { answered, cardOf, codeOf, joins, person, readBy, text } from "#specs/fixtures/messages.ts";
import { makeService } from "#specs/fixtures/service.ts";

/** A card whose group is private and whose finished card is open, and Ben, who has asked to sign it. */
const setUp = async () => {
  const service = makeService();
  const [owner, ben] = [await person(service, "Olive"), await person(service, "Ben")];
  const card = await cardOf(service, owner, {});
  const change = (body: object) => owner.api("changeStory", { path: { id: card.id }, body });
  answered(await change({ group_link_privacy: "private", recipient_link_privacy: "public" }));
  const group = { type: "group", value: card.tokens.group ?? "" } as const;
  const recipient = { type: "recipient", value: card.tokens.recipient ?? "" } as const;
  const token = { path: { token: card.tokens.recipient ?? "" } };
  const { role } = answered(await ben.api("joinStory", { path: group })).story;
  const own = async () => {
    const { story } = answered(await ben.api("readOwnRole", { path: group }));
    return [story.role?.role_type, story.role?.status];
  };
  /** What the mail to the owner leads to. */
  const approve = async () => {
    const row = await service.store.find("roles", role.id);
    const query = { approve_token: row?.approve_token ?? "none" };
    return owner.api("approveRole", { path: { id: role.id }, query });
  };
  const write = async () => {
    const query = { group: group.value };
    const made = await ben.api("createContribution", { query, body: text("let me in") });
    if (!made.ok) return made.refusal.code;
    const { id } = made.value.contribution;
    const body = { contributionId: id, groupToken: group.value };
    return answered(await ben.api("sendContribution", { path: { id }, body })).contribution.status;
  };
  return { service, owner, ben, card, change, group, recipient, token, own, approve, write };
};

describe("[F-07] whoever has asked to sign a card, and opens another of its links,", () => {
  it("keeps the finished card by its public link, and goes on asking to sign [ROLE-07] [RECIP-02]", async () => {
    const { ben, token, own, approve, write } = await setUp();
    answered(await ben.api("saveCard", token));
    expect(await own()).toEqual(["contributor", "requested"]);
    answered(await approve());
    expect(await own()).toEqual(["contributor", "active"]);
    expect(await write()).toBe("approved");
  });

  it.each(["recipient", "watch"] as const)(
    "by the %s link, goes on asking, and the owner’s mail still answers it [ROLE-08] [ROLE-11]",
    async (type) => {
      const { owner, ben, card, own, approve, recipient } = await setUp();
      const made = await owner.api("makeToken", {
        path: { id: card.id },
        body: { token_type: "watch" },
      });
      const value = type === "watch" ? answered(made).token : recipient.value;
      await ben.api("joinStory", { path: { type, value } });
      expect(await own()).toEqual(["contributor", "requested"]);
      answered(await approve());
      expect(await own()).toEqual(["contributor", "active"]);
    },
  );

  it("goes on asking where that one is private as well, and saves nothing [OPEN-64]", async () => {
    const { ben, change, token, recipient, own, approve } = await setUp();
    answered(await change({ recipient_link_privacy: "private" }));
    await ben.api("joinStory", { path: recipient });
    expect(codeOf(await ben.api("saveCard", token))).toBe("forbidden");
    expect(await own()).toEqual(["contributor", "requested"]);
    answered(await approve());
    expect(await own()).toEqual(["contributor", "active"]);
  });

  it("is let in when the group’s own link becomes public [OPEN-63]", async () => {
    const { ben, change, group, own } = await setUp();
    answered(await change({ group_link_privacy: "public" }));
    await ben.api("joinStory", { path: group });
    expect(await own()).toEqual(["contributor", "active"]);
  });

  it("receives it all the same where the owner invites them to", async () => {
    const { owner, ben, card, token, own } = await setUp();
    const body = { join_emails: [ben.account.email], role_type: "recipient" as const };
    answered(await owner.api("invite", { query: { story_id: card.id }, body }));
    answered(await ben.api("saveCard", token));
    expect(await own()).toEqual(["recipient", "active"]);
  });
});

describe("[ROLE-14] [F-07] a private group", () => {
  it("is not entered by saving the finished card: what a recipient writes waits for the owner", async () => {
    const { service, card, group, change } = await setUp();
    const rae = await person(service, "Rae");
    answered(await rae.api("saveCard", { path: { token: card.tokens.recipient ?? "" } }));
    const write = async () => {
      const query = { group: group.value };
      const { contribution } = answered(
        await rae.api("createContribution", { query, body: text("hello") }),
      );
      const path = { id: contribution.id };
      const body = { contributionId: contribution.id, groupToken: group.value };
      return answered(await rae.api("sendContribution", { path, body })).contribution.status;
    };
    expect(await write()).not.toBe("approved");
    answered(await change({ group_link_privacy: "public" }));
    expect(await write()).toBe("approved");
  });
});

describe("[F-07] whoever was shut out of a card", () => {
  it("gets no invitation to it and no nudge, and the owner is not told who that address belongs to [OPEN-60] [OPEN-64]", async () => {
    const service = makeService();
    const [owner, ben] = [await person(service, "Olive"), await person(service, "Ben")];
    const card = await cardOf(service, owner, {});
    await joins(ben, card);
    const part = answered(
      await ben.api("readOwnRole", { path: { type: "group", value: card.tokens.group ?? "" } }),
    ).story.role;
    const path = { id: part?.id ?? "" };
    answered(await owner.api("changeRole", { path, body: { status: "rejected" } }));
    const invite = async (email: string) => {
      const body = { join_emails: [email], role_type: "contributor" as const };
      const { roles } = answered(await owner.api("invite", { query: { story_id: card.id }, body }));
      return roles[0];
    };
    const mails = async (to: string) =>
      (await service.store.list("mails", { to_email: to }))
        .map(({ kind }) => kind)
        .filter((kind) => kind === "invitation" || kind === "nudge");
    const [his, other] = [await invite(ben.account.email), await invite("zoe@mail.test")];
    const shown = {
      ...other,
      id: his?.id,
      join_email: ben.account.email,
      join_token: his?.join_token,
    };
    expect(his).toEqual({ ...shown, person: { ...other?.person, email: ben.account.email } });
    expect(await mails(ben.account.email)).toEqual([]);
    expect(await mails("zoe@mail.test")).toEqual(["invitation"]);
    answered(await owner.api("nudge", { path: { id: his?.id ?? "" } }));
    answered(await owner.api("nudgeAll", { path: { id: card.id } }));
    expect(await mails(ben.account.email)).toEqual([]);
    answered(await owner.api("changeRole", { path, body: { status: "active" } }));
    await invite(ben.account.email);
    expect(await mails(ben.account.email)).toEqual(["invitation"]);
    expect((await readBy(owner, card)).id).toBe(card.id);
  });
});

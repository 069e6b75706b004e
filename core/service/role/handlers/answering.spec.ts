import { describe, expect, it } from "vitest";
import { ownedCard } from "#specs/fixtures/ownedCard.ts";
import {
  browser,
  makeService,
  newestLetter,
  refusalOf,
  signIn,
  value,
} from "#specs/fixtures/service.ts";

/** A private card, and somebody who asked by one of its links. */
const asked = async (type: "group" | "recipient") => {
  const service = makeService();
  const card = await ownedCard(service);
  await card.owner.api("changeStory", {
    path: { id: card.id },
    body: { group_link_privacy: "private", recipient_link_privacy: "private" },
  });
  const ask = async (email: string) => {
    const who = browser(service);
    await signIn(service, who, email, { first_name: "Gus", last_name: "Guest" });
    const path = { type, value: type === "group" ? card.group : card.recipient };
    return value(await who.api("joinStory", { path })).story.role.id;
  };
  const id = await ask("gus@mail.test");
  const set = (status: "active" | "rejected") =>
    card.owner.api("changeRole", { path: { id }, body: { status } });
  const mails = async (kind: "approved" | "declined", to = "gus@mail.test") =>
    (await service.store.list("mails", { kind, to_email: to })).length;
  const letter = (to: string) => newestLetter(service, to);
  const approve = async () => {
    const token = (await service.store.find("roles", id))?.approve_token ?? "";
    return browser(service).api("approveRole", {
      path: { id },
      query: { approve_token: token },
    });
  };
  return { service, card, id, ask, set, mails, letter, approve };
};

describe("[F-44] whoever asked is told by mail", () => {
  it.each(["group", "recipient"] as const)(
    "that they were approved, with the way in: by the %s link",
    async (type) => {
      const { card, set, mails, letter } = await asked(type);
      value(await set("active"));
      value(await set("active"));
      expect(await mails("approved")).toBe(1);
      const mail = await letter("gus@mail.test");
      const path = type === "group" ? `/group/${card.group}` : `/unwrap/${card.recipient}`;
      expect(mail.path).toBe(path);
      expect(mail.text).toContain(type === "group" ? "Add your message" : "Open the card");
      expect(mail.subject).toContain(type === "group" ? "sign" : "open");
    },
  );

  it("by the link of the owner's mail, once, whoever presses it", async () => {
    const { approve, mails } = await asked("group");
    expect(refusalOf(await approve())).toBe("");
    expect(refusalOf(await approve())).toBe("");
    expect(await mails("approved")).toBe(1);
  });

  it("when all are approved at once, each of them", async () => {
    const { card, ask, mails } = await asked("recipient");
    await ask("ina@mail.test");
    value(await card.owner.api("approveAllRoles", { path: { id: card.id } }));
    expect(await mails("approved")).toBe(1);
    expect(await mails("approved", "ina@mail.test")).toBe(1);
  });

  it("that they were declined, without a way to the card, and that it was thought over", async () => {
    const { card, set, mails, letter } = await asked("recipient");
    value(await set("rejected"));
    const mail = await letter("gus@mail.test");
    expect(mail.text).toContain("declined");
    for (const token of [card.group, card.recipient, card.id])
      expect(mail.text).not.toContain(token);
    value(await set("active"));
    expect(await mails("approved")).toBe(1);
  });

  it("but not that they were shut out later", async () => {
    const { set, mails } = await asked("group");
    value(await set("active"));
    value(await set("rejected"));
    expect(await mails("declined")).toBe(0);
  });
});

it("[F-44] the owner reads in the mail whether somebody asks to sign or to open", async () => {
  for (const [type, words] of [
    ["group", "would like to join"],
    ["recipient", "would like to open"],
  ] as const) {
    const { letter } = await asked(type);
    const mail = await letter("olive@mail.test");
    expect(mail.subject).toContain(words);
  }
});

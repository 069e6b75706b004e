import { describe, expect, it } from "vitest";
import { iso } from "#core/kernel/index.ts";
import {
  answered,
  cardOf,
  codeOf,
  messages,
  person,
  readBy,
  refusalOf,
  text,
} from "#specs/fixtures/messages.ts";
import { type Browser, browser, makeService } from "#specs/fixtures/service.ts";

const setUp = async (facts: Parameters<typeof cardOf>[2] = { guests_may_sign: true }) => {
  const service = makeService();
  const owner = await person(service, "Olive", { news: "at_once" });
  const card = await cardOf(service, owner, facts);
  const groupToken = card.tokens.group ?? "";
  const store = async (who: Browser, words: string) =>
    answered(
      await who.api("createContribution", { query: { group: groupToken }, body: text(words) }),
    ).contribution.id;
  const sign = (who: Browser, id: string, more: object = {}) =>
    who.api("signAsGuest", { path: { id }, body: { groupToken, name: "Gus", ...more } });
  const mailed = async () => (await service.store.list("mails", { kind: "private_link" })).length;
  return { service, owner, card, groupToken, store, sign, mailed };
};
/** A guest with a message in the card. */
const signed = async () => {
  const set = await setUp();
  const guest = browser(set.service);
  const id = await set.store(guest, "All the best");
  const { guest_token } = answered(await set.sign(guest, id));
  const open = (who: Browser) => who.api("openPrivateLink", { path: { token: guest_token } });
  const change = (who: Browser, description: string) =>
    who.api("changeSlide", { path: { id }, body: { description } });
  return { ...set, guest, id, guest_token, open, change };
};

describe("a guest", () => {
  it("[CONTRIB-03] signs with a name alone where the organiser lets guests sign, and the owner hears it", async () => {
    const { service, owner, card, guest, guest_token } = await signed();
    const message = (await readBy(owner, card)).slides.find((slide) => slide.type === "text");
    expect(message).toMatchObject({ description: "All the best", status: "approved" });
    expect(message?.creator).toMatchObject({ id: null, first_name: "Gus" });
    const { roles } = answered(await owner.api("readGroup", { path: { id: card.id } }));
    const part = roles.find(({ role_type }) => role_type === "contributor");
    expect(part).toMatchObject({ status: "active", contribution_count: 1 });
    expect(part?.person.first_name).toBe("Gus");
    // the link is its author's, not the owner's
    expect(part?.guest_token).toBeUndefined();
    expect(JSON.stringify([roles, await readBy(owner, card)])).not.toContain(guest_token);
    const own = answered(
      await guest.api("readOwnRole", { path: { type: "group", value: card.tokens.group ?? "" } }),
    ).story.role;
    expect(own?.guest_token).toBe(guest_token);
    const mails = await service.store.list("mails", { kind: "contribution" });
    expect(mails).toHaveLength(1);
  });

  it.each([
    ["guests may not sign", {}],
    ["the link is private", { guests_may_sign: true, group_link_privacy: "private" }],
  ] as const)("[CONTRIB-03] is asked to log in where %s", async (_why, facts) => {
    const { store, sign, service, owner, card } = await setUp();
    const guest = browser(service);
    const id = await store(guest, "hello");
    await service.store.commit(
      [
        {
          kind: "change",
          table: "stories",
          id: card.id,
          version: null,
          set: { guests_may_sign: false, ...facts },
        },
      ],
      [],
    );
    expect(codeOf(await sign(guest, id))).toBe("unauthenticated");
    expect(messages(await readBy(owner, card))).toEqual([]);
  });

  it("[OPEN-95] signs once, however often it is asked, and by the present link alone", async () => {
    const { guest, id, guest_token, sign, service, owner, card } = await signed();
    const again = answered(await sign(guest, id, { name: "Somebody else" }));
    expect(again.guest_token).toBe(guest_token);
    expect(messages(await readBy(owner, card))).toHaveLength(1);
    expect(await service.store.list("roles", { story_id: card.id as never })).toHaveLength(2);
    expect(codeOf(await sign(browser(service), id))).toBe("unauthenticated");
    expect(codeOf(await sign(guest, id, { groupToken: "another" }))).toBe("unauthenticated");
  });

  it("[FORM-06] needs a name, of one line", async () => {
    const { service, store, sign } = await setUp();
    const guest = browser(service);
    const id = await store(guest, "hello");
    expect(refusalOf(await sign(guest, id, { name: "  " }))).toBe("Please type in your first name");
    expect(codeOf(await sign(guest, id, { name: "x".repeat(51) }))).toBe("invalid");
    expect(codeOf(await sign(guest, id, { email: "no address" }))).toBe("invalid");
  });

  it("[MODER-03] waits for approval like everybody else, and changes what they wrote", async () => {
    const { service, owner, card, store, sign } = await setUp({
      guests_may_sign: true,
      content_moderation: true,
    });
    const guest = browser(service);
    const id = await store(guest, "hello");
    expect(answered(await sign(guest, id)).contribution.status).toBe("moderated");
    answered(await owner.api("approveSlide", { path: { id } }));
    answered(
      await guest.api("changeSlide", { path: { id }, body: { description: "hello again" } }),
    );
    expect((await readBy(owner, card)).slides.find((slide) => slide.id === id)).toBeUndefined();
  });

  it("[F-01] is shut out once the organiser has taken them out, link or not", async () => {
    const { owner, card, guest, open, change, service } = await signed();
    const { roles } = answered(await owner.api("readGroup", { path: { id: card.id } }));
    const role = roles.find(({ role_type }) => role_type === "contributor");
    answered(
      await owner.api("removeMember", {
        path: { id: role?.id ?? "" },
        body: { reassign_media: false },
      }),
    );
    expect(codeOf(await change(guest, "back again"))).not.toBe("ok");
    expect(codeOf(await open(browser(service)))).toBe("notFound");
  });
});

describe("a private link", () => {
  it("[CONTRIB-07] opens what a guest wrote in any browser, where they change it or take it out", async () => {
    const { service, owner, card, guest, id, open, change, groupToken } = await signed();
    const phone = browser(service);
    expect(codeOf(await change(phone, "not yet"))).toBe("unauthenticated");
    expect(answered(await open(phone)).group_token).toBe(groupToken);
    answered(await change(phone, "from my phone"));
    expect(messages(await readBy(owner, card))).toEqual(["from my phone"]);
    // it is where it was opened last
    expect(codeOf(await change(guest, "from my desk"))).toBe("unauthenticated");
    answered(await open(guest));
    answered(await guest.api("deleteSlide", { path: { id } }));
    expect(messages(await readBy(owner, card))).toEqual([]);
  });

  it("[CONTRIB-07] opens nothing once the card is sent, and nothing to who guesses", async () => {
    const { service, card, open } = await signed();
    const sent = { setup_send_complete: true, sent_by_email_on: iso(service.clock.now()) };
    await service.store.commit(
      [{ kind: "change", table: "stories", id: card.id, version: null, set: sent }],
      [],
    );
    const late = await open(browser(service));
    expect([codeOf(late), refusalOf(late)]).toEqual([
      "gone",
      "This card has been sent, so its messages can’t be changed any more.",
    ]);
    for (const token of ["", "none", "null"])
      expect(codeOf(await browser(service).api("openPrivateLink", { path: { token } }))).not.toBe(
        "ok",
      );
  });

  it("[CONTRIB-07] leaves whoever has a part of their own as they are", async () => {
    const { service, owner, card, guest, open, change } = await signed();
    answered(await open(owner));
    answered(await change(guest, "still mine"));
    expect(messages(await readBy(owner, card))).toEqual(["still mine"]);
    expect(await service.store.list("roles", { story_id: card.id as never })).toHaveLength(2);
  });

  it("[F-17] is mailed to the address that was given, so often a day and no more", async () => {
    const { service, store, sign, mailed } = await setUp();
    for (let n = 0; n < 7; n++) {
      const guest = browser(service);
      answered(await sign(guest, await store(guest, `hello ${n}`), { email: "gus@mail.test" }));
    }
    expect(await mailed()).toBe(5);
    const [mail] = await service.store.list("mails", { kind: "private_link" });
    expect(mail).toMatchObject({ to_email: "gus@mail.test" });
  });
});

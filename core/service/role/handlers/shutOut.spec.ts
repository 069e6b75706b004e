import { describe, expect, it } from "vitest";
import { days } from "#core/kernel/index.ts";
import {
  addText,
  answered,
  cardOf,
  codeOf,
  joins,
  person,
  readBy,
  text,
} from "#specs/fixtures/messages.ts";
import { browser, makeService } from "#specs/fixtures/service.ts";

/** A card whose member Ben wrote a message and was then shut out; Ben knows every id and token he ever saw. */
const setUp = async (group_link_privacy: "public" | "private" = "public") => {
  const service = makeService();
  const [owner, ben] = [await person(service, "Olive"), await person(service, "Ben")];
  const card = await cardOf(service, owner, {});
  const link = { type: "group" as const, value: card.tokens.group ?? "" };
  const join = () => ben.api("joinStory", { path: link });
  const own = async () =>
    answered(await ben.api("readOwnRole", { path: link })).story.role ?? { id: "", status: "none" };
  const of = () => service.store.list("roles", { story_id: card.id as never });
  const mails = async (kind: string) => (await service.store.list("mails", { kind })).length;
  await joins(ben, card);
  const message = await addText(ben, card, "hello");
  const { id } = await own();
  const set = (status: "rejected" | "active") =>
    owner.api("changeRole", { path: { id }, body: { status } });
  answered(await set("rejected"));
  answered(await owner.api("changeStory", { path: { id: card.id }, body: { group_link_privacy } }));
  return { service, owner, ben, card, message, id, join, own, of, mails, set };
};

describe("[F-01] whoever is shut out of a card", () => {
  it.each(["public", "private"] as const)(
    "keeps their own part as it is, and is not let in again by the %s link [OPEN-64] [OPEN-66]",
    async (privacy) => {
      const { ben, id, join, own, mails } = await setUp(privacy);
      for (const body of [{}, { reassign_media: true }, { reassign_media: false }])
        expect(codeOf(await ben.api("removeMember", { path: { id }, body }))).toBe("forbidden");
      expect(codeOf(await ben.api("deleteRole", { path: { id } }))).toBe("forbidden");
      expect(codeOf(await join())).toBe("forbidden");
      expect(await own()).toMatchObject({ id, status: "rejected" });
      expect(await mails("role_request")).toBe(0);
    },
  );

  it("reads, changes and deletes nothing of theirs in it [API-35] [API-49]", async () => {
    const { ben, owner, card, message, id } = await setUp();
    const path = { path: { id: message.id } };
    expect(codeOf(await ben.api("changeSlide", { ...path, body: { description: "x" } }))).toBe(
      "forbidden",
    );
    for (const call of ["readSlide", "deleteSlide", "readLastUpdate"] as const)
      expect(codeOf(await ben.api(call, path)), call).toBe("forbidden");
    expect(codeOf(await ben.api("readRole", { path: { id } }))).toBe("forbidden");
    expect(
      codeOf(await ben.api("markWatched", { path: { id }, body: { has_watched: true } })),
    ).toBe("forbidden");
    expect((await readBy(owner, card)).slides.some((s) => s.description === "hello")).toBe(true);
  });

  it("is not let in by an invitation from before, by its link, its mail or a new sign-in [ROLE-13]", async () => {
    const { service, owner, ben, card, own, of } = await setUp("private");
    answered(
      await owner.api("invite", {
        query: { story_id: card.id },
        body: { join_emails: [ben.account.email], role_type: "contributor" },
      }),
    );
    const invitation = (await of()).find((r) => r.join_email === ben.account.email);
    const join_token = invitation?.join_token ?? "";
    const accept = { joinToken: join_token, id: invitation?.id ?? "", answer: "accept" as const };
    expect(codeOf(await ben.api("answerInvitation", { path: accept }))).toBe("forbidden");
    expect(codeOf(await ben.api("readInvitation", { path: { token: join_token } }))).toBe(
      "forbidden",
    );
    const path = { type: "group" as const, value: card.tokens.group ?? "" };
    expect(codeOf(await ben.api("joinStory", { path, query: { join_token } }))).toBe("forbidden");
    expect(answered(await ben.api("readPendingRoles", {})).roles).toEqual([]);
    const again = browser(service);
    const asked = await again.api("requestCode", { body: { email: ben.account.email } });
    const { auth_context_id } = answered(asked);
    await service.outbox.idle();
    const code = /(?<!\d)\d{6}(?!\d)/.exec(service.mailer.to(ben.account.email)?.text ?? "")?.[0];
    answered(
      await again.api("register", {
        body: {
          email: ben.account.email,
          first_name: "Ben",
          last_name: "Tester",
          verify_code: code ?? "",
          auth_context_id,
          join_token,
        },
      }),
    );
    expect(await own()).toMatchObject({ status: "rejected" });
  });

  it("sends nothing that was stored without their account [OPEN-95]", async () => {
    const { service, ben, card, own } = await setUp();
    const visit = browser(service);
    const groupToken = card.tokens.group ?? "";
    const stored = answered(
      await visit.api("createContribution", { query: { group: groupToken }, body: text("back") }),
    ).contribution;
    visit.accessToken = ben.accessToken;
    const sent = await visit.api("sendContribution", {
      path: { id: stored.id },
      body: { groupToken },
    });
    expect(codeOf(sent)).toBe("forbidden");
    expect(await own()).toMatchObject({ status: "rejected" });
  });

  it("keeps nothing as a recipient, and thanks nobody [RECIP-02] [RECIP-05]", async () => {
    const { ben, card } = await setUp();
    const path = { token: card.tokens.recipient ?? "" };
    expect(codeOf(await ben.api("saveCard", { path }))).toBe("forbidden");
    expect(codeOf(await ben.api("thank", { path, body: { thanks_message: "x" } }))).toBe(
      "forbidden",
    );
  });

  it("stays so when leaving and being shut out happen at one moment", async () => {
    const { service, ben, owner, id, own, set } = await setUp();
    answered(await set("active"));
    const outcomes = await Promise.all([
      owner.api("changeRole", { path: { id }, body: { status: "rejected" } }),
      ben.api("removeMember", { path: { id } }),
    ]);
    const there = await service.store.find("roles", id);
    // either they had left before, or they are shut out
    expect(there === null ? codeOf(outcomes[1]) : (await own()).status).toBe(
      there === null ? "ok" : "rejected",
    );
  });

  it("is let in again by the owner", async () => {
    const { ben, card, set } = await setUp();
    answered(await set("active"));
    answered(await ben.api("readStory", { path: { id: card.id } }));
  });
});

describe("[F-01] whoever asks to be let in", () => {
  it("is told of to the owner once a day, however often the wish is withdrawn [OPEN-64] [R17]", async () => {
    const service = makeService();
    const [owner, ben] = [await person(service, "Olive"), await person(service, "Ben")];
    const card = await cardOf(service, owner, { group_link_privacy: "private" });
    const ask = async () => {
      const path = { type: "group" as const, value: card.tokens.group ?? "" };
      const { role } = answered(await ben.api("joinStory", { path })).story;
      answered(await ben.api("removeMember", { path: { id: role.id } }));
    };
    const told = async () => (await service.store.list("mails", { kind: "role_request" })).length;
    for (let n = 0; n < 5; n++) await ask();
    expect(await told()).toBe(1);
    await service.clock.step(days(1));
    await ask();
    expect(await told()).toBe(2);
  });
});

describe("[F-04] a group link that was made anew", () => {
  it.each([
    ["without a token", {}],
    ["with the old token", "old"],
    ["with the recipient's token", "recipient"],
  ])(
    "takes no message that was stored under the old one: %s [OPEN-69] [OPEN-95]",
    async (_, how) => {
      const service = makeService();
      const owner = await person(service, "Olive");
      const card = await cardOf(service, owner, {});
      const old = card.tokens.group ?? "";
      const visit = browser(service);
      const stored = answered(
        await visit.api("createContribution", { query: { group: old }, body: text("late") }),
      ).contribution;
      const makeToken = { path: { id: card.id }, body: { token_type: "group" as const } };
      answered(await owner.api("makeToken", makeToken));
      const ben = await person(service, "Ben", {}, visit);
      const body =
        how === "old"
          ? { groupToken: old }
          : how === "recipient"
            ? { groupToken: card.tokens.recipient ?? "" }
            : {};
      const send = (body: object) => ben.api("sendContribution", { path: { id: stored.id }, body });
      expect(codeOf(await send(body))).toBe("forbidden");
      expect(await service.store.list("roles", { account_id: ben.account.id })).toEqual([]);
      const { group } = (await readBy(owner, card)).tokens;
      expect(answered(await send({ groupToken: group })).contribution.status).toBe("approved");
    },
  );

  it("does not stop who is in the group already from sending what they stored", async () => {
    const service = makeService();
    const owner = await person(service, "Olive");
    const card = await cardOf(service, owner, {});
    const ben = await person(service, "Ben");
    const stored = answered(
      await ben.api("createContribution", {
        query: { group: card.tokens.group ?? "" },
        body: text("mine"),
      }),
    ).contribution;
    await joins(ben, card);
    const makeToken = { path: { id: card.id }, body: { token_type: "group" as const } };
    answered(await owner.api("makeToken", makeToken));
    const sent = await ben.api("sendContribution", { path: { id: stored.id }, body: {} });
    expect(answered(sent).contribution.status).toBe("approved");
  });
});

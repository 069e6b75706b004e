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

const set = async () => {
  const service = makeService();
  const person = browser(service);
  const id = await signIn(service, person, "ada@mail.test");
  return { service, person, id };
};

describe("a profile", () => {
  it("[ACCT-03][OPEN-44] changes, and answers tokens that replace the stored ones", async () => {
    const { service, person } = await set();
    const old = person.refreshToken ?? "";
    const { auth, account } = value(
      await person.api("changeAccount", { body: { first_name: "Adele", refresh_token: old } }),
    );
    expect(account).toMatchObject({ first_name: "Adele", last_name: "Lovelace" });
    expect(auth.refreshToken).not.toBe(old);
    service.clock.step(60_000);
    const body = { refresh_token: auth.refreshToken };
    expect(refusalOf(await person.api("refresh", { body }))).toBe("");
  });

  it("[ACCT-03] shows a new name on one's cards and messages", async () => {
    const service = makeService();
    const card = await ownedCard(service);
    await card.owner.api("changeAccount", { body: { first_name: "Oona" } });
    const { story } = value(await card.owner.api("readStory", { path: { id: card.id } }));
    expect(story.owner.first_name).toBe("Oona");
    expect(story.slides[0]?.creator?.first_name).toBe("Oona");
  });

  it("[API-04][OPEN-52] takes a new address only with the code that was sent there", async () => {
    const { service, person } = await set();
    await signIn(service, browser(service), "taken@mail.test");
    const email = "new@mail.test";
    const change = (body: object) => person.api("changeAccount", { body });
    expect(await change({ email })).toMatchObject({
      refusal: { code: "invalid", errors: [{ field: "verify_code" }] },
    });
    const codeFor = async (address: string) => {
      const { auth_context_id } = value(
        await person.api("requestCode", { body: { email: address } }),
      );
      return { auth_context_id, verify_code: (await newestLetter(service, address)).code };
    };
    const proof = await codeFor(email);
    expect(refusalOf(await change({ email, ...proof, verify_code: "abcdef" }))).toBe("forbidden");
    const changed = value(await change({ email, ...proof }));
    expect([changed.account.email, changed.auth.username]).toEqual([email, email]);
    expect((await newestLetter(service, "ada@mail.test")).subject).toContain("was changed");
    const taken = await codeFor("taken@mail.test");
    expect(await change({ email: "taken@mail.test", ...taken })).toMatchObject({
      refusal: { code: "invalid", errors: [{ field: "email" }] },
    });
  });

  it("[ACCT-04][OPEN-60] hides one's address, on messages too", async () => {
    const service = makeService();
    const card = await ownedCard(service);
    const gus = await joined(service, card, "gus@mail.test");
    const query = { story_id: card.id };
    const body = { type: "text", variant: "letter", description: "Hi" } as const;
    await gus.api("createSlide", { query, body });
    const shown = async () =>
      JSON.stringify(value(await card.owner.api("readStory", { path: { id: card.id } })));
    expect(await shown()).toContain("gus@mail.test");
    const { account } = value(await gus.api("changeSettings", { body: { hide_my_email: true } }));
    expect(account.hide_my_email).toBe(true);
    expect(await shown()).not.toContain("gus@mail.test");
    await gus.api("createSlide", { query, body });
    expect(await shown()).not.toContain("gus@mail.test");
  });

  it("[ACCT-06][OPEN-62] remembers tooltips, each once, also when marked at once", async () => {
    const { person } = await set();
    const complete = (name: string) => person.api("completeTooltip", { body: { complete: name } });
    await Promise.all(["a", "b", "c", "a"].map(complete));
    const { tooltips } = value(await person.api("readTooltips", {}));
    expect([...tooltips].sort()).toEqual(["a", "b", "c"]);
    expect(value(await person.api("readAccount", {})).account.tooltips).toEqual(tooltips);
  });
});

describe("deleting an account", () => {
  it("[ACCT-05] leaves nothing of it, and other people's cards as they were", async () => {
    const service = makeService();
    const card = await ownedCard(service);
    const gus = await joined(service, card, "gus@mail.test");
    const own = value(await gus.api("createStory", { body: { occasion: "thanks" } })).story;
    const body = { type: "text", variant: "letter", description: "From Gus" } as const;
    await gus.api("createSlide", { query: { story_id: card.id }, body });
    expect(refusalOf(await gus.api("deleteAccount", {}))).toBe("");
    const { story } = value(await card.owner.api("readStory", { path: { id: card.id } }));
    expect(story.slides.map((s) => s.description)).toContain("From Gus");
    expect(story.slides.find((s) => s.type === "text")?.creator?.first_name).toBe("Gus");
    for (const table of [
      "accounts",
      "roles",
      "slides",
      "mails",
      "auth_contexts",
      "sessions",
      "stories",
    ] as const) {
      const rows = JSON.stringify(await service.store.list(table, {}));
      expect(rows).not.toContain("gus@mail.test");
      expect(rows).not.toContain(gus.id);
      expect(rows).not.toContain(`"${own.id}"`);
    }
    expect(refusalOf(await gus.api("readAccount", {}))).toBe("unauthenticated");
    expect(refusalOf(await gus.api("refresh", { body: {} }))).toBe("unauthenticated");
  });
});

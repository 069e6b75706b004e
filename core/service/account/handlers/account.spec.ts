import { describe, expect, it } from "vitest";
import { freeCredit } from "#core/domain/platform/index.ts";
import { iso } from "#core/kernel/index.ts";
import { spoken } from "#specs/fixtures/english.ts";
import { joined, ownedCard } from "#specs/fixtures/ownedCard.ts";
import {
  type Browser,
  browser,
  makeService,
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

  it("[ACCT-01][API-03] holds what the specification names, and nothing else of the person", async () => {
    const { person } = await set();
    const { account } = value(await person.api("readAccount", {}));
    expect(Object.keys(account).sort()).toEqual([
      "credits_digital_available",
      "credits_digital_used",
      "credits_postal_available",
      "credits_postal_used",
      "email",
      "first_name",
      "hide_my_email",
      "id",
      "last_card_on",
      "last_name",
      "tooltips",
      "username",
    ]);
    expect([account.email, account.username]).toEqual(["ada@mail.test", "ada@mail.test"]);
  });

  it("[ACCT-01] knows when the last card was begun, and when one came along", async () => {
    const { service, person } = await set();
    const last = async (who: Browser) =>
      value(await who.api("readAccount", {})).account.last_card_on;
    const begin = async (who: Browser) =>
      value(await who.api("createStory", { body: { occasion: "thanks" } })).story.id;
    expect(await last(person)).toBeNull();
    await begin(person);
    expect(await last(person)).toBe(iso(service.clock.now()));

    const other = browser(service);
    for (const who of [person, other]) {
      who.accessToken = null;
      const id = await begin(who);
      await signIn(service, who, who === person ? "ada@mail.test" : "ben@mail.test");
      service.clock.step(60_000);
      value(await who.api("adoptStory", { path: { id } }));
      expect(await last(who)).toBe(iso(service.clock.now()));
    }
  });

  it("[ACCT-08][AUTH-51] is nobody’s who is not signed in", async () => {
    const { service } = await set();
    const nobody = browser(service);
    const codes = [
      await nobody.api("readAccount", {}),
      await nobody.api("changeAccount", { body: { first_name: "Eve" } }),
      await nobody.api("changeSettings", { body: { hide_my_email: true } }),
      await nobody.api("deleteAccount", {}),
      await nobody.api("readTooltips", {}),
      await nobody.api("completeTooltip", { body: { complete: "a" } }),
    ].map(refusalOf);
    expect(codes).toEqual(Array(6).fill("unauthenticated"));
  });

  it("[FORM-06][FORM-07][API-04] refuses names past their limits, and changes nothing", async () => {
    const { person } = await set();
    const change = (body: object) => person.api("changeAccount", { body });
    expect(spoken(await change({ first_name: " " }))).toMatchObject({
      refusal: { errors: [{ field: "first_name", message: "Please type in your first name" }] },
    });
    expect(spoken(await change({ last_name: "x".repeat(51) }))).toMatchObject({
      refusal: { errors: [{ field: "last_name", message: "Please use 50 characters or fewer" }] },
    });
    const { account } = value(await person.api("readAccount", {}));
    expect([account.first_name, account.last_name]).toEqual(["Ada", "Lovelace"]);
  });

  it("[ACCT-06][OPEN-62] remembers tooltips, each once, also when marked at once", async () => {
    const { person } = await set();
    const complete = (name: string) => person.api("completeTooltip", { body: { complete: name } });
    await Promise.all(["a", "b", "c", "a"].map(complete));
    const { tooltips } = value(await person.api("readTooltips", {}));
    expect([...tooltips].sort()).toEqual(["a", "b", "c"]);
    expect(value(await person.api("readAccount", {})).account.tooltips).toEqual(tooltips);
  });

  it.each([
    ["on", 1],
    ["off", 0],
  ] as const)(
    "[OPEN-18][OPEN-169] with tiers %s the mailing brings %i credit, once",
    async (tiers, credits) => {
      const service = makeService({ settings: { tiers } });
      const person = browser(service);
      await signIn(service, person, "ada@mail.test");
      const body = { complete: freeCredit.prompt };
      for (let told = 0; told < 2; told++) await person.api("completeTooltip", { body });
      const { account } = value(await person.api("readAccount", {}));
      expect(account.credits_digital_available).toBe(credits);
    },
  );
});

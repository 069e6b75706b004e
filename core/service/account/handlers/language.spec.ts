import { describe, expect, it } from "vitest";
import { answered, text } from "#specs/fixtures/messages.ts";
import { joined, ownedCard } from "#specs/fixtures/ownedCard.ts";
import {
  browser,
  makeService,
  newestLetter,
  refusalOf,
  signIn,
  value,
} from "#specs/fixtures/service.ts";

const pseudo = "en-x-pseudo";
const card = async () => {
  const service = makeService();
  return { service, ...(await ownedCard(service)) };
};
/** No sentence of the catalogue in pseudo has a plain "the" or "you". */
const english = /\b(the|you|your|a)\b/i;

describe("the language that somebody chose", () => {
  it("[API-05] is answered, or the nearest that there is", async () => {
    const { owner } = await card();
    const choose = async (locale: string) =>
      value(await owner.api("changeLanguage", { body: { locale } })).locale;
    expect(await choose("en-GB")).toBe("en-GB");
    expect(await choose("en-AU")).toBe("en");
    expect(await choose("tlh")).toBe("en");
  });

  it("[API-05] is a tag, and somebody’s who is logged in", async () => {
    const { service, owner } = await card();
    for (const locale of ["", "  ", "x".repeat(36), null, 1])
      expect(refusalOf(await owner.api("changeLanguage", { body: { locale } } as never))).toBe(
        "invalid",
      );
    const nobody = browser(service);
    const body = { locale: "en" };
    expect(refusalOf(await nobody.api("changeLanguage", { body }))).toBe("unauthenticated");
  });

  it("[API-05] is that of their emails, whoever causes them", async () => {
    const { service, owner, ownerId, ...made } = await card();
    value(await owner.api("changeLanguage", { body: { locale: pseudo } }));
    value(await owner.api("changeEmails", { body: { news: "at_once" } }));
    const gus = await joined(service, { owner, ownerId, ...made }, "gus@mail.test");
    const query = { story_id: made.id };
    answered(await gus.api("createSlide", { query, body: text("Dear Rae") }));
    const letter = await newestLetter(service, "olive@mail.test");
    expect(letter.subject).toMatch(/^Gus Guest .*ššààĝéé/);
    expect(letter.text).not.toMatch(english);
  });

  it("[ROLE-15][ROLE-19][SEND-02] is that of what they are invited to, nudged for and sent", async () => {
    const { service, owner, id, recipient } = await card();
    const pia = browser(service);
    await signIn(service, pia, "pia@mail.test");
    value(await pia.api("changeLanguage", { body: { locale: pseudo } }));
    const letters = async () => ({
      pia: (await newestLetter(service, "pia@mail.test")).text,
      ned: (await newestLetter(service, "ned@mail.test")).text,
    });
    const differ = async () => {
      const { pia: hers, ned: his } = await letters();
      expect(hers).not.toMatch(english);
      expect(his).toMatch(english);
      return hers;
    };
    const query = { story_id: id };
    const join_emails = ["pia@mail.test", "ned@mail.test"];
    const body = { join_emails, role_type: "contributor" as const };
    const { roles } = answered(await owner.api("invite", { query, body }));
    const invited = await differ();
    const path = { id };
    answered(await owner.api("nudge", { path: { id: roles[0]?.id ?? "" } }));
    expect(await differ()).not.toBe(invited);
    expect(answered(await owner.api("nudgeAll", { path })).nudged).toHaveLength(1);
    await differ();
    for (const recipient_email of join_emails)
      answered(
        await owner.api("sendStory", { path, body: { recipient_email, recipient_name: "Pia" } }),
      );
    expect(await differ()).toContain(recipient);
  });

  it("[AUTH-19] is told by the browser that they log in with, where it tells one", async () => {
    const { service, owner, id } = await card();
    const login = async (languages: string | null) => {
      const away = browser(service, undefined, languages);
      const email = "pia@mail.test";
      await signIn(service, away, email);
    };
    const invited = async () => {
      const body = { join_emails: ["pia@mail.test"], role_type: "contributor" as const };
      answered(await owner.api("invite", { query: { story_id: id }, body }));
      return (await newestLetter(service, "pia@mail.test")).text;
    };
    await login(pseudo);
    expect(await invited()).not.toMatch(english);
    await login(null);
    expect(await invited(), "a browser that says nothing changes nothing").not.toMatch(english);
  });
});

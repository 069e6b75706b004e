import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeLife } from "#core/domain/auth/index.ts";
import { minutes } from "#core/kernel/index.ts";
import { sentences, spoken } from "#specs/fixtures/english.ts";
import { about, mails, site } from "#specs/fixtures/mails.ts";
import { cardMail, invitationMail, newAddressMail, nudgeMail, render } from "./index.ts";

const inEnglish = (mail: Parameters<typeof render>[0]) => render(mail, sentences.in(null));

describe("each mail", () => {
  it.each(Object.entries(mails))(
    "[OPEN-26] %s has one button for each thing, to its own link, and no other link but those of its foot",
    (kind, [mail, ...paths]) => {
      const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url);
      const way = mail.unsubscribe === null ? [] : [mail.unsubscribe];
      const choice = /digest|contribution|signed/.test(kind)
        ? [`${site.address}/account#emails`]
        : [];
      expect([...new Set(links)]).toEqual([
        ...paths.map((path) => `${site.address}${path.replaceAll("&", "&amp;")}`),
        ...choice,
        ...way,
      ]);
      for (const path of paths) expect(mail.text).toContain(`${site.address}${path}`);
    },
  );

  it("[PAY-21] a receipt says who sold and their VAT number, where an operator has said so", () => {
    const { text } = mails["receipt of a business"][0];
    expect(text).toContain("Sold by Cards Ltd, 1 High Street, Leeds.");
    expect(text).toContain("VAT number: GB 123 4567 89");
    expect(mails.receipt[0].text).not.toMatch(/Sold by|VAT number/);
  });

  it("[ACCT-03] [API-04] to prove a new address holds the code, and no way to sign in with it", () => {
    const mail = inEnglish(newAddressMail(site, "123456"));
    expect(mail.text).toContain("123456");
    expect(mail.text).not.toContain("/auth");
  });

  it("[OPEN-48] that holds a code says how long it is good for", () => {
    const life = `It expires in ${codeLife / minutes(1)} minutes.`;
    for (const kind of ["sign in", "sign up", "new address"] as const)
      expect(mails[kind][0].text).toContain(life);
  });

  it("[OPEN-47] to sign in or up holds the code and the link", () => {
    for (const [mail] of [mails["sign in"], mails["sign up"]]) {
      expect(mail.text).toContain("123456");
      expect(mail.html).toContain("123456");
    }
  });

  it("[OPEN-26] has a subject of one line, whatever people call themselves or their card", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }), (whom, card) => {
        for (const text of [
          `${whom}\r\nBcc: all@mail.test\r\n\r\n${card}`,
          `${card}\u2028${whom}\n`,
        ]) {
          const { subject } = inEnglish(
            invitationMail(site, {
              whom: text,
              card: text,
              recipient: text,
              joinToken: "j1",
              wayOut: about.wayOut,
              logo: null,
              message: null,
              until: null,
            }),
          );
          // biome-ignore lint/suspicious/noControlCharactersInRegex: what has to be absent
          expect(subject).not.toMatch(/[\u0000-\u001f\u007f\u2028\u2029]/);
          expect(subject.length).toBeLessThanOrEqual(150);
        }
      }),
    );
  });

  it("[SEND-04] a test says so", () => {
    const test = inEnglish(
      cardMail(site, {
        whom: "Ada",
        recipientName: "",
        recipientToken: "r1",
        joinToken: null,
        cover: null,
        logo: null,
        message: "",
        isTogether: true,
        test: true,
      }),
    );
    expect(test.subject).toMatch(/^Test: /);
  });
});

describe("who a mail is for", () => {
  const card = {
    whom: "Ada",
    recipientName: "Rae",
    recipientToken: "r1",
    joinToken: null,
    cover: null,
    logo: null,
    message: "",
    test: false,
  };
  const invitation = { ...about, joinToken: "j1", message: null, until: null };

  it("[F-34] a card speaks of friends only where someone else signed", () => {
    expect(inEnglish(cardMail(site, { ...card, isTogether: true })).text).toContain(
      "Ada and friends made this",
    );
    expect(inEnglish(cardMail(site, { ...card, isTogether: false })).text).toContain(
      "Ada made this for you",
    );
  });

  it("[F-34] an invitation and a nudge say for whom the card is, where that is known", () => {
    const text = (recipient: string) =>
      inEnglish(invitationMail(site, { ...invitation, recipient })).text;
    expect(spoken(text("Rae Byron"))).toContain("is making a group card for Rae Byron and would");
    expect(text("")).toContain("is making a group card and would");
    const nudged = (recipient: string) =>
      inEnglish(nudgeMail(site, { ...about, joinToken: "j1", groupToken: "g1", recipient })).text;
    expect(nudged("Rae")).toContain("a message from you for Rae.");
    expect(nudged("")).toContain("a message from you. It only");
  });

  it("[F-08] who made a card with someone in mind is said to those who are given it, and to nobody else", () => {
    const said = Object.entries(mails).filter(([, [mail]]) =>
      mail.text.includes("someone included you in a card"),
    );
    expect(said.map(([kind]) => kind)).toEqual(["receive", "card"]);
    const test = inEnglish(cardMail(site, { ...card, isTogether: true, test: true }));
    expect(test.text).toContain("because you asked for a test of your card");
    for (const [, [mail]] of Object.entries(mails))
      expect(mail.text).toMatch(/\n--\nFanfold\nYou’re getting this email because/);
  });

  it("[F-34] who is asked to sign reads why, not that the card was made for them", () => {
    for (const { text, html } of [
      invitationMail(site, { ...invitation, recipient: "" }),
      nudgeMail(site, { ...about, joinToken: null, groupToken: "g1", recipient: "" }),
    ].map(inEnglish))
      for (const form of [text, html]) {
        expect(form).toContain("because Ada Lovelace invited you to sign a card on Fanfold");
        expect(form).not.toContain("included you in a card");
      }
  });
});

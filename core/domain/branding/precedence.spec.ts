import fc from "fast-check";
import { expect, it } from "vitest";
import { byPrecedence, isOnCard, type LogoLinkType, scales, shownLink } from "./index.ts";

it("[OPEN-130] a card's own logo comes before its theme's, that before the account's", () => {
  const types = fc.array(fc.constantFrom<LogoLinkType>("account", "story", "theme"));
  fc.assert(
    fc.property(types, (all) => {
      const links = all.map((type, at) => ({ type, at }));
      const first = (["story", "theme", "account"] as const).find((type) => all.includes(type));
      expect(shownLink(links)?.type).toBe(first);
      expect(shownLink(links)).toBe(byPrecedence(links)[0] ?? null);
      expect([...byPrecedence(links)].sort((a, b) => a.at - b.at)).toEqual(links);
    }),
  );
});

it("[OPEN-130] a logo is shown from half of its size to twice, as it is without a choice", () => {
  expect(scales).toEqual({ least: 0.5, usual: 1, most: 2 });
});

const draft = {
  sent_by_email_on: null,
  sent_by_post_on: null,
  sent_by_copy_link_on: null,
  received_on: null,
};
const [may, june] = ["2026-05-01T00:00:00.000Z", "2026-06-01T00:00:00.000Z"];

it.each([
  ["one not sent yet", draft, true],
  ["one sent afterwards", { ...draft, sent_by_email_on: june }, true],
  ["one sent in the same moment", { ...draft, sent_by_email_on: may }, true],
  ["one sent before", { ...draft, sent_by_copy_link_on: "2026-04-01T00:00:00.000Z" }, false],
  [
    "one sent before and again afterwards",
    { ...draft, received_on: "2026-04-01T00:00:00.000Z", sent_by_post_on: june },
    false,
  ],
])("[OPEN-130] an account's logo on %s: %s", (_what, card, is) => {
  expect(isOnCard({ created_on: may }, card)).toBe(is);
});

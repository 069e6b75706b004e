import { expect, it } from "vitest";
import type { StoryId } from "#core/kernel/index.ts";
import { joined, ownedCard } from "#specs/fixtures/ownedCard.ts";
import { makeService, refusalOf, value } from "#specs/fixtures/service.ts";

const set = async () => {
  const service = makeService();
  const card = await ownedCard(service);
  const gus = await joined(service, card, "gus@mail.test");
  const record = async () => await service.store.find("stories", card.id as StoryId);
  const name = (co_owner: boolean) =>
    card.owner.api("nameCoOwner", { path: { id: gus.roleId }, body: { co_owner } });
  return { service, card, gus, record, name };
};

it("[ROLE-06] naming somebody twice changes nothing the second time", async () => {
  const { gus, record, name } = await set();
  const before = await record();
  expect(value(await name(true)).role.co_owner).toBe(true);
  const named = await record();
  expect([named?.co_owners, (named?.version ?? 0) - (before?.version ?? 0)]).toEqual([[gus.id], 1]);
  value(await name(true));
  expect(await record()).toEqual(named);
  expect(value(await name(false)).role.co_owner).toBe(false);
  expect((await record())?.co_owners).toEqual([]);
});

it("[ROLE-06] the owner’s own part is none that helps", async () => {
  const { card } = await set();
  const { roles } = value(await card.owner.api("readGroup", { path: { id: card.id } }));
  const own = roles.find((role) => role.role_type === "owner");
  expect(own?.co_owner).toBeNull();
  const asked = { path: { id: own?.id ?? "" }, body: { co_owner: true } };
  expect(refusalOf(await card.owner.api("nameCoOwner", asked))).toBe("invalid");
});

it("[ROLE-06, ACCT-05] an account that is deleted stands in no card any more", async () => {
  const { gus, record, name } = await set();
  value(await name(true));
  expect((await record())?.co_owners).toEqual([gus.id]);
  expect(refusalOf(await gus.api("deleteAccount", {}))).toBe("");
  expect((await record())?.co_owners).toEqual([]);
});

it("[ROLE-06] what the card tells of itself says whose own it is", async () => {
  const { card, gus, name } = await set();
  value(await name(true));
  const owned = async (who: typeof gus | typeof card.owner) =>
    value(await who.api("readStory", { path: { id: card.id } })).story.owned;
  expect([await owned(card.owner), await owned(gus)]).toEqual([true, false]);
  value(await name(false));
  expect(await owned(gus)).toBeUndefined();
});

it("[ROLE-06] whoever is named is told by mail, not as often as somebody changes their mind", async () => {
  const { service, name } = await set();
  const mailed = async () => await service.store.list("mails", { kind: "co_owner" });
  value(await name(true));
  expect((await mailed()).map(({ to_email }) => to_email)).toEqual(["gus@mail.test"]);
  value(await name(true));
  value(await name(false));
  expect(await mailed()).toHaveLength(1);
  for (let time = 0; time < 5; time++) {
    value(await name(true));
    value(await name(false));
  }
  expect(await mailed()).toHaveLength(3);
});

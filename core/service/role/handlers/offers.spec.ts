import { expect, it } from "vitest";
import { offerLife } from "#core/domain/story/index.ts";
import type { StoryId } from "#core/kernel/index.ts";
import { joined, ownedCard } from "#specs/fixtures/ownedCard.ts";
import { browser, makeService, refusalOf, signIn, value } from "#specs/fixtures/service.ts";

const set = async () => {
  const service = makeService();
  const card = await ownedCard(service);
  const gus = await joined(service, card, "gus@mail.test");
  const path = { id: card.id };
  const record = async () => await service.store.find("stories", card.id as StoryId);
  const offer = (body: { readonly role_id?: string; readonly email?: string }) =>
    card.owner.api("offerCard", { path, body });
  const token = async () => ({ path: { token: (await record())?.offer_token ?? "" } });
  const types = async () =>
    (await service.store.list("roles", { story_id: card.id as StoryId })).map(
      ({ account_id, role_type }) => [account_id, role_type],
    );
  return { service, card, gus, path, record, offer, token, types };
};

it("[ROLE-06] whoever accepts owns the card, once, and whoever owned it helps", async () => {
  const { service, card, gus, offer, token, record, types } = await set();
  value(await offer({ role_id: gus.roleId }));
  const asked = await token();
  const both = await Promise.all([gus.api("acceptOffer", asked), gus.api("acceptOffer", asked)]);
  expect(both.map((one) => value(one).offer)).toMatchObject([
    { state: "accepted", story_id: card.id },
    { state: "accepted", story_id: card.id },
  ]);
  const taken = await record();
  expect([taken?.owner_account_id, taken?.co_owners]).toEqual([gus.id, [card.ownerId]]);
  expect(taken?.owner_first_name).toBe("Gus");
  const told = await service.store.list("mails", { kind: "handed_over" });
  expect(told.map(({ to_email }) => to_email)).toEqual(["olive@mail.test"]);
  expect((await types()).sort()).toEqual(
    [
      [card.ownerId, "contributor"],
      [gus.id, "owner"],
    ].sort(),
  );
  expect(refusalOf(await card.owner.api("deleteStory", { path: { id: card.id } }))).toBe(
    "forbidden",
  );
  expect(refusalOf(await gus.api("deleteStory", { path: { id: card.id } }))).toBe("");
});

it("[ROLE-06] somebody outside the group takes it over with the address it was sent to, and nobody else", async () => {
  const { service, gus, offer, token, record } = await set();
  value(await offer({ email: "ida@mail.test" }));
  expect(refusalOf(await gus.api("acceptOffer", await token()))).toBe("forbidden");
  const ida = browser(service);
  await signIn(service, ida, "ida@mail.test", { first_name: "Ida", last_name: "Guest" });
  expect(value(await ida.api("readOffer", await token())).offer.state).toBe("open");
  value(await ida.api("acceptOffer", await token()));
  expect((await record())?.offer?.state).toBe("accepted");
  expect(refusalOf(await gus.api("acceptOffer", await token()))).toBe("forbidden");
});

it("[ROLE-06] an offer that was withdrawn, declined or is over leads nowhere", async () => {
  const { service, card, gus, path, offer, token, record } = await set();
  const state = async () => value(await gus.api("readOffer", await token())).offer.state;
  const closed = async () => refusalOf(await gus.api("acceptOffer", await token()));
  value(await offer({ role_id: gus.roleId }));
  value(await card.owner.api("withdrawOffer", { path }));
  expect([await state(), await closed()]).toEqual(["withdrawn", "gone"]);
  value(await offer({ role_id: gus.roleId }));
  value(await gus.api("declineOffer", await token()));
  value(await gus.api("declineOffer", await token()));
  expect([await state(), await closed()]).toEqual(["declined", "gone"]);
  value(await offer({ role_id: gus.roleId }));
  await service.store.commit(
    [
      {
        kind: "change",
        table: "stories",
        id: card.id as StoryId,
        version: null,
        set: { setup_send_complete: true },
      },
    ],
    [],
  );
  expect([await state(), await closed()]).toEqual(["sent", "gone"]);
  expect(refusalOf(await offer({ role_id: gus.roleId }))).toBe("invalid");
  expect((await record())?.owner_account_id).toBe(card.ownerId);
});

it("[ROLE-06] an offer is over after two weeks", async () => {
  const { service, gus, offer, token } = await set();
  value(await offer({ role_id: gus.roleId }));
  service.clock.step(offerLife);
  expect(value(await browser(service).api("readOffer", await token())).offer.state).toBe("expired");
});

it("[ROLE-06] a new offer ends the one before, and none is made to oneself or to no one", async () => {
  const { gus, offer, token, record } = await set();
  value(await offer({ role_id: gus.roleId }));
  const before = await token();
  value(await offer({ email: "Ida@Mail.test" }));
  expect(refusalOf(await gus.api("readOffer", before))).toBe("notFound");
  expect((await record())?.offer_email).toBe("ida@mail.test");
  expect(refusalOf(await offer({}))).toBe("invalid");
  expect(refusalOf(await offer({ role_id: "none" }))).toBe("invalid");
  expect(refusalOf(await offer({ email: "olive@mail.test" }))).toBe("invalid");
});

it("[ROLE-06, ACCT-05] an address that goes with its account stands in no offer any more", async () => {
  const { gus, offer, record } = await set();
  value(await offer({ role_id: gus.roleId }));
  expect(refusalOf(await gus.api("deleteAccount", {}))).toBe("");
  const { offer: left, offer_email, offer_token } = (await record()) ?? {};
  expect([left, offer_email, offer_token]).toEqual([null, null, null]);
});

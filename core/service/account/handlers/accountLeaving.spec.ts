import { describe, expect, it } from "vitest";
import { days, minutes } from "#core/kernel/index.ts";
import { leavingPerson } from "#specs/fixtures/leavingPerson.ts";
import { cardOf, png, person as someone, upload } from "#specs/fixtures/messages.ts";
import { joined, ownedCard } from "#specs/fixtures/ownedCard.ts";
import { browser, makeService, refusalOf, signIn, value } from "#specs/fixtures/service.ts";
import { reap } from "../../jobs/index.ts";

const gone = async (world: Awaited<ReturnType<typeof leavingPerson>>) => {
  expect(refusalOf(await world.person.api("deleteAccount", {}))).toBe("");
  await world.service.outbox.idle();
};

describe("deleting an account", () => {
  it("[ACCT-05][R16] leaves none of fifty canaries in any collection, medium or mail", async () => {
    const world = await leavingPerson();
    const planted = await world.found();
    // each was really there, or it could not be missed
    expect(world.canaries.filter(([what]) => !planted.includes(what))).toEqual([]);
    expect(world.canaries.length).toBeGreaterThanOrEqual(50);
    await gone(world);
    const left = await world.found();
    console.info(
      `R16: ${world.canaries.length} canaries in ${world.collections} collections, objects and outbox: ${planted.length} found before, ${left.length} after`,
    );
    expect(left).toEqual([]);
  });

  it("[ACCT-05][R16] leaves other people’s cards as they were, signed with the name that was given", async () => {
    const world = await leavingPerson();
    const before = await world.others();
    await gone(world);
    const after = await world.others();
    console.info(`R16: ${after.length} cards of other people intact`);
    expect(after.length).toBeGreaterThanOrEqual(3);
    expect(after).toEqual(before);
    for (const card of after) expect(card.signed).toContain("Cana Ryson");
  });

  it("[ACCT-05][R16] the name stands on the given messages and nowhere else", async () => {
    const world = await leavingPerson();
    await gone(world);
    const slides = await world.service.store.list("slides", {});
    const theirs = slides.filter((s) => s.creator_first_name === "Cana");
    expect(theirs.length).toBeGreaterThan(0);
    for (const slide of theirs)
      expect([slide.account_id, slide.visitor_id, slide.creator_email, slide.role_id]).toEqual([
        null,
        null,
        null,
        null,
      ]);
    const rest = (await world.dump()).replaceAll('"creator_first_name":"Cana"', "");
    expect(rest).not.toContain("Cana");
  });

  it("[ACCT-05] logs out everywhere, and the tokens that are left do nothing", async () => {
    const world = await leavingPerson();
    const { person, phone, service } = world;
    await gone(world);
    for (const who of [person, phone]) {
      expect(refusalOf(await who.api("readAccount", {}))).toBe("unauthenticated");
      expect(refusalOf(await who.api("refresh", { body: {} }))).toBe("unauthenticated");
      const refresh_token = who.refreshToken ?? "";
      const asked = await who.api("refresh", { body: { refresh_token } });
      expect(refusalOf(asked)).toBe("unauthenticated");
    }
    const [upload, occasion] = [{ media_type: "photo", mime_type: "image/png" }, "thanks"] as const;
    const writes = [
      await phone.api("createStory", { body: { occasion } }),
      await phone.api("requestUpload", { body: upload }),
      await phone.api("changeSettings", { body: { hide_my_email: true } }),
      await phone.api("joinStory", { path: { type: "group", value: world.group } }),
    ];
    expect(writes.map(refusalOf)).toEqual(Array(4).fill("unauthenticated"));
    expect(await world.found()).toEqual([]);
    expect(await service.store.list("sessions", { account_id: world.id })).toEqual([]);
  });

  it("[ACCT-05][R15] removes files for certain: what a broken store kept goes with the next reaping", async () => {
    const world = await leavingPerson();
    const { service } = world;
    const { remove } = service.objects;
    service.objects.remove = () => Promise.reject(new Error("down"));
    await gone(world);
    expect(await world.found()).not.toEqual([]);
    service.objects.remove = remove;
    service.clock.step(days(1) + 1);
    await reap(service);
    expect(await world.found()).toEqual([]);
  });

  it("[ACCT-05] a file that is still on its way is not kept when it arrives", async () => {
    const world = await leavingPerson();
    const { service, person } = world;
    const body = { media_type: "photo", mime_type: "image/png" } as const;
    const form = value(await person.api("requestUpload", { body }));
    await gone(world);
    service.objects.post(form, new Uint8Array([1, 2, 3]));
    expect(service.objects.keys).toContain(form.fields.key);
    service.clock.step(days(1) + minutes(1));
    await reap(service);
    expect(service.objects.keys).not.toContain(form.fields.key);
  });

  it("[ACCT-05] and making a card at the same moment leave no card of nobody’s", async () => {
    const service = makeService();
    const person = browser(service);
    const id = await signIn(service, person, "ada@mail.test");
    await Promise.all([
      person.api("deleteAccount", {}),
      person.api("createStory", { body: { occasion: "thanks" } }),
      person.api("createStory", { body: { occasion: "birthday" } }),
    ]);
    expect(await service.store.list("accounts", { id: id as never })).toEqual([]);
    expect(await service.store.list("stories", { owner_account_id: id as never })).toEqual([]);
  });

  it("[ACCT-05] a card that is begun while the others are looked up is not overlooked, nor its photo", async () => {
    const service = makeService();
    const ada = await someone(service, "Ada");
    const { store } = service;
    const list = store.list.bind(store) as (...asked: unknown[]) => Promise<unknown>;
    let meanwhile: (() => Promise<void>) | null = async () => {
      const card = await cardOf(service, ada);
      const { key } = await upload(service, ada, png());
      const medium = { s3_key: key, media_type: "photo", mime_type: "image/png" } as const;
      value(await ada.api("createMedia", { body: { ...medium, story_id: card.id } }));
      expect(service.objects.keys.length).toBeGreaterThan(0);
    };
    store.list = (async (...asked: unknown[]) => {
      const rows = await list(...asked);
      // the last of what is looked up
      const isLast = asked[0] === "slides" && Object.hasOwn(asked[1] as object, "sent_on");
      const run = isLast ? meanwhile : null;
      if (run !== null) {
        meanwhile = null;
        await run();
      }
      return rows;
    }) as never;
    expect(refusalOf(await ada.api("deleteAccount", {}))).toBe("");
    expect(meanwhile).toBeNull();
    for (const table of ["stories", "slides", "media"] as const)
      expect(await store.list(table, {}), table).toEqual([]);
    expect(service.objects.keys).toEqual([]);
  });

  it("[ACCT-05] the address can begin again, with nothing of what was", async () => {
    const service = makeService();
    const card = await ownedCard(service);
    const gus = await joined(service, card, "gus@mail.test");
    value(await gus.api("deleteAccount", {}));
    const again = browser(service);
    const id = await signIn(service, again, "gus@mail.test");
    expect(id).not.toBe(gus.id);
    expect(value(await again.api("readRoles", {})).roles).toEqual([]);
  });
});

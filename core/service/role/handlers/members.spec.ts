import { describe, expect, it } from "vitest";
import { days } from "#core/kernel/index.ts";
import { spoken } from "#specs/fixtures/english.ts";
import { png, upload } from "#specs/fixtures/messages.ts";
import { joined, ownedCard } from "#specs/fixtures/ownedCard.ts";
import {
  type Browser,
  browser,
  makeService,
  refusalOf,
  signIn,
  value,
} from "#specs/fixtures/service.ts";
import { reap } from "../../jobs/index.ts";

const set = async () => {
  const service = makeService();
  const card = await ownedCard(service);
  const gus = await joined(service, card, "gus@mail.test");
  const write = async (who: Browser, description: string) =>
    value(
      await who.api("createSlide", {
        query: { story_id: card.id },
        body: { type: "text", variant: "letter", description },
      }),
    ).slide.id;
  const slides = async () =>
    value(await card.owner.api("readStory", { path: { id: card.id } })).story.slides;
  return { service, card, gus, write, slides };
};

describe("removing a member", () => {
  it("[OPEN-67][ROLE-19] leaves the messages to the owner, under their author's name", async () => {
    const { service, card, gus, write, slides } = await set();
    const id = await write(gus, "From Gus");
    expect(refusalOf(await card.owner.api("removeMember", { path: { id: gus.roleId } }))).toBe("");
    const kept = (await slides()).find((s) => s.id === id);
    expect(kept?.creator).toMatchObject({ id: card.ownerId, first_name: "Gus" });
    expect(refusalOf(await gus.api("readStory", { path: { id: card.id } }))).toBe("forbidden");
    expect(await service.store.list("roles", { account_id: gus.id as never })).toEqual([]);
  });

  it("[OPEN-67] takes the messages out where asked, and closes the places up", async () => {
    const { card, gus, write, slides } = await set();
    await write(gus, "One");
    await write(card.owner, "Two");
    await write(gus, "Three");
    await card.owner.api("removeMember", {
      path: { id: gus.roleId },
      query: { reassign_media: false },
    });
    const left = await slides();
    expect(left.filter((s) => s.type === "text").map((s) => s.description)).toEqual(["Two"]);
    expect(left.map((s) => s.position)).toEqual([1, 2, 3]);
  });

  it.each([
    [false, true],
    [true, false],
  ])(
    "[F-22][R15] takes the files of what went along (messages stay: %s; one that was sent: %s)",
    async (reassign_media, isSent) => {
      const { service, card, gus, write } = await set();
      const id = await write(gus, "From Gus");
      if (!isSent)
        await service.store.commit(
          [{ kind: "change", table: "slides", id, version: null, set: { sent_on: null } }],
          [],
        );
      const drawn = (await upload(service, gus, png())).key;
      value(await gus.api("setThumbnail", { path: { id }, body: { s3_key: drawn } }));
      if (isSent) {
        const { key } = await upload(service, gus, png());
        value(
          await gus.api("createMedia", {
            body: { s3_key: key, media_type: "photo", mime_type: "image/png", story_id: card.id },
          }),
        );
      }
      expect(service.objects.keys).toHaveLength(isSent ? 3 : 1);
      const remove = { path: { id: gus.roleId }, query: { reassign_media } };
      expect(refusalOf(await card.owner.api("removeMember", remove))).toBe("");
      expect(service.objects.keys).toEqual([]);
    },
  );

  it("[F-22] leaves a note for the reaper of what could not be removed at once", async () => {
    const { service, card, gus, write } = await set();
    const id = await write(gus, "From Gus");
    const drawn = (await upload(service, gus, png())).key;
    value(await gus.api("setThumbnail", { path: { id }, body: { s3_key: drawn } }));
    const remove = service.objects.remove.bind(service.objects);
    service.objects.remove = () => Promise.reject(new Error("the disk is away"));
    await card.owner.api("removeMember", {
      path: { id: gus.roleId },
      query: { reassign_media: false },
    });
    service.objects.remove = remove;
    expect(service.objects.keys).toHaveLength(1);
    service.clock.step(days(2));
    await reap(service);
    expect(service.objects.keys).toEqual([]);
  });

  it("[ROLE-18][OPEN-66] is also leaving; the owner stays, and nobody removes others", async () => {
    const { service, card, gus } = await set();
    const ina = await joined(service, card, "ina@mail.test");
    const remove = (who: Browser, id: string) => who.api("removeMember", { path: { id } });
    expect(refusalOf(await remove(ina, gus.roleId))).toBe("forbidden");
    expect(refusalOf(await remove(gus, gus.roleId))).toBe("");
    const path = { type: "id", value: card.id } as const;
    const own = value(await card.owner.api("readOwnRole", { path })).story.role?.id ?? "";
    expect(refusalOf(await remove(card.owner, own))).toBe("invalid");
  });
});

describe("a recipient", () => {
  it("[RECIP-02][OPEN-65] keeps the card once signed in, and keeps it once", async () => {
    const { service, card } = await set();
    const rae = browser(service);
    const save = () => rae.api("saveCard", { path: { token: card.recipient } });
    expect(refusalOf(await save())).toBe("unauthenticated");
    await signIn(service, rae, "rae@mail.test");
    const { role } = value(await save());
    expect(role).toMatchObject({ role_type: "recipient", status: "active" });
    expect(value(await save()).role.id).toBe(role.id);
    const { roles } = value(await rae.api("readRoles", {}));
    expect(roles.map((r) => r.story?.saved)).toEqual([true]);
  });

  it("[RECIP-03][ROLE-01] who was shut out does not", async () => {
    const { service, card } = await set();
    const rae = browser(service);
    await signIn(service, rae, "rae@mail.test");
    const save = () => rae.api("saveCard", { path: { token: card.recipient } });
    const { role } = value(await save());
    await card.owner.api("changeRole", { path: { id: role.id }, body: { status: "rejected" } });
    expect(refusalOf(await save())).toBe("forbidden");
  });

  it("[API-63] alone marks the card as watched", async () => {
    const { service, card, gus } = await set();
    const rae = browser(service);
    await signIn(service, rae, "rae@mail.test");
    const { role } = value(await rae.api("saveCard", { path: { token: card.recipient } }));
    const watched = (who: Browser, id: string) =>
      who.api("markWatched", { path: { id }, body: { has_watched: true } });
    expect(value(await watched(rae, role.id)).role.has_watched).toBe(true);
    expect(spoken(await watched(gus, gus.roleId))).toMatchObject({
      refusal: { code: "forbidden", message: "User is not a recipient for this story" },
    });
    expect(refusalOf(await watched(gus, role.id))).toBe("forbidden");
  });
});

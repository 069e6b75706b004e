import { describe, expect, it } from "vitest";
import {
  addText,
  answered,
  cardOf,
  codeOf,
  joins,
  person,
  png,
  upload,
} from "#specs/fixtures/messages.ts";
import { makeService } from "#specs/fixtures/service.ts";

describe("[F-05] what the owner approved", () => {
  const picture = async (moderated: boolean) => {
    const service = makeService();
    const [owner, ben] = [await person(service, "Olive"), await person(service, "Ben")];
    const card = await cardOf(service, owner, {});
    const path = { path: { id: card.id } };
    answered(await owner.api("changeStory", { ...path, body: { content_moderation: moderated } }));
    await joins(ben, card);
    const message = await addText(ben, card, "hello");
    const draw = async (who = ben) => {
      const { key } = await upload(service, who, png());
      return who.api("setThumbnail", { path: { id: message.id }, body: { s3_key: key } });
    };
    const approve = async () =>
      answered(await owner.api("approveSlide", { path: { id: message.id } }));
    return { service, owner, ben, card, message, draw, approve };
  };

  it("keeps its picture under moderation, whoever drew it [MODER-04] [THUMB-07]", async () => {
    const { owner, ben, message, draw, approve, service } = await picture(true);
    answered(await draw());
    await approve();
    const before = await service.store.find("slides", message.id);
    expect(codeOf(await draw())).toBe("forbidden");
    expect(await service.store.find("slides", message.id)).toEqual(before);
    answered(await draw(owner));
    const changed = { path: { id: message.id }, body: { description: "other" } };
    expect(answered(await ben.api("changeSlide", changed)).slide.status).toBe("moderated");
    answered(await draw());
  });

  it("keeps its picture when its author is shut out, and once moderation is switched on", async () => {
    const { owner, ben, card, draw, service } = await picture(false);
    answered(await draw());
    const path = { path: { id: card.id } };
    answered(await owner.api("changeStory", { ...path, body: { content_moderation: true } }));
    expect(codeOf(await draw())).toBe("forbidden");
    answered(await owner.api("changeStory", { ...path, body: { content_moderation: false } }));
    answered(await draw());
    const [role] = await service.store.list("roles", { account_id: ben.account.id });
    const out = { path: { id: role?.id ?? "" }, body: { status: "rejected" as const } };
    answered(await owner.api("changeRole", out));
    expect(codeOf(await draw())).toBe("forbidden");
  });

  it("keeps the name of who was shut out, whatever they call themselves afterwards", async () => {
    const { owner, ben, card, service } = await picture(false);
    const other = await cardOf(service, ben, {});
    const [role] = await service.store.list("roles", {
      account_id: ben.account.id,
      story_id: card.id as never,
    });
    const out = { path: { id: role?.id ?? "" }, body: { status: "rejected" as const } };
    answered(await owner.api("changeRole", out));
    answered(await ben.api("changeAccount", { body: { first_name: "Rude" } }));
    const names = async (id: string) =>
      (
        await service.store.list("slides", { story_id: id as never, account_id: ben.account.id })
      ).map((s) => s.creator_first_name);
    expect(await names(card.id)).toEqual(["Ben"]);
    expect(new Set(await names(other.id))).toEqual(new Set(["Rude"]));
  });
});

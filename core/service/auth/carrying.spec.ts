import { describe, expect, it } from "vitest";
import { jpeg, upload } from "#specs/fixtures/messages.ts";
import { ownedCard } from "#specs/fixtures/ownedCard.ts";
import { makeService, value } from "#specs/fixtures/service.ts";

const rae = "rae@mail.test";
const started = async () => {
  const service = makeService();
  const { owner, id } = await ownedCard(service);
  const { story } = value(await owner.api("readStory", { path: { id } }));
  const cover = story.slides[0]?.id ?? "";
  const draw = async () => {
    const { key } = await upload(service, owner, jpeg(), "image/jpeg");
    value(await owner.api("setThumbnail", { path: { id: cover }, body: { s3_key: key } }));
  };
  const send = async () => {
    value(await owner.api("sendStory", { path: { id }, body: { recipient_email: rae } }));
    await service.outbox.idle();
  };
  return { service, draw, send, tokens: story.tokens };
};

describe("the mail with the card", () => {
  it("[F-34] carries the picture of its cover, which names no link", async () => {
    const { service, draw, send, tokens } = await started();
    await draw();
    await send();
    const mail = service.mailer.to(rae);
    expect(mail?.pictures).toMatchObject([{ id: "cover@card", mime_type: "image/jpeg" }]);
    expect(mail?.pictures[0]?.bytes.length).toBeGreaterThan(0);
    const [picture = ""] = mail?.html.match(/<img[^>]*>/) ?? [];
    expect(picture).toContain('src="cid:cover@card"');
    expect(picture).toContain('alt="The cover of your card"');
    expect(picture).not.toContain(tokens.recipient ?? "-");
    const [kept] = await service.store.list("mails", { kind: "card" });
    expect(kept).toMatchObject({ picture: null, html: "" });
  });

  it("[F-34] has no hole where the cover was never drawn", async () => {
    const { service, send } = await started();
    await send();
    expect(service.mailer.to(rae)).toMatchObject({ pictures: [] });
    expect(service.mailer.to(rae)?.html).not.toMatch(/<img|cid:/);
  });

  it("[F-34] goes without its picture where the cover was drawn anew while it waited", async () => {
    const { service, draw, send } = await started();
    await draw();
    service.mailer.refuse({ ok: false, again: true, reason: "ETIMEDOUT at CONN" });
    await send();
    await draw();
    await service.clock.pass(60_000);
    await service.outbox.idle();
    const mail = service.mailer.to(rae);
    expect(mail?.pictures).toEqual([]);
    expect(mail?.html).not.toMatch(/<img|cid:|picture-->/);
    expect(mail?.html).toContain("Open your card");
  });
});

import { describe, expect, it } from "vitest";
import { hours } from "#core/kernel/index.ts";
import { answered, cardOf, person, png, upload } from "#specs/fixtures/messages.ts";
import { makeService } from "#specs/fixtures/service.ts";

const tom = "tom@example.com";

const set = async () => {
  const service = makeService();
  const ada = await person(service, "Ada");
  const story_id = (await cardOf(service, ada)).id;
  const { key, etag } = await upload(service, ada, png(600, 200), "image/png", "logo");
  const { logo } = answered(
    await ada.api("createLogo", {
      body: {
        ...{ s3_key: key, s3_etag: etag, mime_type: "image/png" },
        original_filename: "acme.png",
      },
    }),
  );
  const body = { type: "story", story_id, logo_id: logo.id } as const;
  const { logo_link } = answered(await ada.api("createLogoLink", { body }));
  const invite = async (role_type: "contributor" | "recipient" = "contributor") => {
    const asked = { role_type, join_emails: [tom] };
    answered(await ada.api("invite", { query: { story_id }, body: asked }));
    await service.outbox.idle();
  };
  const shown = () => {
    const mail = service.mailer.to(tom);
    return { carried: mail?.pictures.map(({ id }) => id), html: mail?.html ?? "" };
  };
  return { service, ada, story_id, logo, logo_link, invite, shown };
};

describe("the logo in mails about a card [OPEN-130]", () => {
  it.each(["contributor", "recipient"] as const)("is in an invitation of a %s", async (role) => {
    const { invite, shown, service } = await set();
    await invite(role);
    expect(shown()).toMatchObject({ carried: ["logo@card"] });
    expect(shown().html).toContain('src="cid:logo@card" width="108" height="36"');
    expect(await service.store.list("mails", { kind: "invitation" })).toMatchObject([
      { logo: null, html: "" },
    ]);
  });

  it("is as large as it is on the card", async () => {
    const { ada, logo_link, invite, shown } = await set();
    const path = { id: logo_link.id };
    answered(await ada.api("changeLogoLink", { path, body: { scale: 0.5 } }));
    await invite();
    expect(shown().html).toContain('src="cid:logo@card" width="54" height="18"');
  });

  it("is in a nudge, by hand", async () => {
    const { ada, story_id, invite, shown, service } = await set();
    await invite();
    await service.clock.pass(hours(25));
    const { nudged } = answered(await ada.api("nudgeAll", { path: { id: story_id } }));
    await service.outbox.idle();
    expect(nudged).toHaveLength(1);
    expect(service.mailer.to(tom)?.subject).toContain("Don’t forget");
    expect(shown().carried).toEqual(["logo@card"]);
  });

  it("is left out where it was removed while the mail waited", async () => {
    const { service, invite, shown, logo } = await set();
    service.mailer.refuse({ ok: false, again: true, reason: "ETIMEDOUT at CONN" });
    await invite();
    const small = logo.urls.small.replace(service.settings.link(""), "");
    expect(await service.store.list("mails", { kind: "invitation" })).toMatchObject([
      { logo: small },
    ]);
    await service.objects.remove(small);
    await service.clock.pass(60_000);
    await service.outbox.idle();
    expect(shown()).toMatchObject({ carried: [] });
    expect(shown().html).not.toMatch(/<img|cid:|logo-->/);
  });
});

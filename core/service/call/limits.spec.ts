import { describe, expect, it } from "vitest";
import { bounds, limits } from "#core/domain/limits/index.ts";
import type { SlideRecord } from "#core/domain/slide/index.ts";
import { as, days } from "#core/kernel/index.ts";
import { addText, cardOf, codeOf, joins, person, text } from "#specs/fixtures/messages.ts";
import { type Browser, browser, makeService, type TestService } from "#specs/fixtures/service.ts";

const mailsTo = async (service: TestService, to: string, kind?: string) =>
  service.store.list("mails", kind === undefined ? { to_email: to } : { to_email: to, kind });

const hosted = async () => {
  const service = makeService();
  const olive = await person(service, "Olive", { news: "at_once" });
  return { service, olive, story: await cardOf(service, olive, { product_tier: "unlimited" }) };
};
const invite = (who: Browser, story: { id: string }, ...join_emails: string[]) =>
  who.api("invite", {
    query: { story_id: story.id },
    body: { join_emails, role_type: "contributor" },
  });
const send = (who: Browser, story: { id: string }, recipient_email: string) =>
  who.api("sendStory", {
    path: { id: story.id },
    body: { recipient_email, recipient_name: "Robin", set_reminder: false },
  });

describe("limits by whom they protect", () => {
  it("[F-17] one account that invites somebody everywhere keeps nobody else from writing to them", async () => {
    const { service, olive, story } = await hosted();
    const mallory = await person(service, "Mallory");
    let got = 0;
    for (let n = 0; n < 20; n++) {
      const card = await cardOf(service, mallory);
      if ((await invite(mallory, card, "robin@mail.test")).ok) got++;
    }
    expect(got).toBe(limits.invitationsOfPair.limit);
    expect(codeOf(await invite(olive, story, "robin@mail.test"))).toBe("ok");
    expect(codeOf(await send(olive, story, "robin@mail.test"))).toBe("ok");
  });

  it("[F-17] a card reaches somebody whom many invite that day", async () => {
    const { service, olive, story } = await hosted();
    for (let n = 0; n < 30; n++) {
      const other = await person(service, `Friend${n}`);
      const card = await cardOf(service, other);
      for (let m = 0; m < 3; m++) await invite(other, card, "robin@mail.test");
    }
    expect(await mailsTo(service, "robin@mail.test", "invitation")).toHaveLength(
      limits.invitationsToAddress.limit,
    );
    expect(codeOf(await invite(olive, story, "robin@mail.test"))).toBe("limited");
    expect(codeOf(await send(olive, story, "robin@mail.test"))).toBe("ok");
  });

  it("[F-17] a stranger’s many thanks stop neither other people’s news nor what the organiser is sent", async () => {
    const { service, olive, story } = await hosted();
    const stranger = await person(service, "Stranger");
    const token = story.tokens.recipient ?? "";
    for (let n = 0; n < 40; n++)
      await stranger.api("thank", { path: { token }, body: { thanks_message: `Thanks ${n}` } });
    const to = olive.account.email;
    expect(await mailsTo(service, to, "thanks")).toHaveLength(limits.noticesOfPair.limit);
    const fred = await person(service, "Fred");
    await joins(fred, story);
    await addText(fred, story, "Hello");
    expect(await mailsTo(service, to, "contribution")).toHaveLength(1);
    const rae = await person(service, "Rae");
    const theirs = await cardOf(service, rae, { product_tier: "unlimited" });
    expect(codeOf(await send(rae, theirs, to))).toBe("ok");
    const spent = await service.store.list("mails", { sender: stranger.account.id });
    expect(spent).toHaveLength(limits.noticesOfPair.limit);
    expect(codeOf(await invite(stranger, await cardOf(service, stranger), "a@mail.test"))).toBe(
      "ok",
    );
  });

  it("[F-16] the same invitation goes to an address three times a day", async () => {
    const { service, olive, story } = await hosted();
    const all = await Promise.all(
      Array.from({ length: 20 }, () => invite(olive, story, "robin@mail.test")),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(limits.invitationToCard.limit);
    service.clock.step(days(1));
    expect(codeOf(await invite(olive, story, "robin@mail.test"))).toBe("ok");
  });

  it("[F-16] withdrawing and inviting anew makes no room for another nudge", async () => {
    const { service, olive, story } = await hosted();
    let nudges = 0;
    for (let n = 0; n < 14; n++) {
      const invited = await invite(olive, story, "robin@mail.test");
      const [role] = invited.ok ? invited.value.roles : await service.store.list("roles", {});
      const path = { id: role?.id ?? "" };
      if ((await olive.api("nudge", { path })).ok) nudges++;
      const all = await olive.api("nudgeAll", { path: { id: story.id } });
      nudges += all.ok ? all.value.nudged.length : 0;
      await olive.api("deleteRole", { path });
    }
    expect(nudges).toBe(1);
    expect(await mailsTo(service, "robin@mail.test", "nudge")).toHaveLength(1);
  });

  it("[F-16] forty unsent messages at once are twenty", async () => {
    const { service, story } = await hosted();
    const visitor = browser(service);
    const query = { group: story.tokens.group ?? "" };
    const ask = () => visitor.api("createContribution", { query, body: text("Hello") });
    await ask();
    const all = await Promise.all(Array.from({ length: 40 }, ask));
    expect(all.filter(({ ok }) => ok)).toHaveLength(19);
    expect(new Set(all.filter(({ ok }) => !ok).map(codeOf))).toEqual(new Set(["invalid"]));
  });

  it("[F-18] codes for one address from a hundred networks are thirty an hour, resent ones too", async () => {
    const service = makeService();
    const email = "ada@mail.test";
    const asked = await Promise.all(
      Array.from({ length: 100 }, () => browser(service).api("requestCode", { body: { email } })),
    );
    const good = asked.flatMap((one) => (one.ok ? [one.value] : []));
    expect(good).toHaveLength(limits.codesToAddress.limit);
    const again = await browser(service).api("resendCode", {
      body: { auth_context_id: good[0]?.auth_context_id ?? "" },
    });
    expect(again).toMatchObject({ refusal: { code: "locked" } });
    expect(again.ok ? 0 : again.refusal.retryAfter).toBeGreaterThan(3000);
    expect(await mailsTo(service, email)).toHaveLength(limits.codesToAddress.limit);
  });

  it("[F-18] one IPv6 household is one network, whatever address it comes from", async () => {
    const service = makeService();
    const asked = await Promise.all(
      Array.from({ length: 15 }, (_, n) =>
        browser(service, `2001:db8:1:2::${n}`).api("requestCode", {
          body: { email: "ada@mail.test" },
        }),
      ),
    );
    expect(asked.filter(({ ok }) => ok)).toHaveLength(limits.codes.limit);
    const next = browser(service, "2001:db8:1:3::1");
    expect(codeOf(await next.api("requestCode", { body: { email: "ada@mail.test" } }))).toBe("ok");
  });

  it("[F-19] a visitor makes twenty cards a day, and a network is no way round it", async () => {
    const service = makeService();
    const create = (who: Browser) => who.api("createStory", { body: { occasion: "birthday" } });
    const visitor = browser(service, "192.0.2.1");
    await create(visitor);
    const own = await Promise.all(Array.from({ length: 40 }, () => create(visitor)));
    let made = own.filter(({ ok }) => ok).length + 1;
    expect(made).toBe(limits.cardsOfVisitor.limit);
    for (let n = 0; n < 600; n++) if ((await create(browser(service, "192.0.2.1"))).ok) made++;
    expect(made).toBe(limits.cardsOfNetwork.limit);
  }, 30_000);

  it("[F-19] a message and a card take so much and no more", async () => {
    const { service, olive, story } = await hosted();
    const query = { story_id: story.id };
    const fields = (covers: number) =>
      Object.fromEntries(
        Array.from({ length: covers }, (_, n) => [
          `${n}`,
          Array.from({ length: 90 }, (_, k) => ({ key: `k${k}`, value: "x".repeat(300) })),
        ]),
      );
    const big = { ...text("Hello"), slide_data: fields(2) };
    expect(await olive.api("createSlide", { query, body: big })).toMatchObject({
      refusal: { code: "invalid", message: bounds.messageBytes.says },
    });
    const [cover] = (await service.store.list("slides", { story_id: as(story.id) })) as [
      SlideRecord,
    ];
    const stored = Array.from({ length: 150 }, (_, n) => ({
      ...cover,
      id: as<SlideRecord["id"]>(`stored${n}`),
      type: "text" as const,
      status: "pending" as const,
      slide_data: fields(1),
    }));
    await service.store.commit(
      stored.map((row) => ({ kind: "add", table: "slides", row }) as const),
      [],
    );
    expect(await olive.api("createSlide", { query, body: text("One more") })).toMatchObject({
      refusal: { code: "invalid", message: bounds.cardBytes.says },
    });
    const path = { id: cover.id };
    expect(codeOf(await olive.api("changeSlide", { path, body: { title: "" } }))).toBe("ok");
  });

  it("[F-19] permissions to upload are counted by what they let in", async () => {
    const service = makeService();
    const visitor = browser(service);
    const ask = (media_type: "video" | "photo", mime_type: string) =>
      visitor.api("requestUpload", { body: { media_type, mime_type } });
    let videos = 0;
    while ((await ask("video", "video/mp4")).ok) videos++;
    expect(videos).toBe(20);
    expect(await ask("photo", "image/png")).toMatchObject({ refusal: { code: "limited" } });
  });
});

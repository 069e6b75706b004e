import { describe, expect, it } from "vitest";
import { DeliveryReason, whyFailed } from "#core/domain/mail/index.ts";
import { days, minutes } from "#core/kernel/index.ts";
import { ownedCard } from "#specs/fixtures/ownedCard.ts";
import { browser, makeService, signIn, type TestService, value } from "#specs/fixtures/service.ts";
import { reap } from "../jobs/index.ts";

const refusedThere = { ok: false, again: false, reason: "550 at RCPT TO" } as const;
const unreachable = { ok: false, again: true, reason: "ETIMEDOUT at CONN" } as const;

const started = async () => {
  const service = makeService();
  const made = await ownedCard(service);
  await service.outbox.idle();
  return { service, owner: made.owner, story: { id: made.id }, email: "olive@mail.test" };
};
const mailsTo = (service: TestService, to: string) =>
  service.mailer.mails.filter((mail) => mail.to === to);

describe("a mail that does not get there", () => {
  it("[F-30] a refused card does not count as sent, and its owner hears why and how to go on", async () => {
    const { service, owner, story, email } = await started();
    service.mailer.refuse(refusedThere);
    const send = (recipient_email: string) =>
      owner.api("sendStory", { path: { id: story.id }, body: { recipient_email } });
    expect(value(await send("rae@nowhere.test")).story.sent_by_email_on).not.toBeNull();
    await service.outbox.idle();
    const after = value(await owner.api("readStory", { path: { id: story.id } })).story;
    expect(after.sent_by_email_on).toBeNull();
    const told = mailsTo(service, email).at(-1);
    expect(told?.subject).toMatch(/^We couldn’t deliver/);
    expect(told?.text).toContain("rae@nowhere.test");
    expect(told?.text).toContain("no mailbox with this address");
    expect(told?.text).toContain(`/edit/${story.id}/send`);
    const { roles } = value(await owner.api("readGroup", { path: { id: story.id } }));
    expect(roles.find((r) => r.role_type === "recipient")).toMatchObject({
      delivery: "refused",
      delivery_reason: "no_mailbox",
    });
    value(await send("rae@somewhere.test"));
    await service.outbox.idle();
    const again = value(await owner.api("readStory", { path: { id: story.id } })).story;
    expect(again.sent_by_email_on).not.toBeNull();
    expect(mailsTo(service, "rae@somewhere.test")).toHaveLength(1);
  });

  it("[F-30] the card itself tells its owner which address it did not reach, and nobody else", async () => {
    const { service, owner, story } = await started();
    const path = { id: story.id };
    const now = async () => value(await owner.api("readStory", { path })).story;
    const updates = async () => value(await owner.api("readUpdates", { path })).updates;
    service.mailer.refuse(refusedThere);
    const send = async (recipient_email: string) => {
      value(await owner.api("sendStory", { path, body: { recipient_email } }));
      await service.outbox.idle();
    };
    expect((await now()).undelivered).toEqual([]);
    const before = (await updates()).last_role_update;
    await service.clock.pass(1000);
    await send("rae@nowhere.test");
    const { undelivered = [], tokens } = await now();
    expect(undelivered).toEqual([
      { role_id: expect.any(String), email: "rae@nowhere.test", reason: "no_mailbox" },
    ]);
    // an open page reads it anew
    expect((await updates()).last_role_update).not.toBe(before);
    const link = { tokenType: "recipient", token: tokens.recipient ?? "" } as const;
    const shown = value(await browser(service).api("readStoryByLink", { path: link, query: {} }));
    expect(shown.story).not.toHaveProperty("undelivered");
    await send("rae@somewhere.test");
    expect((await now()).undelivered).toHaveLength(1);
    value(await owner.api("deleteRole", { path: { id: undelivered[0]?.role_id ?? "" } }));
    expect((await now()).undelivered).toEqual([]);
  });

  it("[F-30] an address is no longer said once its mail is on its way again, or its person came by the link", async () => {
    const { service, owner, story } = await started();
    const path = { id: story.id };
    const now = async () => value(await owner.api("readStory", { path })).story;
    const send = async (recipient_email: string) => {
      value(await owner.api("sendStory", { path, body: { recipient_email } }));
      await service.outbox.idle();
    };
    for (const to of ["rae@full.test", "ray@full.test"]) {
      service.mailer.refuse(refusedThere);
      await send(to);
    }
    expect((await now()).undelivered?.map(({ email }) => email)).toEqual([
      "rae@full.test",
      "ray@full.test",
    ]);
    await send("rae@full.test");
    expect((await now()).undelivered?.map(({ email }) => email)).toEqual(["ray@full.test"]);
    const ray = browser(service);
    await signIn(service, ray, "ray@full.test");
    const token = (await now()).tokens.recipient ?? "";
    value(await ray.api("saveCard", { path: { token } }));
    expect((await now()).undelivered).toEqual([]);
  });

  it("[F-30] a card that reached one of two people counts as sent", async () => {
    const { service, owner, story } = await started();
    const send = async (recipient_email: string) => {
      value(await owner.api("sendStory", { path: { id: story.id }, body: { recipient_email } }));
      await service.outbox.idle();
    };
    await send("rae@somewhere.test");
    service.mailer.refuse(refusedThere);
    await send("ray@nowhere.test");
    const { story: after } = value(await owner.api("readStory", { path: { id: story.id } }));
    expect(after.sent_by_email_on).not.toBeNull();
  });

  it("[F-30] a card that was tried for a day is given up, and its owner hears so", async () => {
    const { service, owner, story, email } = await started();
    service.mailer.refuse(...Array.from({ length: 6 }, () => unreachable));
    const body = { recipient_email: "rae@far.test" };
    value(await owner.api("sendStory", { path: { id: story.id }, body }));
    await service.outbox.idle();
    const deliveryNow = async () =>
      (await service.store.list("roles", { join_email: "rae@far.test" }))[0]?.delivery;
    expect(await deliveryNow()).toBe("queued");
    await service.clock.pass(days(1));
    await service.outbox.idle();
    expect(await deliveryNow()).toBe("given_up");
    expect(mailsTo(service, email).at(-1)?.text).toContain("We tried for about 15 hours");
  });

  it("[F-30] nobody is written to at the very address that refused: an owner’s own is only shown", async () => {
    const { service, owner, story, email } = await started();
    const before = mailsTo(service, email).length;
    service.mailer.refuse(refusedThere);
    value(
      await owner.api("sendStory", { path: { id: story.id }, body: { recipient_email: email } }),
    );
    await service.outbox.idle();
    expect(mailsTo(service, email)).toHaveLength(before);
    const { story: after } = value(await owner.api("readStory", { path: { id: story.id } }));
    expect(after.undelivered?.map((one) => one.email)).toEqual([email]);
  });

  it("[F-30] a refused invitation is shown in the group and told to the owner, unless they want no mails", async () => {
    const { service, owner, story, email } = await started();
    service.mailer.refuse(refusedThere);
    const invite = async (to: string) => {
      const body = { role_type: "contributor" as const, join_emails: [to] };
      value(await owner.api("invite", { query: { story_id: story.id }, body }));
      await service.outbox.idle();
    };
    await invite("tom@nowhere.test");
    await invite("ann@somewhere.test");
    const { roles } = value(await owner.api("readGroup", { path: { id: story.id } }));
    const deliveries = Object.fromEntries(roles.map((r) => [r.join_email, r.delivery]));
    expect(deliveries["tom@nowhere.test"]).toBe("refused");
    expect(deliveries["ann@somewhere.test"]).toBe("sent");
    const told = mailsTo(service, email).at(-1);
    expect(told?.text).toContain("tom@nowhere.test");
    const before = mailsTo(service, email).length;
    const quiet = { owner_email_notifications: false };
    value(await owner.api("changeStory", { path: { id: story.id }, body: quiet }));
    service.mailer.refuse(refusedThere);
    await invite("tim@nowhere.test");
    expect(mailsTo(service, email)).toHaveLength(before);
  });

  it("[F-30] what the owner is told that is refused itself makes no more mails", async () => {
    const { service, owner, story } = await started();
    service.mailer.refuse(refusedThere, refusedThere, refusedThere);
    const body = { recipient_email: "rae@nowhere.test" };
    value(await owner.api("sendStory", { path: { id: story.id }, body }));
    await service.outbox.idle();
    await service.clock.pass(minutes(5));
    await service.outbox.idle();
    const failed = (await service.store.list("mails", {})).filter((m) => m.failed !== null);
    expect(failed.map((m) => m.kind).sort()).toEqual(["card", "undelivered"]);
  });

  it("[F-30] a mail whose person has been removed meanwhile still ends", async () => {
    const { service, owner, story } = await started();
    service.mailer.refuse(unreachable, refusedThere);
    const body = { recipient_email: "rae@nowhere.test" };
    value(await owner.api("sendStory", { path: { id: story.id }, body }));
    await service.outbox.idle();
    value(await owner.api("deleteStory", { path: { id: story.id } }));
    await service.clock.pass(minutes(1));
    await service.outbox.idle();
    const left = (await service.store.list("mails", { kind: "card" })).filter(
      (m) => m.sent_on === null && m.failed === null,
    );
    expect(left).toEqual([]);
    expect(service.reporter.faults).toEqual([]);
  });

  it("[F-33] is removed thirty days after it was given up", async () => {
    const { service, owner, story } = await started();
    service.mailer.refuse(refusedThere);
    const body = { recipient_email: "rae@nowhere.test" };
    value(await owner.api("sendStory", { path: { id: story.id }, body }));
    await service.outbox.idle();
    const failed = async () =>
      (await service.store.list("mails", { kind: "card" })).filter((m) => m.failed !== null);
    await service.clock.pass(days(30));
    await reap(service);
    expect(await failed()).toHaveLength(1);
    await service.clock.pass(1);
    await reap(service);
    expect(await failed()).toHaveLength(0);
  });
});

it.each([
  ["550 at RCPT TO", "no_mailbox"],
  ["551 at RCPT TO", "no_mailbox"],
  ["553 at RCPT TO", "no_mailbox"],
  ["not an address", "no_mailbox"],
  ["EENVELOPE", "no_mailbox"],
  ["554 at RCPT TO", "refused"],
  ["550 at DATA", "refused"],
  ["553 at MAIL FROM", "refused"],
  ["552 at DATA", "mailbox_full"],
  ["452 at RCPT TO", "mailbox_full"],
  ["421 at CONN", "unreachable"],
  ["ETIMEDOUT at CONN", "unreachable"],
  ["fault", "unreachable"],
  ["", "unreachable"],
  ["expired", "expired"],
] as const)("[F-30] “%s” is told as %s", (reason, why) => {
  expect(whyFailed(reason)).toBe(why);
  expect(DeliveryReason.options).toContain(why);
});

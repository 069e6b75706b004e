import { describe, expect, it } from "vitest";
import { iso, minutes } from "#core/kernel/index.ts";
import { ownedCard } from "#specs/fixtures/ownedCard.ts";
import {
  browser,
  makeService,
  refusalOf,
  signIn,
  type TestService,
  value,
} from "#specs/fixtures/service.ts";
import { remind } from "../reminder/index.ts";
import { retryMail } from "./retrying.ts";

const tom = "tom@mail.test";
const oneClick = /^https?:\/\/[^/]+\/unsubscribe\/([\w-]+)$/;

const started = async () => {
  const service = makeService();
  const { owner, id } = await ownedCard(service);
  const invite = async (...join_emails: string[]) => {
    const body = { role_type: "contributor" as const, join_emails };
    value(await owner.api("invite", { query: { story_id: id }, body }));
    await service.outbox.idle();
  };
  const roleOf = async (email: string) =>
    value(await owner.api("readGroup", { path: { id } })).roles.find((r) => r.join_email === email);
  return { service, owner, id, invite, roleOf };
};
const to = (service: TestService, email: string) =>
  service.mailer.mails.filter((mail) => mail.to === email);
const tokenOf = (service: TestService, email: string): string =>
  oneClick.exec(
    to(service, email).findLast((mail) => mail.unsubscribe !== null)?.unsubscribe ?? "",
  )?.[1] ?? "";
const leave = (service: TestService, token: string) =>
  browser(service).api("unsubscribe", { path: { token } });

describe("the way out of mails", () => {
  it("[F-34] invitations, nudges and reminders name it, in the header and in words; codes and cards do not", async () => {
    const { service, owner, id, invite, roleOf } = await started();
    await invite(tom);
    value(await owner.api("nudge", { path: { id: (await roleOf(tom))?.id ?? "" } }));
    value(
      await owner.api("sendStory", { path: { id }, body: { recipient_email: "rae@mail.test" } }),
    );
    await service.outbox.idle();
    const [invitation, nudge] = to(service, tom);
    for (const mail of [invitation, nudge]) {
      expect(mail?.unsubscribe).toMatch(oneClick);
      expect(mail?.text).toContain(`Unsubscribe from invitations:\n${mail?.unsubscribe}\n`);
      expect(mail?.html).toContain(`href="${mail?.unsubscribe}"`);
      expect(mail?.unsubscribe).not.toMatch(/tom|mail\.test|@|%40/);
    }
    expect(nudge?.unsubscribe).toBe(invitation?.unsubscribe);
    const others = service.mailer.mails.filter((mail) => mail.to !== tom);
    expect(others.length).toBeGreaterThanOrEqual(2);
    for (const mail of others) {
      expect(mail.unsubscribe).toBeNull();
      expect(mail.text).not.toContain("/unsubscribe/");
    }
  });

  it("[F-34] each address and each subscription has a token of its own", async () => {
    const { service, invite } = await started();
    await invite(tom, "ann@mail.test");
    expect(tokenOf(service, tom)).not.toBe(tokenOf(service, "ann@mail.test"));
    expect(tokenOf(service, tom)).toMatch(/^invitations-/);
  });

  it("[F-34] reminders are left by themselves, and invitations go on", async () => {
    const { service, owner, invite } = await started();
    const email = "olive@mail.test";
    const remindOn = async (occasion_date: string) => {
      const body = { occasion_date, recipient_first_name: "Rae", days_before: 7 };
      const { reminder } = value(await owner.api("createReminder", { query: {}, body }));
      const set = { remind_on: iso(service.clock.now() - 1) };
      const at = { kind: "change", table: "reminders", id: reminder.id, version: null } as const;
      await service.store.commit([{ ...at, set }], []);
      await remind(service);
      await service.outbox.idle();
    };
    const reminders = () => to(service, email).filter((mail) => mail.unsubscribe !== null);
    await remindOn("2100-05-12");
    expect(reminders()).toHaveLength(1);
    const token = tokenOf(service, email);
    expect(token).toMatch(/^reminders-/);
    expect(reminders()[0]?.text).toContain("Unsubscribe from reminders:");
    value(await leave(service, token));
    await remindOn("2100-05-13");
    expect(reminders()).toHaveLength(1);
    const guest = browser(service);
    await signIn(service, guest, "gus@mail.test");
    const { story } = value(await guest.api("createStory", { body: { occasion: "birthday" } }));
    const body = { role_type: "contributor" as const, join_emails: [email] };
    value(await guest.api("invite", { query: { story_id: story.id }, body }));
    await service.outbox.idle();
    expect(reminders().at(-1)?.subject).toContain("invited you to sign");
    await invite(tom);
    expect(to(service, tom)).toHaveLength(1);
  });

  it("[F-34] looking changes nothing; one press ends it, and the next mail of that kind stays", async () => {
    const { service, owner, invite, roleOf } = await started();
    await invite(tom);
    const token = tokenOf(service, tom);
    const look = async () =>
      value(await browser(service).api("readUnsubscription", { path: { token } })).unsubscription;
    expect(await look()).toEqual({ from: "invitations", unsubscribed: false });
    expect(await look()).toEqual({ from: "invitations", unsubscribed: false });
    value(await leave(service, token));
    value(await leave(service, token));
    expect(await look()).toEqual({ from: "invitations", unsubscribed: true });
    value(await owner.api("nudge", { path: { id: (await roleOf(tom))?.id ?? "" } }));
    await invite(tom.toUpperCase());
    expect(to(service, tom)).toHaveLength(1);
    await invite("ann@mail.test");
    expect(to(service, "ann@mail.test")).toHaveLength(1);
  });

  it("[F-34] the inviter sees that this person does not take invitations by email, and is told once", async () => {
    const { service, invite, roleOf } = await started();
    await invite(tom);
    expect(await roleOf(tom)).toMatchObject({ delivery: "sent", delivery_reason: null });
    value(await leave(service, tokenOf(service, tom)));
    await invite(tom);
    expect(await roleOf(tom)).toMatchObject({
      delivery: "refused",
      delivery_reason: "unsubscribed",
    });
  });

  it("[F-34] a nudge that is not sent is said as well", async () => {
    const { service, owner, invite, roleOf } = await started();
    await invite(tom);
    value(await leave(service, tokenOf(service, tom)));
    value(await owner.api("nudge", { path: { id: (await roleOf(tom))?.id ?? "" } }));
    await service.outbox.idle();
    expect(await roleOf(tom)).toMatchObject({ delivery_reason: "unsubscribed" });
  });

  it("[F-34] codes and cards still come", async () => {
    const { service, owner, id, invite } = await started();
    await invite(tom);
    value(await leave(service, tokenOf(service, tom)));
    await signIn(service, browser(service), tom);
    value(await owner.api("sendStory", { path: { id }, body: { recipient_email: tom } }));
    await service.outbox.idle();
    expect(to(service, tom).map((mail) => mail.subject)).toEqual([
      expect.stringContaining("invited you"),
      expect.stringContaining("code"),
      expect.stringContaining("sent you a card"),
    ]);
  });

  it("[F-34] it is undone with the same link, and mails come again", async () => {
    const { service, invite } = await started();
    await invite(tom);
    const token = tokenOf(service, tom);
    value(await leave(service, token));
    value(await browser(service).api("resubscribe", { path: { token } }));
    value(await browser(service).api("resubscribe", { path: { token } }));
    await invite(tom);
    expect(to(service, tom)).toHaveLength(2);
  });

  it("[F-34] what was queued before stays too, whenever it is tried", async () => {
    const { service, invite, roleOf } = await started();
    await invite("ann@mail.test", tom);
    const token = tokenOf(service, tom);
    service.mailer.refuse({ ok: false, again: true, reason: "ETIMEDOUT at CONN" });
    await invite(tom);
    value(await leave(service, token));
    await service.clock.pass(minutes(1));
    await service.outbox.idle();
    expect(to(service, tom)).toHaveLength(1);
    expect(await roleOf(tom)).toMatchObject({ delivery_reason: "unsubscribed" });
    const [kept] = await service.store.list("mails", { failed: "unsubscribed" });
    expect(await retryMail(service, kept?.id ?? "")).toBe(false);
    expect(kept).toMatchObject({ failed_as: "refused", subject: "", text: "", html: "" });
  });

  it("[F-34] a token that was not mailed leads nowhere", async () => {
    const { service, invite } = await started();
    await invite(tom);
    const token = tokenOf(service, tom);
    const forged = [
      "x",
      "invitations-",
      token.slice(0, -1),
      `${token}0`,
      token.replace("invitations", "reminders"),
      token.replace("invitations", "codes"),
      token.replace(/[0-9a-f]$/, (last) => (last === "0" ? "1" : "0")),
    ];
    for (const one of forged)
      for (const call of ["readUnsubscription", "unsubscribe", "resubscribe"] as const)
        expect(
          refusalOf(await browser(service).api(call, { path: { token: one } })),
          `${call} ${one}`,
        ).toBe("notFound");
    expect(await service.store.list("unsubscriptions", {})).toHaveLength(0);
  });
});

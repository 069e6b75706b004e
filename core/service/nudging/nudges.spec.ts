import { describe, expect, it } from "vitest";
import { limits } from "#core/domain/limits/index.ts";
import { days, iso, minutes } from "#core/kernel/index.ts";
import { addText, answered, joins } from "#specs/fixtures/messages.ts";
import { organisedCard } from "#specs/fixtures/organised.ts";
import { newestLetter, type TestService } from "#specs/fixtures/service.ts";
import { UnitOfWork } from "../context/index.ts";
import { countIn } from "../limits/index.ts";
import { sendNudges, startNudges } from "./index.ts";

/** Uses up what an address gets in a day. */
const fill = async (service: TestService, to: string) => {
  const now = service.clock.now();
  const work = new UnitOfWork();
  const pots = [{ limit: "invitationsToAddress", of: to }] as const;
  const parts = { ...service, work, now, today: iso(now) };
  await countIn(parts, pots, limits.invitationsToAddress.limit);
  await service.store.commit(work.changes, []);
};
const [ann, ben, cat] = ["ann@mail.test", "ben@mail.test", "cat@mail.test"] as const;

describe("nudges that go by themselves", () => {
  it("[OPEN-70] go three days and one day before the day to sign by, at nine, once whoever asks", async () => {
    const { service, until, mails } = await organisedCard([ann, ben]);
    until("2026-03-27T07:59");
    await sendNudges(service);
    expect(await mails("nudge")).toEqual([]);
    until("2026-03-27T08:00");
    await Promise.all([sendNudges(service), sendNudges(service), sendNudges(service)]);
    await sendNudges(service);
    const first = [`${ann} 2026-03-27T08:00`, `${ben} 2026-03-27T08:00`];
    expect((await mails("nudge")).sort()).toEqual(first);
    const letter = await newestLetter(service, ann);
    expect(letter.subject).toBe("Don’t forget to sign “For Rae”");
    expect(letter.path).toMatch(/^\/contribute\//);
    expect(service.mailer.mails.at(-1)?.unsubscribe).toContain("/unsubscribe/invitations-");
    for (const moment of [
      "2026-03-28T08:00",
      "2026-03-29T07:00",
      "2026-03-29T10:00",
      "2026-04-02T08:00",
    ]) {
      until(moment);
      await sendNudges(service);
    }
    expect((await mails("nudge")).slice(2).sort()).toEqual([
      `${ann} 2026-03-29T07:00`,
      `${ben} 2026-03-29T07:00`,
    ]);
  });

  it("[OPEN-70] are off until they are turned on, and when they are turned off again", async () => {
    const off = await organisedCard([ann], { isOn: false });
    off.until("2026-03-27T08:00");
    await sendNudges(off.service);
    expect(await off.mails("nudge")).toEqual([]);
    // what was due before they were turned on is not made good
    answered(await off.change({ auto_nudge: true }));
    await sendNudges(off.service);
    expect(await off.mails("nudge")).toEqual([]);
    off.until("2026-03-29T07:00");
    answered(await off.change({ auto_nudge: false }));
    await sendNudges(off.service);
    expect(await off.mails("nudge")).toEqual([]);
    expect((await off.card())?.nudge_on).toBeNull();
  });

  it("[OPEN-70] go at nine where somebody is, else where the organiser is", async () => {
    const { service, until, mails, comes } = await organisedCard([
      ann,
      "bo@people.test",
      "cy@people.test",
    ]);
    await comes("Bo", { zone: "Asia/Tokyo" });
    await comes("Cy", { zone: "America/Los_Angeles" });
    until("2026-03-26T23:00");
    for (let hour = 0; hour < 30; hour++) {
      service.clock.step(minutes(60));
      await sendNudges(service);
    }
    expect((await mails("nudge")).sort()).toEqual([
      `${ann} 2026-03-27T08:00`,
      "bo@people.test 2026-03-27T00:00",
      "cy@people.test 2026-03-27T16:00",
    ]);
  });

  it("[OPEN-70] are not for whoever signed, declined, was removed, left such emails, or was nudged by hand", async () => {
    const { service, olive, story, until, mails, comes, stranger, invite } = await organisedCard([
      ann,
      ben,
      "dee@people.test",
      "eve@people.test",
    ]);
    const dee = await comes("Dee");
    await joins(dee, story);
    await addText(dee, story, "Hello");
    const eve = await comes("Eve");
    const [waiting] = answered(await eve.api("readPendingRoles", {})).roles;
    const joinToken = waiting?.join_token ?? "";
    answered(
      await eve.api("answerInvitation", {
        path: { joinToken, id: waiting?.id ?? "", answer: "reject" },
      }),
    );
    await service.outbox.idle();
    const left = service.mailer.mails.find(({ to }) => to === ben);
    const token = left?.unsubscribe?.split("/").at(-1) ?? "";
    answered(await stranger().api("unsubscribe", { path: { token } }));
    const { roles } = answered(await invite(cat));
    answered(await olive.api("deleteRole", { path: { id: roles[0]?.id ?? "" } }));
    const joiner = await comes("Fay");
    await joins(joiner, story);
    until("2026-03-26T20:00");
    const members = answered(await olive.api("readGroup", { path: { id: story.id } })).roles;
    const fay = members.find(({ person }) => person.first_name === "Fay")?.id ?? "";
    answered(await olive.api("nudge", { path: { id: fay } }));
    until("2026-03-27T08:00");
    await sendNudges(service);
    expect(await mails("nudge")).toEqual([
      "fay@people.test 2026-03-26T20:00",
      `${ann} 2026-03-27T08:00`,
    ]);
  });

  it("[OPEN-70] reach whoever comes after the card was looked at, and never at night", async () => {
    const { service, until, mails, invite } = await organisedCard([ann]);
    until("2026-03-27T08:00");
    await sendNudges(service);
    answered(await invite(ben));
    until("2026-03-29T19:30");
    await sendNudges(service);
    expect(await mails("nudge")).toEqual([`${ann} 2026-03-27T08:00`]);
    until("2026-03-30T07:00");
    await sendNudges(service);
    expect((await mails("nudge")).slice(1).sort()).toEqual([
      `${ann} 2026-03-30T07:00`,
      `${ben} 2026-03-30T07:00`,
    ]);
  });

  it("[OPEN-70] end when the card is sent, and begin anew with another day to sign by", async () => {
    const { service, olive, path, change, until, mails, card } = await organisedCard([ann]);
    answered(await change({ completion_date: "2026-04-10" }));
    until("2026-03-29T08:00");
    await sendNudges(service);
    expect(await mails("nudge")).toEqual([]);
    until("2026-04-07T07:00");
    await sendNudges(service);
    expect(await mails("nudge")).toEqual([`${ann} 2026-04-07T07:00`]);
    answered(
      await olive.api("sendStory", {
        path,
        body: { recipient_email: "rae@mail.test", recipient_name: "Rae" },
      }),
    );
    until("2026-04-09T07:00");
    await sendNudges(service);
    expect(await mails("nudge")).toHaveLength(1);
    expect((await card())?.nudge_on).toBeNull();
    answered(await change({ completion_date: null }));
    expect((await card())?.nudge_on).toBeNull();
  });

  it("[R17] keep to the limits on mails, and leave whoever had enough for another hour", async () => {
    const { service, until, mails } = await organisedCard([ann]);
    until("2026-03-27T08:00");
    await fill(service, ann);
    await sendNudges(service);
    expect(await mails("nudge")).toEqual([]);
    until("2026-03-28T08:30");
    await sendNudges(service);
    expect(await mails("nudge")).toEqual([`${ann} 2026-03-28T08:30`]);
  });

  it("[OPEN-70] a server sends them by itself, until it stops", async () => {
    const { service, mails } = await organisedCard([ann]);
    const job = startNudges(service);
    await service.clock.pass(days(12));
    await job.stop();
    const [first = "", second = "", ...more] = await mails("nudge");
    expect([first.slice(0, -3), second.slice(0, -3), more]).toEqual([
      `${ann} 2026-03-27T08`,
      `${ann} 2026-03-29T07`,
      [],
    ]);
  });
});

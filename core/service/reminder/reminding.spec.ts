import { describe, expect, it } from "vitest";
import { days } from "#core/kernel/index.ts";
import { answered, person } from "#specs/fixtures/messages.ts";
import { makeService, newestLetter } from "#specs/fixtures/service.ts";
import { remind, startReminding } from "./reminding.ts";

/** Ada is reminded of Grace's birthday, a week from the service's day on. */
const set = async (more: object = {}) => {
  const service = makeService();
  const ada = await person(service, "Ada");
  const occasion_date = new Date(service.clock.now() + days(10)).toISOString().slice(0, 10);
  const body = { occasion: "birthday", recipient_first_name: "Grace", occasion_date, ...more };
  const { reminder } = answered(
    await ada.api("createReminder", { query: {}, body: body as never }),
  );
  const letters = async () => {
    await remind(service);
    await service.outbox.idle();
    return service.mailer.mails.filter((mail) => mail.subject.startsWith("Grace"));
  };
  return { service, ada, reminder, letters };
};

describe("reminding", () => {
  it("[OPEN-26][ROUTE-30] writes once on the day, with one button to the covers for it", async () => {
    const { service, ada, reminder, letters } = await set();
    expect(await letters()).toHaveLength(0);
    service.clock.step(days(4));
    expect(await letters()).toHaveLength(1);
    expect(await letters()).toHaveLength(1);
    const letter = await newestLetter(service, ada.account.email);
    expect(letter.path).toBe(`/shop/reminder/${reminder.id}`);
    expect(letter.subject).toMatch(/^Grace's Birthday is on \d+ \w+ \d{4}$/);
    service.clock.step(days(400));
    expect(await letters()).toHaveLength(1);
  });

  it("[OPEN-139] every year where it repeats, and two servers at once write one mail", async () => {
    const { service, letters } = await set({ repeat: true });
    service.clock.step(days(4));
    await Promise.all([remind(service), remind(service), remind(service)]);
    expect(await letters()).toHaveLength(1);
    service.clock.step(days(366));
    expect(await letters()).toHaveLength(2);
  });

  it("[OPEN-139] a change moves it; what was told of this year is not told again, another day is", async () => {
    const { service, ada, reminder, letters } = await set({ repeat: true });
    const path = { id: reminder.id };
    service.clock.step(days(4));
    expect(await letters()).toHaveLength(1);
    await ada.api("changeReminder", { path, body: { title: "Grace!" } });
    service.clock.step(days(7));
    expect(await letters()).toHaveLength(1);
    const occasion_date = new Date(service.clock.now() + days(3)).toISOString().slice(0, 10);
    await ada.api("changeReminder", { path, body: { occasion_date, days_before: 1 } });
    service.clock.step(days(3));
    expect(await letters()).toHaveLength(2);
  });

  it("[REMIND-01] says nothing of a deleted one, nor of a day that passed while nobody was up", async () => {
    const gone = await set();
    await gone.ada.api("deleteReminder", { path: { id: gone.reminder.id } });
    gone.service.clock.step(days(4));
    expect(await gone.letters()).toHaveLength(0);
    const late = await set();
    late.service.clock.step(days(30));
    expect(await late.letters()).toHaveLength(0);
    expect(await late.service.store.find("reminders", late.reminder.id)).toMatchObject({
      remind_on: null,
    });
  });

  it("[REMIND-01] a server reminds by itself, until it stops", async () => {
    const { service } = await set();
    const job = startReminding(service);
    await service.clock.pass(days(4));
    await job.stop();
    await service.outbox.idle();
    const count = () => service.mailer.mails.filter((m) => m.subject.startsWith("Grace")).length;
    expect(count()).toBe(1);
  });
});

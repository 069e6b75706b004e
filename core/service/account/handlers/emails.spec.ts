import { expect, it } from "vitest";
import { answered, codeOf, person } from "#specs/fixtures/messages.ts";
import { browser, makeService } from "#specs/fixtures/service.ts";
import { readUnsubscriptions } from "../../mail/index.ts";

const set = async () => {
  const service = makeService();
  const ada = await person(service, "Ada");
  const emails = async () => answered(await ada.api("readEmails", {})).emails;
  const choose = async (body: object) => answered(await ada.api("changeEmails", { body })).emails;
  return { service, ada, emails, choose };
};

it("[OPEN-26] news come once a day until somebody chooses", async () => {
  const { emails, choose } = await set();
  const all = { news: "daily", invitations: true, reminders: true };
  expect(await emails()).toEqual(all);
  for (const news of ["at_once", "never", "at_once", "daily"]) {
    expect(await choose({ news })).toEqual({ ...all, news });
    expect(await emails()).toEqual({ ...all, news });
  }
});

it("[F-34] each kind is left and joined by itself, twice is once, and it is the same switch as the mails’", async () => {
  const { service, ada, emails, choose } = await set();
  await choose({ invitations: false });
  await choose({ invitations: false, reminders: false });
  expect(await emails()).toEqual({ news: "daily", invitations: false, reminders: false });
  expect([...(await readUnsubscriptions(service, ada.account.email))].sort()).toEqual([
    "invitations",
    "reminders",
  ]);
  await choose({ reminders: true });
  expect(await emails()).toEqual({ news: "daily", invitations: false, reminders: true });
});

it("[OPEN-26] a place that is none is refused, and nobody else is asked", async () => {
  const { service, ada } = await set();
  expect(codeOf(await ada.api("changeZone", { body: { zone: "Mars/Olympus" } }))).toBe("invalid");
  expect(codeOf(await ada.api("changeEmails", { body: { news: "hourly" } as never }))).toBe(
    "invalid",
  );
  answered(await ada.api("changeZone", { body: { zone: "Europe/London" } }));
  expect(await service.store.find("accounts", ada.account.id)).toMatchObject({
    zone: "Europe/London",
  });
  const stranger = browser(service);
  expect(codeOf(await stranger.api("readEmails", {}))).toBe("unauthenticated");
});

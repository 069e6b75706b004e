import fc from "fast-check";
import { expect, it } from "vitest";
import { steppedClock } from "#adapters/memory/index.ts";
import { addDays } from "#core/domain/reminder/index.ts";
import { localHour } from "#core/domain/zone/index.ts";
import { days, minutes } from "#core/kernel/index.ts";
import { fates, fragile } from "#specs/fixtures/fragile.ts";
import { addText, answered, cardOf, joins, person } from "#specs/fixtures/messages.ts";
import { makeService, type TestService } from "#specs/fixtures/service.ts";
import { deliver } from "../delivery/index.ts";
import { sendDigests } from "../digest/index.ts";
import { remind } from "../reminder/index.ts";
import { sendNotes, sendNudges } from "./index.ts";

const zones = [
  "Europe/London",
  "America/New_York",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "America/Santiago",
  "Pacific/Kiritimati",
] as const;
const hour = minutes(60);
const zoneAt = (n: number) => zones[n % zones.length] ?? "UTC";

/** What is to go out: which mail, to whom, on which day, and where that day is. */
type Due = readonly [kind: string, to: string, day: string, zone: string];

/** A card begins: whoever is asked lives elsewhere, one of two signs, and all four kinds of mail follow from it. */
const beginCard = async (service: TestService, n: number): Promise<readonly Due[]> => {
  const zone = zoneAt(n);
  const away = zoneAt(n + 1 + (n % 4));
  const [owner, waited, signer] = [
    await person(service, `Owner${n}`, { zone }),
    await person(service, `Waited${n}`, { zone: away }),
    await person(service, `Signer${n}`, { zone: away }),
  ];
  const story = await cardOf(service, owner, { product_tier: "unlimited" });
  const path = { id: story.id };
  const { day: today, hour: clock } = localHour(service.clock.now(), zone);
  const by = addDays(today, 8);
  const goes = addDays(today, 11);
  const remembered = addDays(today, 20);
  const join_emails = [waited.account.email, signer.account.email];
  answered(
    await owner.api("invite", {
      query: { story_id: story.id },
      body: { join_emails, role_type: "contributor" },
    }),
  );
  answered(
    await owner.api("changeStory", { path, body: { completion_date: by, auto_nudge: true } }),
  );
  const rae = `rae${n}@mail.test`;
  answered(
    await owner.api("sendStory", {
      path,
      body: {
        recipient_email: rae,
        recipient_name: "Rae",
        deliver_on: goes,
        deliver_at: "09:00",
        deliver_zone: zone,
      },
    }),
  );
  answered(
    await owner.api("createReminder", {
      query: {},
      body: { occasion_date: remembered, days_before: 3, reminder_offset: 0, repeat: false },
    }),
  );
  await joins(signer, story);
  await addText(signer, story, "Hello");
  const { email } = owner.account;
  return [
    ["digest", email, clock < 9 ? today : addDays(today, 1), zone],
    ["nudge", waited.account.email, addDays(by, -3), away],
    ["nudge", waited.account.email, addDays(by, -1), away],
    ["signed", email, addDays(by, 1), zone],
    ["card", rae, goes, zone],
    ["reminder", email, addDays(remembered, -3), "UTC"],
  ];
};

it("[OPEN-70][SEND-04][REMIND-01] over a year of changing clocks, two servers that die send each mail once, on its day, by day", async () => {
  const service = makeService({ clock: steppedClock(Date.UTC(2026, 0, 1, 0, 30)) });
  let deaths = 0;
  const ends = fc.sample(fc.constantFrom(...fates, "through", "through"), {
    seed: 75,
    numRuns: 9000,
  });
  const servers = [0, 1].map((n) => ({
    ...service,
    store: fragile(
      service.store,
      n === 0 ? [0, 3, 1] : [2, 0, 5, 1],
      ends.slice(n * 4500),
      () => deaths++,
    ),
  }));
  const jobs = [sendDigests, sendNudges, sendNotes, deliver, remind];
  const due: Due[] = [];
  const start = service.clock.now();
  // cards begin at every hour of the day, in every week of the year but the last ones
  for (let at = 0; at < 365 * 24; at++) {
    service.clock.step(hour);
    if (at % 101 === 0 && at < 340 * 24) due.push(...(await beginCard(service, at / 101)));
    const runs = servers.flatMap((server) =>
      jobs.map((job) =>
        job(server).catch((error: Error) => expect(error.message).toMatch(/^dead/)),
      ),
    );
    await Promise.all(runs);
    await service.outbox.idle();
  }
  expect(service.clock.now() - start).toBe(days(365));
  const kinds = new Set(due.map(([kind]) => kind));
  const sent = (await service.store.list("mails", { kind: [...kinds] })).map(
    ({ kind, to_email, created_on }) => ({ kind, to_email, at: Date.parse(created_on) }),
  );
  const wrong: string[] = [];
  for (const [kind, to, day, zone] of due) {
    const found = sent.filter((mail) => mail.kind === kind && mail.to_email === to);
    const onDay = found.filter(({ at }) => localHour(at, zone).day === day);
    const hours = onDay.map(({ at }) => localHour(at, zone).hour);
    if (onDay.length !== 1 || hours.some((one) => one < 9 || one > 20))
      wrong.push(`${kind} to ${to} on ${day} in ${zone}: ${hours} of ${found.length}`);
  }
  expect(wrong).toEqual([]);
  // nothing else went out
  expect(sent).toHaveLength(due.length);
  expect(due.length).toBe(6 * 81);
  expect(deaths).toBeGreaterThan(100);
  console.log(`${due.length} mails of a year sent once by two servers that died ${deaths} times`);
}, 120_000);

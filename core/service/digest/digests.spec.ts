import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { steppedClock } from "#adapters/memory/index.ts";
import type { AccountRecord } from "#core/domain/account/index.ts";
import { localHour, nextAt } from "#core/domain/zone/index.ts";
import { days, iso, minutes } from "#core/kernel/index.ts";
import { addText, answered, cardOf, codeOf, joins, person } from "#specs/fixtures/messages.ts";
import { makeService, newestLetter } from "#specs/fixtures/service.ts";
import { sendDigests, startDigests } from "./digests.ts";

/** Olive's card with Tom in its group, one evening; digests go at nine. */
const set = async (owner: Partial<AccountRecord> = {}, start = Date.UTC(2026, 2, 1, 20)) => {
  const service = makeService({ clock: steppedClock(start) });
  const olive = await person(service, "Olive", owner);
  const story = await cardOf(service, olive, { product_tier: "unlimited", title: "For Rae" });
  const tom = await person(service, "Tom");
  await joins(tom, story);
  const letters = async () =>
    (await service.store.list("mails", { to_email: olive.account.email })).filter(
      (mail) => mail.kind === "digest",
    );
  const morning = () => service.clock.step(days(0.5) + minutes(60));
  return { service, olive, tom, story, letters, morning };
};

describe("digests", () => {
  it("[OPEN-26][CONTRIB-06] gather what came in, and go once in the morning", async () => {
    const { service, olive, tom, story, letters, morning } = await set();
    await addText(tom, story, "Hello");
    await addText(tom, story, "Once more");
    await sendDigests(service);
    expect(await service.store.list("mails", { to_email: olive.account.email })).toEqual([]);
    morning();
    await Promise.all([sendDigests(service), sendDigests(service), sendDigests(service)]);
    expect(await letters()).toHaveLength(1);
    const letter = await newestLetter(service, olive.account.email);
    expect(letter.subject).toBe("2 new messages in “For Rae”");
    expect(letter.text).toContain("2 new messages from Tom.");
    expect(letter.text).not.toContain("Hello");
    expect(letter.path).toBe(`/edit/${story.id}`);
    service.clock.step(days(1));
    await sendDigests(service);
    expect(await letters()).toHaveLength(1);
  });

  it("[OPEN-26] are one email for all cards, and the waiting ones lead to where they are approved", async () => {
    const { service, olive, tom, story, letters, morning } = await set();
    const other = await cardOf(service, olive, { title: "For Sam", content_moderation: true });
    await joins(tom, other);
    await addText(tom, story, "Hello");
    await addText(tom, other, "Not for everyone");
    morning();
    await sendDigests(service);
    const [letter] = await letters();
    expect(letter?.subject).toBe("2 new messages in 2 of your cards");
    expect(letter?.text).toContain(`/edit/${other.id}/approve_contributions`);
    expect(letter?.text).toContain(`/edit/${story.id}\n`);
  });

  it("[OPEN-26] say nothing where all was seen, declined or deleted meanwhile", async () => {
    const { service, olive, tom, story, letters, morning } = await set();
    const seen = await addText(tom, story, "Hello");
    const gone = await addText(tom, story, "Oh no");
    answered(await olive.api("markSeen", { path: { id: seen.id } }));
    answered(await tom.api("deleteSlide", { path: { id: gone.id } }));
    morning();
    await sendDigests(service);
    expect(await letters()).toEqual([]);
    expect(await service.store.find("stories", story.id)).toMatchObject({ digest_on: null });
  });

  it("[OPEN-26] name each message once, seen or not", async () => {
    const { service, olive, tom, story, morning } = await set();
    await addText(tom, story, "Hello");
    morning();
    await sendDigests(service);
    await addText(tom, story, "Once more");
    service.clock.step(days(1));
    await sendDigests(service);
    expect((await newestLetter(service, olive.account.email)).subject).toBe(
      "1 new message in “For Rae”",
    );
  });

  it("[OPEN-26] are not for whoever wants each message at once, nor of a card whose emails are off", async () => {
    const { service, olive, tom, story, letters, morning } = await set({ news: "at_once" });
    await addText(tom, story, "Hello");
    const all = await service.store.list("mails", { to_email: olive.account.email });
    expect(all.map((mail) => mail.kind)).toEqual(["contribution"]);
    const off = await set();
    await addText(off.tom, off.story, "Hello");
    await off.service.store.commit(
      [
        {
          kind: "change",
          table: "stories",
          id: off.story.id,
          version: null,
          set: { owner_email_notifications: false },
        },
      ],
      [],
    );
    for (const one of [{ service, letters, morning }, off]) {
      one.morning();
      await sendDigests(one.service);
      expect(await one.letters()).toEqual([]);
    }
  });

  it("[F-34] are left with one press, and not written then", async () => {
    const { service, olive, tom, story, letters, morning } = await set();
    await addText(tom, story, "Hello");
    morning();
    await sendDigests(service);
    const [letter] = await letters();
    const token = letter?.unsubscribe?.split("/").at(-1) ?? "";
    answered(await tom.api("unsubscribe", { path: { token } }));
    expect(answered(await olive.api("readEmails", {})).emails.news).toBe("never");
    await addText(tom, story, "Once more");
    service.clock.step(days(1));
    await sendDigests(service);
    expect(await letters()).toHaveLength(1);
  });

  it("[OPEN-26][OPEN-79] are no change of the card: what was read before a digest is put in order after it", async () => {
    const { service, olive, tom, story, letters, morning } = await set();
    const first = await addText(tom, story, "Hello");
    const second = await addText(tom, story, "Once more");
    const path = { id: story.id };
    const read = async () => answered(await olive.api("readStory", { path })).story.version;
    const version = await read();
    answered(await olive.api("changeZone", { body: { zone: "Europe/London" } }));
    morning();
    await sendDigests(service);
    expect(await letters()).toHaveLength(1);
    expect(await read()).toBe(version);
    const order = (slides: readonly string[], known: number) =>
      olive.api("orderSlides", {
        path,
        body: { slides: slides.map((id, at) => ({ id, position: at + 2 })), version: known },
      });
    answered(await order([second.id, first.id], version));
    expect(codeOf(await order([first.id, second.id], version))).toBe("stale");
    expect(await read()).toBe(version + 1);
  });

  it("[OPEN-26] that were held up through the day wait for the next morning", async () => {
    const { service, tom, story, letters } = await set();
    await addText(tom, story, "Hello");
    service.clock.step(days(1) + minutes(120)); // 22:00 of the day on which it was due
    await sendDigests(service);
    expect(await letters()).toEqual([]);
    service.clock.step(minutes(60 * 11));
    await sendDigests(service);
    expect(await letters()).toHaveLength(1);
  });

  it("[OPEN-26] go at nine where somebody is by now", async () => {
    const { service, olive, tom, story, letters } = await set();
    await addText(tom, story, "Hello");
    answered(await olive.api("changeZone", { body: { zone: "America/New_York" } }));
    const card = await service.store.find("stories", story.id);
    expect(card?.digest_on).toBe("2026-03-02T14:00:00.000Z");
    service.clock.step(days(0.5) + minutes(60));
    await sendDigests(service);
    expect(await letters()).toEqual([]);
    service.clock.step(minutes(300));
    await sendDigests(service);
    expect(await letters()).toHaveLength(1);
  });

  it("[OPEN-26] a server sends them by itself, until it stops", async () => {
    const { service, tom, story, letters } = await set();
    await addText(tom, story, "Hello");
    const job = startDigests(service);
    await service.clock.pass(days(1));
    await job.stop();
    expect(await letters()).toHaveLength(1);
  });

  it("[OPEN-26] over sixty days and a change of clocks, by two servers: each message once, at nine, on its day", async () => {
    const zones = fc.constantFrom("Europe/London", "America/New_York", "Australia/Sydney");
    const gaps = fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 5, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(zones, gaps, async (zone, waits) => {
        const start = Date.UTC(2026, 8, 15, 20, 5);
        const { service, tom, story, letters } = await set({ zone }, start);
        const other = { ...service, clock: service.clock };
        const due = new Map<string, number>();
        let next = start;
        const moments = waits.map((wait) => (next += minutes(wait)));
        for (let now = start; now < start + days(60); now += minutes(30)) {
          service.clock.step(now - service.clock.now());
          await Promise.all([sendDigests(service), sendDigests(other)]);
          await service.outbox.idle();
          while ((moments[0] ?? Number.POSITIVE_INFINITY) <= now) {
            moments.shift();
            await addText(tom, story, "Hello");
            const { day } = localHour(nextAt(9, now, zone), zone);
            due.set(day, (due.get(day) ?? 0) + 1);
          }
        }
        const subjects = service.mailer.mails.map(({ subject }) => subject);
        const told = (await letters()).map(({ created_on }, n) => {
          const { day, hour } = localHour(Date.parse(created_on), zone);
          expect(hour).toBe(9);
          return [day, Number.parseInt(subjects[n] ?? "", 10)] as const;
        });
        const ended = iso(start + days(60)).slice(0, 10);
        expect(told.filter(([day]) => day < ended)).toEqual(
          [...due].filter(([day]) => day < ended),
        );
      }),
      { numRuns: 4 },
    );
  }, 60_000);
});

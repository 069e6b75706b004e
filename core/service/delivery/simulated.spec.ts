import fc from "fast-check";
import { expect, it } from "vitest";
import { steppedClock } from "#adapters/memory/index.ts";
import { localTime, momentOf } from "#core/domain/delivery/index.ts";
import { iso, minutes, seconds } from "#core/kernel/index.ts";
import { fates, fragile } from "#specs/fixtures/fragile.ts";
import { answered } from "#specs/fixtures/messages.ts";
import { scheduledCard } from "#specs/fixtures/scheduled.ts";
import { startDelivering } from "./index.ts";

/** Days on which clocks change, and the moment at which they do. */
const changes = [
  ["Europe/Lisbon", "2026-03-29T01:00:00Z"],
  ["Europe/Lisbon", "2026-10-25T01:00:00Z"],
  ["America/New_York", "2026-03-08T07:00:00Z"],
  ["America/New_York", "2026-11-01T06:00:00Z"],
  ["Australia/Lord_Howe", "2026-10-03T15:30:00Z"],
] as const;

const aServer = fc.record({
  waits: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
  ends: fc.array(fc.constantFrom(...fates), { maxLength: 8 }),
  /** When it is down, in minutes from the beginning, and for how long. */
  down: fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 120 })),
});

it("[SEND-04] two servers that are slow and die send each card once, not before its moment, as clocks change", async () => {
  let [sent, deaths, late] = [0, 0, 0];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...changes),
      fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 4 }),
      fc.tuple(aServer, aServer),
      async ([zone, change], quarters, servers) => {
        const clock = steppedClock(Date.parse(change) - minutes(150));
        const made = await scheduledCard({ clock });
        const { service } = made;
        // local times in steps of a quarter of an hour: some are skipped, some come twice
        const first = localTime(zone, Math.floor(clock.now() / minutes(15)) * minutes(15));
        const planned = new Map<string, number>();
        for (const [n, quarter] of quarters.entries()) {
          const shown = Date.parse(`${first.day}T${first.time}:00Z`) + quarter * minutes(15);
          const [day = "", time = ""] = iso(shown).slice(0, 16).split("T");
          const to = `p${n}@mail.test`;
          const asked = { deliver_on: day, deliver_at: time, deliver_zone: zone };
          if ((await made.plan({ recipient_email: to, ...asked })).ok)
            planned.set(to, momentOf({ day, time, zone }));
        }
        const jobs = servers.map(({ waits, ends, down: [from, span] }) => {
          const store = fragile(service.store, waits, ends, () => deaths++);
          const start = () => startDelivering({ ...service, store });
          let job: ReturnType<typeof start> | null = start();
          clock.after(minutes(from), () => {
            void job?.stop();
            job = null;
          });
          clock.after(minutes(from + span) + seconds(1), () => {
            job = start();
          });
          return { stop: async () => job?.stop() };
        });
        const began = clock.now();
        for (let minute = 0; minute < 460; minute++) {
          await clock.pass(minutes(1));
          // whatever is slow is done before the next minute
          await new Promise((resolve) => setImmediate(resolve));
        }
        for (const { stop } of jobs) await stop();
        const mails = await service.store.list("mails", { kind: "card" });
        expect(mails.map(({ to_email }) => to_email).sort()).toEqual([...planned.keys()].sort());
        for (const { to_email, created_on } of mails) {
          const moment = planned.get(to_email) ?? 0;
          const wait = Date.parse(created_on) - moment;
          expect(wait).toBeGreaterThanOrEqual(0);
          const isDown = ({ down: [from, span] }: (typeof servers)[number]) =>
            began + minutes(from - 3) <= moment && moment <= began + minutes(from + span);
          // within the ten minutes between two looks, however often one died, but where nobody was up
          if (!servers.every(isDown)) expect(wait).toBeLessThan(minutes(10));
          else if (wait > 0) late++;
          sent++;
        }
        const rows = await made.rows();
        expect(rows.filter(({ due_on }) => due_on !== null)).toEqual([]);
        const recipients = await service.store.list("roles", { role_type: "recipient" });
        expect(recipients).toHaveLength(planned.size);
        if (planned.size > 0)
          expect(
            answered(await made.ada.api("readStory", { path: made.path })).story.sent_by_email_on,
          ).not.toBeNull();
      },
    ),
    { numRuns: 200 },
  );
  console.log(
    `${sent} cards sent once by two servers that died ${deaths} times; ${late} were late`,
  );
  expect(sent).toBeGreaterThan(300);
  expect(deaths).toBeGreaterThan(50);
}, 240_000);

import { describe, expect, it } from "vitest";
import { keptMail, keptReports, MemoryStore, steppedClock } from "#adapters/memory/index.ts";
import { iso, minutes } from "#core/kernel/index.ts";
import { startOutbox } from "./outbox.ts";
import type { MailRecord } from "./ports/index.ts";

const mail = (id: string, due: number): MailRecord => ({
  id,
  version: 1,
  kind: "code",
  to_email: `${id}@mail.test`,
  subject: "Hello",
  text: "123456",
  html: "<p>123456</p>",
  sender: null,
  due_on: iso(due),
  attempts: 0,
  leased_until: null,
  sent_on: null,
  failed: null,
  created_on: iso(due),
});

const started = (senders = 1) => {
  const clock = steppedClock();
  const store = new MemoryStore();
  const mailer = keptMail();
  const reporter = keptReports();
  const outboxes = Array.from({ length: senders }, () =>
    startOutbox({ store, mailer, clock, reporter }),
  );
  const idle = () => Promise.all(outboxes.map((o) => o.idle()));
  const add = (row: MailRecord) =>
    store.commit([{ kind: "add", table: "mails", row }], [{ topic: "mail", kind: "due" }]);
  return { clock, store, mailer, reporter, outboxes, idle, add };
};

describe("the outbox", () => {
  it("[OPEN-26] sends as soon as it is told, and keeps no code of what it sent", async () => {
    const { clock, store, mailer, idle, add } = started();
    await add(mail("ada", clock.now()));
    await idle();
    expect(mailer.mails.map((m) => m.to)).toEqual(["ada@mail.test"]);
    expect(await store.find("mails", "ada")).toMatchObject({
      sent_on: iso(clock.now()),
      subject: "",
      text: "",
      html: "",
    });
  });

  it("[OPEN-26] waits for what is due later", async () => {
    const { clock, mailer, idle, add } = started();
    await add(mail("ada", clock.now() + minutes(30)));
    await idle();
    await clock.pass(minutes(30) - 1);
    await idle();
    expect(mailer.mails).toHaveLength(0);
    await clock.pass(1);
    await idle();
    expect(mailer.mails).toHaveLength(1);
  });

  it("[OPEN-26] tries again with growing waits", async () => {
    const { clock, store, mailer, idle, add } = started();
    const busy = { ok: false, again: true, reason: "busy" } as const;
    mailer.refuse(busy, busy);
    await add(mail("ada", clock.now()));
    await idle();
    await clock.pass(minutes(1));
    await idle();
    expect(await store.find("mails", "ada")).toMatchObject({ attempts: 2, sent_on: null });
    await clock.pass(minutes(5) - 1);
    expect(mailer.mails).toHaveLength(0);
    await clock.pass(1);
    await idle();
    expect(mailer.mails).toHaveLength(1);
  });

  it("[OPEN-26] gives up after five waits, or at once when there is no hope", async () => {
    const { clock, store, mailer, reporter, idle, add } = started();
    mailer.refuse({ ok: false, again: false, reason: "no such mailbox" });
    await add(mail("bob", clock.now()));
    await idle();
    expect(await store.find("mails", "bob")).toMatchObject({ failed: "no such mailbox" });
    mailer.refuse(
      ...Array.from({ length: 9 }, () => ({ ok: false, again: true, reason: "busy" }) as const),
    );
    await add(mail("ada", clock.now()));
    await idle();
    for (const wait of [1, 5, 30, 120, 720]) {
      await clock.pass(minutes(wait));
      await idle();
    }
    expect(await store.find("mails", "ada")).toMatchObject({ attempts: 6, failed: "busy" });
    expect(reporter.events.map((e) => e.name)).toEqual(["mail given up", "mail given up"]);
  });

  it("[OPEN-26] takes over from a sender that died, and two senders send once", async () => {
    const { clock, store, mailer, idle, add } = started(3);
    for (let n = 0; n < 50; n++) await add(mail(`p${n}`, clock.now()));
    await idle();
    expect(new Set(mailer.mails.map((m) => m.id)).size).toBe(50);
    expect(mailer.mails).toHaveLength(50);
    await store.commit(
      [
        {
          kind: "add",
          table: "mails",
          row: { ...mail("left", clock.now()), leased_until: iso(clock.now() + minutes(2)) },
        },
      ],
      [{ topic: "mail", kind: "due" }],
    );
    await idle();
    expect(mailer.mails).toHaveLength(50);
    await clock.pass(minutes(2));
    await idle();
    expect(mailer.mails).toHaveLength(51);
  });

  it("[OPEN-26] stops: what comes later stays for the next one", async () => {
    const { clock, mailer, outboxes, add } = started();
    await outboxes[0]?.stop();
    await add(mail("ada", clock.now()));
    await clock.pass(minutes(120));
    expect(mailer.mails).toHaveLength(0);
    expect(clock.waiting).toBe(0);
  });
});

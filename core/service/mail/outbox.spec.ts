import { describe, expect, it, vi } from "vitest";
import { keptMail, keptReports, MemoryStore, steppedClock } from "#adapters/memory/index.ts";
import { iso, minutes, seconds } from "#core/kernel/index.ts";
import { beside, mail, started } from "#specs/fixtures/outbox.ts";
import { startOutbox } from "./outbox.ts";

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

  it("[OPEN-26] reads no picture for a mail that has none", async () => {
    const clock = steppedClock();
    const store = new MemoryStore();
    const mailer = keptMail();
    const parts = { store, mailer, clock, reporter: keptReports(), ...beside(clock) };
    const reads = vi.spyOn(parts.objects, "read");
    const outbox = startOutbox(parts);
    await store.commit(
      [{ kind: "add", table: "mails", row: mail("ada", clock.now()) }],
      [{ topic: "mail", kind: "due" }],
    );
    await outbox.idle();
    expect(mailer.mails).toMatchObject([{ to: "ada@mail.test" }]);
    expect(reads).not.toHaveBeenCalled();
  });

  it("[OPEN-26] looks once for a mail that it is told of, and not again when it has left", async () => {
    const { clock, store, mailer, idle, add } = started();
    await idle();
    const looks = vi.spyOn(store, "claimMails");
    await add(mail("ada", clock.now()));
    await idle();
    expect(mailer.mails).toHaveLength(1);
    expect(looks).toHaveBeenCalledTimes(1);
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
    expect(await store.find("mails", "bob")).toMatchObject({
      failed_as: "refused",
      failed_on: iso(clock.now() - minutes(876)),
      text: "",
    });
    expect(await store.find("mails", "ada")).toMatchObject({
      failed_as: "given_up",
      failed_on: iso(clock.now()),
    });
    expect(reporter.warnings).toHaveLength(7);
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

  it("[F-28] tells the log of each failed try: what kind, why, and when it is tried again", async () => {
    const { clock, mailer, reporter, idle, add } = started();
    mailer.refuse({ ok: false, again: true, reason: "ECONNREFUSED at CONN" });
    await add({ ...mail("ada", clock.now()), kind: "code" });
    await idle();
    expect(reporter.warnings).toEqual([
      {
        message: "mail not sent",
        facts: {
          kind: "code",
          attempts: 1,
          reason: "ECONNREFUSED at CONN",
          next: iso(clock.now() + minutes(1)),
        },
      },
    ]);
    expect(JSON.stringify(reporter.warnings)).not.toMatch(/ada|123456/);
  });

  it("[F-29] sends a code at once while invitations are slow", async () => {
    const { clock, store, reporter, add } = started(0);
    const held: (() => void)[] = [];
    const begun: string[] = [];
    const slow = startOutbox({
      store,
      clock,
      reporter,
      ...beside(clock),
      mailer: {
        send: (sent) =>
          new Promise((resolve) => {
            begun.push(sent.id);
            held.push(() => resolve({ ok: true }));
          }),
      },
    });
    for (let n = 0; n < 30; n++) await add(mail(`p${n}`, clock.now()));
    await clock.pass(1);
    expect(begun).toHaveLength(4);
    await add({ ...mail("ada", clock.now()), kind: "code" });
    await clock.pass(1);
    expect(begun.slice(4)).toEqual(["ada"]);
    // nothing is claimed that nobody sends
    const leased = await store.list("mails", { leased_until: null });
    expect(leased).toHaveLength(26);
    while (held.length > 0) {
      for (const release of held.splice(0)) release();
      await clock.pass(1);
    }
    await slow.stop();
    expect(new Set(begun).size).toBe(31);
  });

  it("[F-29] takes codes first, whatever waited longer", async () => {
    const { clock, store, mailer, add } = started(0);
    await add(mail("old", clock.now() - minutes(60)));
    await add({ ...mail("ada", clock.now()), kind: "code" });
    expect((await store.claimMails(clock.now(), 1, 1)).map((m) => m.id)).toEqual(["ada"]);
    expect(mailer.mails).toEqual([]);
  });

  it("[F-29] keeps what it is sending from other servers, however long that takes", async () => {
    const { clock, store, reporter, add } = started(0);
    const begun: string[] = [];
    let release: () => void = () => {};
    const parts = { store, clock, reporter, ...beside(clock) };
    const mailer = {
      send: (sent: { id: string }) =>
        new Promise<{ ok: true }>((resolve) => {
          begun.push(sent.id);
          release = () => resolve({ ok: true });
        }),
    };
    const outboxes = [startOutbox({ ...parts, mailer }), startOutbox({ ...parts, mailer })];
    await add(mail("ada", clock.now()));
    for (let n = 0; n < 40; n++) await clock.pass(seconds(30));
    expect(begun).toEqual(["ada"]);
    release();
    await clock.pass(minutes(10));
    await Promise.all(outboxes.map((one) => one.stop()));
    expect(begun).toEqual(["ada"]);
    expect(await store.find("mails", "ada")).toMatchObject({ leased_until: null, text: "" });
    expect((await store.find("mails", "ada"))?.sent_on).not.toBeNull();
    expect(clock.waiting).toBe(0);
  });

  it("[F-29] does not send a code that has run out", async () => {
    const { clock, store, mailer, reporter, idle, add } = started();
    const busy = { ok: false, again: true, reason: "busy" } as const;
    mailer.refuse(busy, busy, busy);
    await add({ ...mail("ada", clock.now()), kind: "code" });
    await idle();
    await clock.pass(minutes(60));
    await idle();
    await add({ ...mail("bob", clock.now()), created_on: iso(clock.now() - minutes(60)) });
    await idle();
    expect(mailer.mails.map((m) => m.to)).toEqual(["bob@mail.test"]);
    expect(await store.find("mails", "ada")).toMatchObject({
      failed_as: "expired",
      sent_on: null,
      subject: "",
      text: "",
    });
    expect(reporter.events.map((e) => e.name)).toEqual(["mail expired"]);
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

import { describe, expect, it } from "vitest";
import { days, iso, minutes } from "#core/kernel/index.ts";
import { aRole } from "#specs/contracts/records.ts";
import { answered, codeOf, person, refusalOf } from "#specs/fixtures/messages.ts";
import { rae, scheduledCard, tomorrow } from "#specs/fixtures/scheduled.ts";
import { Conflict } from "../ports/index.ts";
import { startDelivering } from "./index.ts";

describe("a card that is to go on a day", () => {
  it("[SEND-04] goes at its minute and no earlier, with everyone who signed until then", async () => {
    const { service, plan, deliver, mails, card, letter, rows } = await scheduledCard();
    const before = answered(await plan({ recipient_message: "Open me" })).story;
    expect(before).toMatchObject({ setup_send_complete: false, sent_by_email_on: null });
    service.clock.step(days(1) - 1);
    await deliver();
    expect([
      await mails("card"),
      await service.store.list("roles", { role_type: "recipient" }),
    ]).toEqual([[], []]);
    service.clock.step(1);
    await deliver();
    expect(await mails("card")).toEqual([rae]);
    expect((await letter(rae)).text).toContain("Open me");
    const sent = { setup_send_complete: true, sent_by_email_on: "2026-03-02T12:00:00.000Z" };
    expect(await card()).toMatchObject(sent);
    expect(await rows()).toMatchObject([{ due_on: null, gone_on: "2026-03-02T12:00:00.000Z" }]);
    await deliver();
    expect(await mails("card")).toEqual([rae]);
  });

  it("[SEND-04] stands once for an address, and goes to several, each on its own day", async () => {
    const { service, plan, deliver, mails, rows } = await scheduledCard();
    answered(await plan());
    answered(await plan({ recipient_email: "RAE@mail.test", deliver_on: "2026-03-04" }));
    answered(await plan({ recipient_email: "sam@mail.test" }));
    expect((await rows()).map(({ email, local_day }) => [email, local_day])).toEqual([
      [rae, "2026-03-04"],
      ["sam@mail.test", "2026-03-02"],
    ]);
    service.clock.step(days(1));
    await deliver();
    expect(await mails("card")).toEqual(["sam@mail.test"]);
    service.clock.step(days(2));
    await deliver();
    expect(await mails("card")).toEqual(["sam@mail.test", rae]);
  });

  it("[SEND-04] goes late rather than never, and once however many servers look", async () => {
    const { service, plan, deliver, mails } = await scheduledCard();
    answered(await plan());
    service.clock.step(days(9));
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(await mails("card")).toEqual([rae]);
  });

  it("[SEND-04] a server delivers by itself at the minute, also what is planned while it runs, until it stops", async () => {
    const { service, plan, mails, planned } = await scheduledCard();
    const job = startDelivering(service);
    await service.clock.pass(minutes(3));
    answered(await plan({ deliver_on: "2026-03-01", deliver_at: "12:15" }));
    await service.clock.pass(minutes(12) - 1);
    expect(await mails("card")).toEqual([]);
    await service.clock.pass(1);
    expect(await mails("card")).toEqual([rae]);
    expect((await planned()).gone_on).toBe("2026-03-01T12:15:00.000Z");
    answered(await plan());
    await job.stop();
    await service.clock.pass(days(2));
    expect(await mails("card")).toEqual([rae]);
    expect(service.reporter.faults).toEqual([]);
  });

  it("[SEND-04] a server that could not tries again within seconds", async () => {
    const { service, plan, mails } = await scheduledCard();
    answered(await plan());
    const commit = service.store.commit.bind(service.store);
    service.clock.step(days(1));
    service.store.commit = async () => {
      throw new Error("the database is away");
    };
    const job = startDelivering(service);
    await service.clock.pass(1000);
    service.store.commit = commit;
    await service.clock.pass(minutes(1));
    await job.stop();
    expect(await mails("card")).toEqual([rae]);
    expect(service.reporter.faults).toHaveLength(1);
  });

  it("[SEND-04] is decided again where its card is changed at that moment, and faults where it always is", async () => {
    const { service, plan, deliver, mails } = await scheduledCard();
    answered(await plan());
    service.clock.step(days(1));
    const { store } = service;
    const commit = store.commit.bind(store);
    let conflicts = 5;
    store.commit = async (...given) => {
      if (conflicts-- > 0) throw new Conflict("stale", "stories");
      return commit(...given);
    };
    await deliver();
    expect(await mails("card")).toEqual([rae]);
    answered(await plan({ deliver_on: "2026-03-03" }));
    service.clock.step(days(1));
    conflicts = 6;
    await expect(deliver()).rejects.toThrow("again and again");
    await deliver();
    expect(await mails("card")).toEqual([rae, rae]);
  });

  it("[SEND-04] says nothing once the card, the account or the invitation is gone, or the delivery cancelled", async () => {
    const gone = async (
      end: (made: Awaited<ReturnType<typeof scheduledCard>>) => Promise<unknown>,
    ) => {
      const made = await scheduledCard();
      answered(await made.plan());
      await end(made);
      made.service.clock.step(days(1));
      await made.deliver();
      return [await made.mails("card"), await made.mails("held"), await made.rows()];
    };
    const nothing = [[], [], []];
    expect(await gone(({ ada, path }) => ada.api("deleteStory", { path }))).toEqual(nothing);
    expect(await gone(({ ada }) => ada.api("deleteAccount", {}))).toEqual(nothing);
    expect(
      await gone(async ({ ada, planned }) =>
        answered(await ada.api("cancelDelivery", { path: { id: (await planned()).id } })),
      ),
    ).toEqual(nothing);
    // somebody's own account goes with everything to its address
    expect(
      await gone(async ({ service }) =>
        answered(await (await person(service, "Rae", { email: rae })).api("deleteAccount", {})),
      ),
    ).toEqual(nothing);
    const part =
      (status: "pending" | "active") => async (made: Awaited<ReturnType<typeof scheduledCard>>) => {
        const story = (await made.service.store.find("stories", made.id)) as never;
        const role = aRole(story, { role_type: "recipient", status, join_email: rae });
        await made.service.store.commit([{ kind: "add", table: "roles", row: role }], []);
        const path = { id: role.id };
        answered(
          status === "pending"
            ? await made.ada.api("deleteRole", { path })
            : await made.ada.api("changeRole", { path, body: { status: "rejected" } }),
        );
      };
    expect(await gone(part("pending"))).toEqual(nothing);
    expect(await gone(part("active"))).toEqual(nothing);
  });

  it("[SEND-04] leads to the link as it is at that minute", async () => {
    const { service, ada, path, plan, deliver, letter } = await scheduledCard();
    answered(await plan());
    const { token } = answered(
      await ada.api("makeToken", { path, body: { token_type: "recipient" } }),
    );
    service.clock.step(days(1));
    await deliver();
    expect((await letter(rae)).path).toBe(`/unwrap/${token}`);
  });
});

describe("a delivery that is held", () => {
  it("[PAY-02] a card that outgrew its tier tells its organiser once, and goes once it is mended", async () => {
    const { service, ada, plan, deliver, mails, tier, grow, deliveries, letter } =
      await scheduledCard();
    await tier("starter");
    await grow(6);
    answered(await plan());
    await tier("free");
    service.clock.step(days(1));
    await deliver();
    expect([await mails("card"), await mails("held")]).toEqual([[], [ada.account.email]]);
    const told = await letter(ada.account.email);
    expect(told.text).toContain("more messages than its plan allows");
    expect(told.path).toMatch(/^\/edit\/.+\/send$/);
    expect(await deliveries()).toMatchObject([{ state: "held", held_for: "full" }]);
    for (let look = 0; look < 3; look++) {
      service.clock.step(minutes(10));
      await deliver();
    }
    expect(await mails("held")).toHaveLength(1);
    await tier("starter");
    service.clock.step(minutes(10));
    await deliver();
    expect(await mails("card")).toEqual([rae]);
    expect(await deliveries()).toMatchObject([{ state: "sent", held_for: null }]);
  });

  it("[PAY-02] is refused where the card is over its tier when it is planned, put off or sent at once", async () => {
    const { ada, plan, tier, grow, planned } = await scheduledCard();
    answered(await plan());
    await tier("starter");
    await grow(6);
    await tier("free");
    expect(codeOf(await plan())).toBe("paywall");
    const path = { id: (await planned()).id };
    expect(codeOf(await ada.api("changeDelivery", { path, body: { deliver_at: "13:00" } }))).toBe(
      "paywall",
    );
    expect(codeOf(await ada.api("deliverNow", { path }))).toBe("paywall");
    answered(await ada.api("cancelDelivery", { path }));
  });

  it("[ACCT-03] an address that its account gives up waits for a word of its organiser's", async () => {
    const { service, ada, plan, deliver, mails, planned, deliveries } = await scheduledCard();
    const own = await person(service, "Rae", { email: rae });
    answered(await plan());
    const body = { email: "rae@new.test", verify_type: "change" } as const;
    answered(await own.api("requestCode", { body }));
    await service.outbox.idle();
    const code = /\d{6}/.exec(service.mailer.to("rae@new.test")?.text ?? "")?.[0] ?? "";
    answered(
      await own.api("changeAccount", {
        body: { email: "rae@new.test", verify_code: code } as never,
      }),
    );
    expect(await deliveries()).toMatchObject([{ state: "held", held_for: "address" }]);
    service.clock.step(days(2));
    await deliver();
    expect([await mails("card"), await mails("held")]).toEqual([[], [ada.account.email]]);
    const path = { id: (await planned()).id };
    answered(await ada.api("changeDelivery", { path, body: { recipient_message: "Hello" } }));
    await deliver();
    expect(await mails("card")).toEqual([]);
    answered(await ada.api("changeDelivery", { path, body: { recipient_email: "rae@new.test" } }));
    await deliver();
    expect(await mails("card")).toEqual(["rae@new.test"]);
  });

  it("[OPEN-64] whoever was shut out of the card is sent nothing by themselves", async () => {
    const { service, id, ada, plan, deliver, mails, planned } = await scheduledCard();
    const own = await person(service, "Rae", { email: rae });
    answered(await plan());
    const story = (await service.store.find("stories", id)) as never;
    const row = aRole(story, { account_id: own.account.id, role_type: null, status: "active" });
    await service.store.commit([{ kind: "add", table: "roles", row }], []);
    service.clock.step(days(1));
    await deliver();
    expect([await mails("card"), await mails("held")]).toEqual([[], [ada.account.email]]);
    expect(await planned()).toMatchObject({
      held_for: "declined",
      due_on: iso(service.clock.now() + minutes(10)),
    });
  });
});

describe("changing a delivery", () => {
  it("[SEND-04] another time, address, name and note; what is not sent stays", async () => {
    const { service, ada, plan, planned, deliver, mails, letter } = await scheduledCard();
    answered(await plan({ recipient_message: "First" }));
    const path = { id: (await planned()).id };
    const change = async (body: object) =>
      answered(await ada.api("changeDelivery", { path, body })).delivery;
    expect(await change({ deliver_zone: "America/New_York" })).toMatchObject({
      deliver_on: "2026-03-02",
      deliver_at: "12:00",
      goes_on: "2026-03-02T17:00:00.000Z",
      recipient_message: "First",
    });
    expect(
      await change({ recipient_email: "Sam@Mail.test", recipient_name: " Sam " }),
    ).toMatchObject({
      state: "scheduled",
      recipient_email: "sam@mail.test",
      recipient_name: "Sam",
      goes_on: "2026-03-02T17:00:00.000Z",
    });
    expect((await change({ recipient_message: " Second " })).recipient_message).toBe("Second");
    service.clock.step(days(1) + minutes(300));
    await deliver();
    expect(await mails("card")).toEqual(["sam@mail.test"]);
    expect((await letter("sam@mail.test")).text).toContain("Second");
  });

  it("[SEND-04] refuses a moment that has passed, an address that has one already, and a note that is too long", async () => {
    const { ada, plan, planned } = await scheduledCard();
    answered(await plan({ recipient_email: "sam@mail.test" }));
    answered(await plan());
    const path = { id: (await planned()).id };
    const refused = async (body: object) =>
      refusalOf(await ada.api("changeDelivery", { path, body }));
    expect(await refused({ deliver_on: "2026-02-28" })).toMatch(/^This moment has passed/);
    expect(await refused({ recipient_email: "SAM@mail.test" })).toBe(
      "The card is already scheduled for this address.",
    );
    expect(await refused({ recipient_message: "a".repeat(301) })).not.toBe("ok");
    expect(await refused({ deliver_at: "09:10" })).toMatch(/steps of 15 minutes/);
    expect(await refused({ deliver_on: "2026-02-30" })).not.toBe("ok");
    expect(await refused({ deliver_zone: "+01:00" })).toMatch(/^We don’t know this time zone/);
  });

  it("[SEND-04] now means now; what has gone can’t be changed, cancelled or sent again", async () => {
    const { ada, plan, planned, mails, card } = await scheduledCard();
    answered(await plan());
    const path = { id: (await planned()).id };
    const { story } = answered(await ada.api("deliverNow", { path }));
    expect(story).toMatchObject({ setup_send_complete: true });
    expect((await card()).sent_by_email_on).not.toBeNull();
    expect(await mails("card")).toEqual([rae]);
    for (const call of ["deliverNow", "cancelDelivery"] as const)
      expect(codeOf(await ada.api(call, { path }))).toBe("gone");
    expect(codeOf(await ada.api("changeDelivery", { path, body: { deliver_at: "13:00" } }))).toBe(
      "gone",
    );
    expect(await mails("card")).toEqual([rae]);
  });

  it("[SEND-04] a call and a server at one moment send one mail", async () => {
    const { service, ada, plan, planned, deliver, mails } = await scheduledCard();
    answered(await plan());
    const path = { id: (await planned()).id };
    service.clock.step(days(1));
    const [call] = await Promise.all([ada.api("deliverNow", { path }), deliver(), deliver()]);
    expect(["ok", "gone"]).toContain(codeOf(call));
    expect(await mails("card")).toEqual([rae]);
  });

  it("[SEND-04] a test goes at once, a moment in part is refused, and no more than fifty are planned", async () => {
    const { plan, rows, mails, ada } = await scheduledCard();
    answered(await plan({ test: true }));
    expect([await mails("test"), await rows()]).toEqual([[ada.account.email], []]);
    expect(refusalOf(await plan({ deliver_at: undefined }))).toBe("Please choose a time");
    for (let n = 0; n < 50; n++) answered(await plan({ recipient_email: `p${n}@mail.test` }));
    expect(refusalOf(await plan())).toBe("You can schedule up to 50 emails of one card.");
    answered(await plan({ recipient_email: "p3@mail.test", ...tomorrow }));
  });
});

import { describe, expect, it } from "vitest";
import type { ProviderEvent } from "#core/domain/mail/index.ts";
import { days, minutes } from "#core/kernel/index.ts";
import { answered } from "#specs/fixtures/messages.ts";
import { rae, scheduledCard } from "#specs/fixtures/scheduled.ts";
import { Conflict } from "../ports/index.ts";
import { hearProvider, isUnwanted } from "./index.ts";

/** A card that was sent to Rae, and a provider that tells what became of its mail. */
const set = async () => {
  const made = await scheduledCard();
  const { service, ada, path, deliveries } = made;
  let told = 0;
  const send = async (recipient_email = rae) => {
    answered(await ada.api("sendStory", { path, body: { recipient_email } }));
    await service.outbox.idle();
    return (await service.store.list("mails", { kind: "card" })).at(-1)?.id ?? "";
  };
  const hear = (
    mail: string,
    event: Partial<ProviderEvent> & Pick<ProviderEvent, "became">,
    more: object = {},
  ) =>
    hearProvider(service, "mailgun", {
      signed_on: service.clock.now(),
      nonce: null,
      events: [{ id: `event-${++told}`, mail, reason: "no_mailbox", ...event } as ProviderEvent],
      ...more,
    });
  const states = async () => (await deliveries()).map(({ state, reason }) => [state, reason]);
  return { ...made, send, hear, states };
};

describe("what a mail provider says afterwards", () => {
  it("[F-30] says that a card was delivered only once the provider does", async () => {
    const { send, hear, states, service } = await set();
    const mail = await send();
    expect(await states()).toEqual([["sent", null]]);
    expect(await hear(mail, { became: "delivered" })).toBe("heard");
    expect(await states()).toEqual([["delivered", null]]);
    expect(await service.store.find("mails", mail)).toMatchObject({
      failed_as: null,
      delivered_on: "2026-03-01T12:00:00.000Z",
    });
  });

  it("[F-30] a mail that comes back is as one that is refused at once: the card isn’t sent, and its owner hears why", async () => {
    const { send, hear, states, card, mails, ada, letter } = await set();
    const mail = await send();
    expect((await card()).sent_by_email_on).not.toBeNull();
    await hear(mail, { became: "bounced", reason: "mailbox_full" });
    expect(await states()).toEqual([["undelivered", "mailbox_full"]]);
    expect(await card()).toMatchObject({
      sent_by_email_on: null,
      undelivered: [{ email: rae, reason: "mailbox_full" }],
    });
    expect(await mails("undelivered")).toEqual([ada.account.email]);
    expect((await letter(ada.account.email)).text).toContain("The mailbox is full.");
  });

  it("[F-30] each event counts once, however often it is told and in whatever order", async () => {
    const { send, hear, states, mails } = await set();
    const mail = await send();
    for (let n = 0; n < 3; n++)
      expect(await hear(mail, { became: "bounced", id: "the same" })).toBe("heard");
    await Promise.all([1, 2, 3].map(() => hear(mail, { became: "bounced", id: "another" })));
    expect(await mails("undelivered")).toHaveLength(1);
    await hear(mail, { became: "delivered" });
    expect(await states()).toEqual([["undelivered", "no_mailbox"]]);
    // and the other way round: it came back after all
    const second = await send("sam@mail.test");
    await hear(second, { became: "delivered" });
    await hear(second, { became: "bounced" });
    expect((await states()).at(-1)).toEqual(["undelivered", "no_mailbox"]);
    expect(await mails("undelivered")).toHaveLength(2);
  });

  it("[F-30] what is said of an earlier mail is not said of the one that was sent since", async () => {
    const { send, hear, states, service, card } = await set();
    const first = await send();
    service.clock.step(minutes(1));
    await send();
    await hear(first, { became: "bounced" });
    expect(await states()).toEqual([["sent", null]]);
    expect((await card()).sent_by_email_on).not.toBeNull();
    expect(await service.store.find("mails", first)).toMatchObject({ failed_as: "refused" });
    await hear(first, { became: "delivered" });
    expect(await states()).toEqual([["sent", null]]);
  });

  it("[OPEN-26] a complaint takes the address out of every subscription, and nothing else changes", async () => {
    const { send, hear, states, service } = await set();
    const mail = await send();
    for (const id of ["first", "second"]) await hear(mail, { became: "complained", id });
    const wants = async (kind: string, to_email: string) =>
      !(await isUnwanted(service, { kind, to_email }));
    expect([await wants("invitation", rae), await wants("reminder", rae)]).toEqual([false, false]);
    expect([await wants("invitation", "sam@mail.test"), await wants("card", rae)]).toEqual([
      true,
      true,
    ]);
    expect(await states()).toEqual([["sent", null]]);
  });

  it("[F-30] a mail that nobody knows is passed over, and one that is still on its way is told again", async () => {
    const { send, hear, service, states } = await set();
    expect(await hear("none", { became: "bounced" })).toBe("heard");
    service.mailer.refuse({ ok: false, again: true, reason: "ETIMEDOUT at CONN" });
    const mail = await send();
    const event = { became: "delivered", id: "the same" } as const;
    expect(await hear(mail, event)).toBe("early");
    await service.clock.pass(minutes(1));
    await service.outbox.idle();
    expect(await hear(mail, event)).toBe("heard");
    expect(await states()).toEqual([["delivered", null]]);
  });

  it("[R6] what was signed more than five minutes ago, or ahead, is not listened to", async () => {
    const { send, hear, service, states } = await set();
    const mail = await send();
    const now = service.clock.now();
    for (const signed_on of [now - minutes(5) - 1, now + minutes(5) + 1, Number.NaN])
      expect(await hear(mail, { became: "bounced" }, { signed_on })).toBe("stale");
    expect(await states()).toEqual([["sent", null]]);
    expect(await hear(mail, { became: "delivered" }, { signed_on: now - minutes(5) })).toBe(
      "heard",
    );
  });

  it("[R6] what is signed once counts once, whatever comes with it the second time", async () => {
    const { send, hear, states } = await set();
    const mail = await send();
    expect(await hear(mail, { became: "delivered" }, { nonce: "token" })).toBe("heard");
    expect(await hear(mail, { became: "bounced" }, { nonce: "token" })).toBe("heard");
    expect(await states()).toEqual([["delivered", null]]);
    await hear(mail, { became: "bounced" }, { nonce: "another" });
    expect(await states()).toEqual([["undelivered", "no_mailbox"]]);
  });

  it("[F-30] is written anew where others write at that moment, and asked for again where they always do", async () => {
    const { send, hear, service, states } = await set();
    const mail = await send();
    const { store } = service;
    const commit = store.commit.bind(store);
    let conflicts = 2;
    store.commit = async (...given) => {
      if (conflicts-- > 0) throw new Conflict("stale", "mails");
      return commit(...given);
    };
    expect(await hear(mail, { became: "delivered" })).toBe("heard");
    conflicts = 3;
    expect(await hear(mail, { became: "bounced", id: "late" })).toBe("early");
    expect(await states()).toEqual([["delivered", null]]);
    expect(await hear(mail, { became: "bounced", id: "late" })).toBe("heard");
    expect(await states()).toEqual([["undelivered", "no_mailbox"]]);
  });

  it("[RECIP-01] whoever has opened the card has got it, whatever a provider says", async () => {
    const { send, hear, states, ada, path, service, id } = await set();
    const mail = await send();
    await service.store.commit(
      [
        {
          kind: "change",
          table: "stories",
          id,
          version: null,
          set: { received_on: "2026-03-01T13:00:00.000Z" },
        },
      ],
      [],
    );
    await hear(mail, { became: "bounced" });
    expect(await states()).toEqual([["opened", null]]);
    // two people: nobody knows which of them it was
    service.clock.step(days(1));
    answered(await ada.api("sendStory", { path, body: { recipient_email: "sam@mail.test" } }));
    expect(await states()).toEqual([
      ["undelivered", "no_mailbox"],
      ["sent", null],
    ]);
  });
});

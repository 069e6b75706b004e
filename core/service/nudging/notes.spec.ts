import { describe, expect, it } from "vitest";
import { days } from "#core/kernel/index.ts";
import { addText, answered, joins } from "#specs/fixtures/messages.ts";
import { organisedCard } from "#specs/fixtures/organised.ts";
import { newestLetter } from "#specs/fixtures/service.ts";
import { sendNotes, startNotes } from "./index.ts";

const olive = "olive@people.test";

/** A card that Dee and Eve are invited to; Dee has signed. */
const half = async (options: Parameters<typeof organisedCard>[1] = {}) => {
  const made = await organisedCard(["dee@people.test", "eve@people.test"], options);
  const [dee, eve] = [await made.comes("Dee"), await made.comes("Eve")];
  await joins(dee, made.story);
  await addText(dee, made.story, "Hello");
  const everyone = async () => {
    await joins(eve, made.story);
    await addText(eve, made.story, "From Eve");
  };
  return { ...made, everyone };
};

describe("the note to an organiser", () => {
  it("[OPEN-26] goes once, in the morning after the day to sign by, with how many have signed", async () => {
    const { service, story, until, mails, everyone } = await half();
    for (const moment of ["2026-03-20T12:05", "2026-03-30T12:00", "2026-03-31T06:59"]) {
      until(moment);
      await sendNotes(service);
    }
    expect(await mails("signed")).toEqual([]);
    until("2026-03-31T07:00");
    await Promise.all([sendNotes(service), sendNotes(service)]);
    expect(await mails("signed")).toEqual([`${olive} 2026-03-31T07:00`]);
    const letter = await newestLetter(service, olive);
    expect(letter.subject).toBe("1 person has signed “For Rae” so far");
    expect(letter.text).toContain("1 of 2 people have signed");
    expect(letter.text).toContain("You asked people to sign by 30 March 2026.");
    expect(letter.text).toContain("You can send the card now, or give people more time");
    expect(letter.path).toBe(`/edit/${story.id}`);
    await everyone();
    until("2026-04-02T12:00");
    await sendNotes(service);
    expect(await mails("signed")).toHaveLength(1);
  });

  it("[OPEN-26] goes as soon as everyone has signed, by day, and not once more", async () => {
    const { service, until, mails, everyone } = await half();
    until("2026-03-25T21:00");
    await everyone();
    await sendNotes(service);
    expect(await mails("signed")).toEqual([]);
    until("2026-03-26T08:00");
    await sendNotes(service);
    const letter = await newestLetter(service, olive);
    expect(letter.subject).toBe("Everyone has signed “For Rae”");
    expect(letter.text).toContain("All 2 people in the group have added a message.");
    until("2026-03-31T07:00");
    await sendNotes(service);
    expect(await mails("signed")).toEqual([`${olive} 2026-03-26T08:00`]);
  });

  it("[OPEN-26] comes once more for another day to sign by", async () => {
    const { service, change, until, mails } = await half();
    until("2026-03-31T07:00");
    await sendNotes(service);
    answered(await change({ completion_date: "2026-04-03" }));
    await sendNotes(service);
    until("2026-04-04T07:00");
    await sendNotes(service);
    expect(await mails("signed")).toHaveLength(2);
  });

  it("[OPEN-26] says when a card goes out that is scheduled", async () => {
    const { service, olive: organiser, path, until } = await half();
    answered(
      await organiser.api("sendStory", {
        path,
        body: {
          recipient_email: "rae@mail.test",
          recipient_name: "Rae",
          deliver_on: "2026-04-02",
          deliver_at: "09:00",
          deliver_zone: "Europe/Berlin",
        },
      }),
    );
    until("2026-03-31T07:00");
    await sendNotes(service);
    const { text } = await newestLetter(service, olive);
    expect(text).toContain("The card is scheduled to go out on 2 April 2026.");
  });

  it("[OPEN-26][F-34] is not for whoever sent the card, wants no news, or switched the card’s emails off, nor where nobody was asked", async () => {
    const sent = await half();
    answered(await sent.olive.api("markSentByLink", { path: sent.path }));
    const silent = await half();
    answered(await silent.olive.api("changeEmails", { body: { news: "never" } }));
    const off = await half();
    answered(await off.change({ owner_email_notifications: false }));
    const alone = await organisedCard([]);
    for (const { service, until, mails, card } of [sent, silent, off, alone]) {
      until("2026-03-31T07:00");
      await sendNotes(service);
      expect(await mails("signed")).toEqual([]);
      expect((await card())?.note_on).toBeNull();
    }
  });

  it("[OPEN-26] a server sends it by itself, until it stops", async () => {
    const { service, mails } = await half();
    const job = startNotes(service);
    await service.clock.pass(days(13));
    await job.stop();
    const [only = "", ...more] = await mails("signed");
    expect([only.slice(0, -3), more]).toEqual([`${olive} 2026-03-31T07`, []]);
  });
});

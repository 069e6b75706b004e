import { describe, expect, it } from "vitest";
import { days, iso, minutes } from "#core/kernel/index.ts";
import { aContext, add, aMail, aRequest, aSession } from "#specs/contracts/records.ts";
import { answered, cardOf, person, png, upload } from "#specs/fixtures/messages.ts";
import { browser, makeService } from "#specs/fixtures/service.ts";
import type { Table } from "../ports/index.ts";
import { reap, startReaper } from "./reaper.ts";

const setUp = () => {
  const service = makeService();
  /** A moment from now; the contract's records are of the past by themselves. */
  const at = (span: number) => iso(service.clock.now() + span);
  const left = async (table: Table) => (await service.store.list(table, {})).map((row) => row.id);
  return { service, at, left };
};

describe("the reaper", () => {
  it("[OPEN-53] removes a sign-in a day after it ran out, used or not", async () => {
    const { service, at, left } = setUp();
    const open = aContext({ expires_on: at(minutes(15)), created_on: at(0) });
    const used = aContext({ expires_on: at(minutes(15)), used_on: at(minutes(1)) });
    await service.store.commit(add("auth_contexts", open, used), []);
    service.clock.step(days(1) + minutes(15));
    await reap(service);
    expect(await left("auth_contexts")).toEqual([open.id, used.id]);
    service.clock.step(1);
    await reap(service);
    expect(await left("auth_contexts")).toEqual([]);
  });

  it("[R6] keeps the answer of a creating call for a week", async () => {
    const { service, at, left } = setUp();
    const [old, young] = [aRequest({ created_on: at(-1) }), aRequest({ created_on: at(0) })];
    await service.store.commit(add("requests", old, young), []);
    service.clock.step(days(7));
    await reap(service);
    expect(await left("requests")).toEqual([young.id]);
  });

  it("[OPEN-48] forgets whose rate limit was spent once no window looks back that far", async () => {
    const { service, at, left } = setUp();
    const created_on = at(-days(9));
    const row = (id: string, spent_on: string) => ({
      id,
      version: 1,
      spent: [],
      spent_on,
      created_on,
    });
    const rows = [row("old", at(-1)), row("young", at(0))];
    await service.store.commit(add("allowances", ...rows), []);
    service.clock.step(days(2));
    await reap(service);
    expect(await left("allowances")).toEqual(["young"]);
  });

  it("[OPEN-55] removes a session thirty days after it was signed out or ran out", async () => {
    const { service, at, left } = setUp();
    const out = aSession({ revoked_on: at(-1), expires_on: at(days(60)) });
    const over = aSession({ expires_on: at(-1) });
    const justOut = aSession({ revoked_on: at(0), expires_on: at(days(60)) });
    const open = aSession({ expires_on: at(0) });
    await service.store.commit(add("sessions", out, over, justOut, open), []);
    service.clock.step(days(30));
    await reap(service);
    expect(await left("sessions")).toEqual([justOut.id, open.id]);
  });

  it("[OPEN-26] removes a mail thirty days after it was sent, and none that waits", async () => {
    const { service, at, left } = setUp();
    const due_on = at(days(365));
    const [sent, justSent] = [aMail({ sent_on: at(-1) }), aMail({ sent_on: at(0) })];
    const waiting = aMail({ due_on, created_on: at(-days(99)) });
    const failed = aMail({ failed: "550", created_on: at(-days(99)) });
    await service.store.commit(add("mails", sent, justSent, waiting, failed), []);
    service.clock.step(days(30));
    await reap(service);
    expect((await left("mails")).sort()).toEqual([justSent.id, waiting.id, failed.id].sort());
  });

  it("[R15] removes an upload that nobody made a medium of a day later, with its object", async () => {
    const { service, left } = setUp();
    await upload(service, await person(service, "Olive"), png());
    service.clock.step(days(1));
    await reap(service);
    expect(service.objects.keys).toHaveLength(1);
    service.clock.step(1);
    await reap(service);
    expect(service.objects.keys).toEqual([]);
    expect(await left("uploads")).toEqual([]);
  });

  it("[R15] removes all of them, however many there are", async () => {
    const { service, left } = setUp();
    const olive = await person(service, "Olive");
    for (let n = 0; n < 410; n++) await upload(service, olive, png());
    service.clock.step(days(1) + 1);
    await reap(service);
    expect(service.objects.keys).toEqual([]);
    expect(await left("uploads")).toEqual([]);
  });

  it("[R15] [MEDIA-14] touches no picture of an account, in a card or not, and none of a visitor's before its time", async () => {
    const { service, left } = setUp();
    const olive = await person(service, "Olive");
    const card = await cardOf(service, olive);
    const photo = async (who: ReturnType<typeof browser>, story_id: string | null) => {
      const { key } = await upload(service, who, png());
      const body = { s3_key: key, media_type: "photo", mime_type: "image/png", story_id } as const;
      return answered(await who.api("createMedia", { body })).media;
    };
    const [inCard, inNone] = [await photo(olive, card.id), await photo(olive, null)];
    const keys = [...service.objects.keys];
    const guests = await photo(browser(service), null);
    service.clock.step(days(59));
    await reap(service);
    expect(await left("media")).toEqual([inCard.id, inNone.id, guests.id]);
    service.clock.step(days(400));
    await reap(service);
    expect(service.objects.keys).toEqual(keys);
    expect(await left("media")).toEqual([inCard.id, inNone.id]);
  });

  it("works soon after the start and then by the hour, until it is stopped", async () => {
    const { service, at, left } = setUp();
    const old = () => aRequest({ created_on: at(-days(8)) });
    const reaper = startReaper(service);
    await service.store.commit(add("requests", old()), []);
    await service.clock.pass(minutes(1));
    expect(await left("requests")).toEqual([]);
    await service.store.commit(add("requests", old()), []);
    await service.clock.pass(minutes(58));
    expect(await left("requests")).toHaveLength(1);
    await service.clock.pass(minutes(1));
    expect(await left("requests")).toEqual([]);
    await reaper.stop();
    await service.store.commit(add("requests", old()), []);
    await service.clock.pass(minutes(120));
    expect(await left("requests")).toHaveLength(1);
  });

  it("reports its faults, tries again an hour later, and stops when what it began is done", async () => {
    const { service, left } = setUp();
    let broken = true;
    const remove = (key: string) => (broken ? Promise.reject("down") : service.objects.remove(key));
    await upload(service, await person(service, "Olive"), png());
    service.clock.step(days(1));
    const reaper = startReaper({ ...service, objects: { ...service.objects, remove } });
    await service.clock.pass(minutes(1));
    expect(service.reporter.faults).toEqual([{ error: "down", where: "reaper" }]);
    expect(await left("uploads")).toHaveLength(1);
    broken = false;
    service.clock.step(minutes(59));
    await reaper.stop();
    expect(await left("uploads")).toEqual([]);
  });
});

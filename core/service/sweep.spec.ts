import { expect, it } from "vitest";
import { days, minutes } from "#core/kernel/index.ts";
import { answered, cardOf, codeOf, person, png, upload } from "#specs/fixtures/messages.ts";
import { browser, makeService } from "#specs/fixtures/service.ts";
import { startSweep, sweep } from "./sweep.ts";

const setUp = async () => {
  const service = makeService();
  const owner = await person(service, "Olive");
  const card = await cardOf(service, owner);
  const photo = async (who: ReturnType<typeof browser>, story_id: string | null) => {
    const { key } = await upload(service, who, png());
    const body = { s3_key: key, media_type: "photo", mime_type: "image/png", story_id } as const;
    return answered(await who.api("createMedia", { body })).media;
  };
  return { service, owner, card, photo };
};

it("removes uploads that nobody made a medium of, a day later [R15]", async () => {
  const { service, owner } = await setUp();
  await upload(service, owner, png());
  service.clock.step(days(1) - 1);
  expect(await sweep(service)).toBe(0);
  expect(service.objects.keys).toHaveLength(1);
  service.clock.step(2);
  expect(await sweep(service)).toBe(1);
  expect(service.objects.keys).toEqual([]);
});

it("removes pictures that no card took in, and keeps those of a card [R15] [MEDIA-14]", async () => {
  const { service, owner, card, photo } = await setUp();
  const kept = await photo(owner, card.id);
  await photo(browser(service), null);
  service.clock.step(days(31));
  // Two used permissions and one picture.
  expect(await sweep(service)).toBe(3);
  expect(service.objects.keys).toHaveLength(2);
  expect(codeOf(await owner.api("readMedia", { path: { id: kept.id } }))).toBe("ok");
});

it("runs by the hour, reports its faults, and stops when it is told to", async () => {
  const { service, owner } = await setUp();
  await upload(service, owner, png());
  const stop = startSweep(service);
  await service.clock.pass(days(1) + minutes(61));
  expect(service.objects.keys).toEqual([]);
  stop();
  const broken = { ...service, store: { ...service.store, list: () => Promise.reject("down") } };
  const stopBroken = startSweep(broken as never);
  await service.clock.pass(minutes(61));
  stopBroken();
  expect(service.reporter.faults).toEqual([{ error: "down", where: "sweep" }]);
});

import { expect, it } from "vitest";
import { abandonedAfter } from "#core/domain/limits/index.ts";
import { days } from "#core/kernel/index.ts";
import { answered, cardOf, person, png, text, upload } from "#specs/fixtures/messages.ts";
import { type Browser, browser, makeService, type TestService } from "#specs/fixtures/service.ts";
import { removeAbandoned } from "./abandoned.ts";
import { cardSweep } from "./abandonedCards.ts";

const begin = async (visitor: Browser) =>
  answered(await visitor.api("createStory", { body: { occasion: "birthday" } })).story;
const photo = async (service: TestService, who: Browser, story_id?: string) => {
  const { key } = await upload(service, who, png());
  const body = {
    s3_key: key,
    media_type: "photo",
    mime_type: "image/png",
    file_size_kb: 1,
    ...(story_id ? { story_id } : {}),
  } as const;
  return answered(await who.api("createMedia", { body })).media;
};
const remove = async (service: TestService): Promise<void> => {
  await removeAbandoned(service);
  await cardSweep({ ...service, ids: { ...service.ids, code: () => "000000" } })();
};

it("[F-19] what a visitor left behind goes with its files when its time has come, and nothing else", async () => {
  const service = makeService();
  const [visitor, other] = [browser(service), browser(service)];
  const olive = await person(service, "Olive");
  const kept = await cardOf(service, olive);
  await photo(service, olive, kept.id);
  const left = await begin(visitor);
  await photo(service, visitor, left.id);
  await photo(service, visitor);
  const query = { group: kept.tokens.group ?? "" };
  answered(await visitor.api("createContribution", { query, body: text("Never sent") }));
  const shared = await begin(other);
  const gift = { group: shared.tokens.group ?? "" };
  const given = answered(await olive.api("createContribution", { query: gift, body: text("Hi") }));
  const { id } = given.contribution;
  answered(await olive.api("sendContribution", { path: { id }, body: { groupToken: gift.group } }));

  service.clock.step(abandonedAfter - days(1));
  await remove(service);
  expect(await service.store.list("stories", {})).toHaveLength(3);
  expect(await service.store.list("media", {})).toHaveLength(3);
  service.clock.step(days(2));
  await remove(service);
  const ids = (await service.store.list("stories", {})).map((story) => story.id);
  expect(ids.sort()).toEqual([kept.id, shared.id].sort());
  const media = await service.store.list("media", {});
  expect(media.map(({ account_id }) => account_id)).toEqual([olive.account.id]);
  expect(service.objects.keys).toEqual([media[0]?.key, media[0]?.thumbnail_key].sort());
  const slides = await service.store.list("slides", { type: "text" });
  expect(slides.map(({ description }) => description)).toEqual(["Hi"]);
});

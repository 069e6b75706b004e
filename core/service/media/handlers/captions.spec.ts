import { describe, expect, it } from "vitest";
import { as } from "#core/kernel/index.ts";
import { add, aMedium } from "#specs/contracts/records.ts";
import { answered, cardOf, codeOf, joins, person } from "#specs/fixtures/messages.ts";
import { type Browser, makeService } from "#specs/fixtures/service.ts";

describe("[MEDIA-01] the captions of a recording", () => {
  const captions = [
    { from: 0, to: 2, text: "Hello, Robin!" },
    { from: 2, to: 5, text: "How lovely to\nhear from you." },
  ];

  it("are written by whoever made it or owns the card, and told with it", async () => {
    const service = makeService();
    const owner = await person(service, "Olive");
    const card = await cardOf(service, owner);
    const ben = await person(service, "Ben");
    await joins(ben, card);
    const medium = aMedium({
      type: "audio",
      story_id: as(card.id),
      account_id: as(ben.account.id),
      duration: 6,
    });
    await service.store.commit(add("media", medium), []);
    const write = (who: Browser, given: typeof captions | null) =>
      who.api("captionMedia", { path: { id: medium.id }, body: { captions: given } });
    const told = async () =>
      answered(await ben.api("readMedia", { path: { id: medium.id } })).media.captions;

    expect(answered(await write(ben, captions)).media.captions).toEqual(captions);
    expect(await told()).toEqual(captions);
    const [first] = captions.slice(0, 1);
    expect(codeOf(await write(owner, first ? [first] : null))).toBe("ok");
    expect(await told()).toEqual([first]);
    expect(codeOf(await write(await person(service, "Eve"), null))).toBe("forbidden");
    expect(codeOf(await write(ben, captions.toReversed()))).toBe("invalid");
    expect(codeOf(await write(ben, []))).toBe("ok");
    expect(await told(), "nobody speaks").toEqual([]);
    expect(codeOf(await write(ben, null))).toBe("ok");
    expect(await told(), "not written").toBeNull();
  });
});

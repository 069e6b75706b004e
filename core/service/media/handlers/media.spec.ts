import { describe, expect, it } from "vitest";
import {
  answered,
  cardOf,
  codeOf,
  joins,
  person,
  png,
  refusalOf,
  upload,
} from "#specs/fixtures/messages.ts";
import { type Browser, browser, makeService } from "#specs/fixtures/service.ts";

const setUp = async () => {
  const service = makeService();
  const owner = await person(service, "Olive");
  const card = await cardOf(service, owner);
  const create = (who: Browser, key: string, more: object = {}) =>
    who.api("createMedia", {
      body: {
        s3_key: key,
        media_type: "photo",
        mime_type: "image/png",
        story_id: card.id,
        ...more,
      },
    });
  const photo = async (who: Browser, mark = 0) => {
    const { key } = await upload(service, who, png(240, 336, mark));
    return answered(await create(who, key)).media;
  };
  return { service, owner, card, create, photo };
};

describe("uploading a photo", () => {
  it("goes by a permission, and leaves a published picture and no upload [MEDIA-04] [MEDIA-07]", async () => {
    const { service, owner, create } = await setUp();
    const { key, etag } = await upload(service, owner, png());
    expect(key).toMatch(/^uploads\/.+\.png$/);
    const { media } = answered(await create(owner, key, { s3_etag: `"${etag}"` }));
    expect(media).toMatchObject({ type: "photo", status: "available", progress: 100 });
    expect(service.objects.keys).toHaveLength(2);
    expect(service.objects.keys.join()).not.toContain("uploads/");
    for (const url of [media.url, media.thumbnail_url]) {
      const published = (url ?? "").replace(service.settings.link(""), "");
      expect(service.objects.keys).toContain(published);
    }
  });

  it("works before sign-in, for the same visitor only [API-89] [OPEN-40]", async () => {
    const { service, create } = await setUp();
    const visitor = browser(service);
    const { key } = await upload(service, visitor, png());
    expect(codeOf(await create(browser(service), key))).toBe("unauthenticated");
    expect(codeOf(await create(visitor, key))).toBe("ok");
  });

  it("takes a permission once, and only its holder's [R14] [API-88]", async () => {
    const { service, owner, create } = await setUp();
    const eve = await person(service, "Eve");
    const { key } = await upload(service, owner, png());
    expect(codeOf(await create(eve, key))).toBe("forbidden");
    const both = await Promise.all([create(owner, key), create(owner, key)]);
    expect(both.map(codeOf).sort()).toEqual(["invalid", "ok"]);
    for (const foreign of ["uploads/nobody.png", "../etc/passwd", "media/x.png"])
      expect(codeOf(await create(owner, foreign))).toBe("notFound");
  });

  it("answers the same medium to a repeated request [R6]", async () => {
    const { service, owner, card } = await setUp();
    const { key } = await upload(service, owner, png());
    const again = () =>
      owner.api(
        "createMedia",
        { body: { s3_key: key, media_type: "photo", mime_type: "image/png", story_id: card.id } },
        { key: "k1" },
      );
    const first = answered(await again()).media;
    expect(answered(await again()).media.id).toBe(first.id);
  });

  it("refuses what is not on the list, is no picture, or changed on the way [MEDIA-12] [R14] [OPEN-106]", async () => {
    const { service, owner, create } = await setUp();
    expect(
      codeOf(
        await owner.api("requestUpload", {
          body: { media_type: "photo", mime_type: "text/html" },
        }),
      ),
    ).toBe("unsupported");
    const html = new TextEncoder().encode("<script>alert(1)</script> long enough");
    const script = await upload(service, owner, html);
    expect(codeOf(await create(owner, script.key))).toBe("unsupported");
    expect(service.objects.keys).toEqual([]);
    const cut = await upload(service, owner, png().slice(0, 20));
    expect(refusalOf(await create(owner, cut.key))).toBe(
      "There was an issue uploading your photo. Please contact support if the problem persists.",
    );
    const other = await upload(service, owner, png());
    expect(codeOf(await create(owner, other.key, { s3_etag: "other" }))).toBe("invalid");
    const bomb = await upload(service, owner, png(60_000, 60_000));
    expect(codeOf(await create(owner, bomb.key))).toBe("tooLarge");
  });

  it("says that the file has not arrived when there is none [R15]", async () => {
    const { service, owner, create } = await setUp();
    const form = answered(
      await owner.api("requestUpload", { body: { media_type: "photo", mime_type: "image/png" } }),
    );
    expect(refusalOf(await create(owner, form.fields.key ?? ""))).toBe(
      "That file hasn’t arrived. Please upload it again.",
    );
    expect(service.objects.keys).toEqual([]);
  });

  it("a file that is no video is refused by its first bytes, and not kept [OPEN-112] [R14]", async () => {
    const { service, owner, create } = await setUp();
    const { key } = await upload(service, owner, png(), "video/mp4");
    const outcome = await create(owner, key, { media_type: "video", mime_type: "video/mp4" });
    expect([codeOf(outcome), refusalOf(outcome)]).toEqual([
      "unsupported",
      "That type of file can’t be used here. Please choose videos (MP4, MOV, WebM or 3GP).",
    ]);
    expect(service.objects.keys).toEqual([]);
  });

  it("keeps the original of a crop, and refuses a foreign source [MEDIA-19] [OPEN-108]", async () => {
    const { service, owner, create, photo } = await setUp();
    const source = await photo(owner);
    const crop = { x: 0, y: 0, width: 0.5, height: 0.5, rotation: 0, scale: 1 };
    const cropped = async (who: Browser, more: object) => {
      const { key } = await upload(service, who, png());
      return create(who, key, { crop_source_id: source.id, crop_transform: crop, ...more });
    };
    expect(answered(await cropped(owner, {})).media).toMatchObject({
      crop_source_id: source.id,
      crop_transform: crop,
    });
    expect(codeOf(await cropped(await person(service, "Eve"), {}))).toBe("invalid");
    expect(codeOf(await cropped(owner, { crop_transform: { ...crop, x: 0.6 } }))).toBe("invalid");
  });

  it("tells what may be uploaded [MEDIA-02] [OPEN-104]", async () => {
    const { service } = await setUp();
    const { media_limits } = answered(await browser(service).api("readMediaLimits", {}));
    expect(media_limits.video).toMatchObject({ max_size_mb: 250, max_duration_s: 300 });
    expect(media_limits.audio.mime_types).not.toContain("audio/mp4");
  });
});

describe("the library", () => {
  it("is the card's for its owner, one's own for contributors [BUILD-14] [API-84]", async () => {
    const { service, owner, card, photo } = await setUp();
    const fred = await person(service, "Fred");
    await joins(fred, card);
    const [hers, his] = [await photo(owner, 1), await photo(fred, 2)];
    const library = async (who: Browser, media_type?: "photo" | "video") =>
      answered(
        await who.api("readLibrary", {
          path: { id: card.id },
          query: media_type ? { media_type } : {},
        }),
      ).media.map((m) => m.id);
    expect((await library(owner)).sort()).toEqual([hers.id, his.id].sort());
    expect(await library(fred)).toEqual([his.id]);
    expect(await library(owner, "video")).toEqual([]);
  });

  it("does not take a stranger's upload into the card [API-88]", async () => {
    const { service, owner, card, photo } = await setUp();
    await photo(await person(service, "Eve"));
    const { media } = answered(
      await owner.api("readLibrary", { path: { id: card.id }, query: {} }),
    );
    expect(media).toEqual([]);
  });

  it("tells where a medium is used, and deletes it only when it is not [MEDIA-18] [MEDIA-14]", async () => {
    const { service, owner, card, photo } = await setUp();
    const used = await photo(owner, 1);
    const slide = answered(
      await owner.api("createSlide", {
        query: { story_id: card.id },
        body: { type: "photos", variant: "simple", media: [{ id: used.id, position: 1 }] },
      }),
    ).slide;
    const usage = answered(await owner.api("readMediaUsage", { path: { id: used.id } }));
    expect(usage.slides.map((s) => s.id)).toEqual([slide.id]);
    const remove = () => owner.api("deleteMedia", { path: { id: used.id } });
    expect(refusalOf(await remove())).toBe("This file is used in 1 message and can’t be deleted.");
    const other = await photo(owner, 2);
    const media = [{ id: other.id, position: 1 }];
    answered(await owner.api("changeSlide", { path: { id: slide.id }, body: { media } }));
    expect(codeOf(await remove())).toBe("ok");
    expect(service.objects.keys).toHaveLength(2);
    expect(codeOf(await owner.api("readMedia", { path: { id: used.id } }))).toBe("notFound");
  });
});

describe("[F-23] a message that is deleted", () => {
  const withPhotos = async () => {
    const all = await setUp();
    const { owner, card, photo, create, service } = all;
    const source = await photo(owner, 1);
    const { key } = await upload(service, owner, png(240, 336, 2));
    const crop = answered(await create(owner, key, { crop_source_id: source.id })).media;
    const shared = await photo(owner, 3);
    const write = async (...ids: readonly string[]) =>
      answered(
        await owner.api("createSlide", {
          query: { story_id: card.id },
          body: {
            type: "photos",
            variant: "simple",
            media: ids.map((id, n) => ({ id, position: n + 1 })),
          },
        }),
      ).slide;
    const first = await write(crop.id, shared.id);
    await write(shared.id);
    return { ...all, first, shared };
  };
  const keyOf = (service: { settings: { link(key: string): string } }, url: string | null) =>
    (url ?? "").replace(service.settings.link(""), "");

  it("takes its photos along, and what they were cropped from; those that another shows stay", async () => {
    const { service, owner, first, shared } = await withPhotos();
    expect(service.objects.keys).toHaveLength(6);
    answered(await owner.api("deleteSlide", { path: { id: first.id } }));
    expect([...service.objects.keys].sort()).toEqual(
      [keyOf(service, shared.url), keyOf(service, shared.thumbnail_url)].sort(),
    );
    expect(await service.store.list("uploads", {})).toEqual(
      (await service.store.list("uploads", {})).filter(({ account_id }) => account_id !== null),
    );
  });
});

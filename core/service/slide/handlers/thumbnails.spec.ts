import { describe, expect, it } from "vitest";
import {
  answered,
  cardOf,
  codeOf,
  jpeg,
  person,
  png,
  readBy,
  upload,
} from "#specs/fixtures/messages.ts";
import { type Browser, makeService } from "#specs/fixtures/service.ts";

const drawing = async () => {
  const service = makeService();
  const owner = await person(service, "Olive");
  return { service, owner, card: await cardOf(service, owner) };
};

describe("thumbnails", () => {
  const set = async (
    { service }: { service: ReturnType<typeof makeService> },
    who: Browser,
    slide: string,
    bytes: Uint8Array,
    mime: string,
  ) => {
    const { key } = await upload(service, who, bytes, mime);
    return who.api("setThumbnail", { path: { id: slide }, body: { s3_key: key } });
  };

  it("are JPEG for the cover and PNG for the rest [THUMB-02] [THUMB-03] [THUMB-07]", async () => {
    const all = await drawing();
    const { owner, card } = all;
    const [title, credits] = card.slides;
    const cover = await set(all, owner, title?.id ?? "", jpeg(), "image/jpeg");
    expect(answered(cover).slide.thumbnail_url).toMatch(/thumbnails\/.+\.jpg$/);
    expect((await readBy(owner, card)).cover_url).toBe(answered(cover).slide.thumbnail_url);
    const last = await set(all, owner, credits?.id ?? "", png(480, 672), "image/png");
    expect(answered(last).slide.thumbnail_url).toMatch(/\.png$/);
    expect(codeOf(await set(all, owner, title?.id ?? "", png(), "image/png"))).toBe("unsupported");
    expect(codeOf(await set(all, owner, credits?.id ?? "", jpeg(), "image/jpeg"))).toBe(
      "unsupported",
    );
  });

  it("replace the one before, which is not kept [THUMB-04]", async () => {
    const all = await drawing();
    const { service, owner, card } = all;
    const title = card.slides[0]?.id ?? "";
    answered(await set(all, owner, title, jpeg(), "image/jpeg"));
    const [before] = service.objects.keys;
    answered(await set(all, owner, title, jpeg(), "image/jpeg"));
    expect(service.objects.keys).toHaveLength(1);
    expect(service.objects.keys).not.toContain(before);
  });

  it("are refused when they are huge or somebody else's upload [R14]", async () => {
    const all = await drawing();
    const { service, owner, card } = all;
    const title = card.slides[0]?.id ?? "";
    expect(codeOf(await set(all, owner, title, jpeg(3000, 3000), "image/jpeg"))).toBe("invalid");
    const eve = await person(service, "Eve");
    const { key } = await upload(service, eve, jpeg(), "image/jpeg");
    expect(
      codeOf(await owner.api("setThumbnail", { path: { id: title }, body: { s3_key: key } })),
    ).toBe("invalid");
  });
});

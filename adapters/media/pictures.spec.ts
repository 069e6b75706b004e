import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { answered, cardOf, codeOf, person, upload } from "#specs/fixtures/messages.ts";
import { makeService } from "#specs/fixtures/service.ts";
import { sharpDarkroom } from "./index.ts";

/** The service with the image processor that really reads pictures. */
const setUp = async () => {
  const service = { ...makeService(), imageProcessor: sharpDarkroom() };
  const owner = await person(service, "Olive");
  const card = await cardOf(service, owner);
  const create = async (bytes: Uint8Array, mime_type = "image/jpeg") => {
    const { key } = await upload(service, owner, bytes, mime_type);
    return owner.api("createMedia", {
      body: { s3_key: key, media_type: "photo", mime_type, story_id: card.id },
    });
  };
  return { service, owner, card, create };
};

const picture = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: "#f2545b" } });
const text = (words: string) => new TextEncoder().encode(words);
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

describe("pictures on their way in", () => {
  it("come out re-encoded: nothing that was hidden in them is published [R14] [R16] [MEDIA-07]", async () => {
    const { service, create } = await setUp();
    const clean = await picture()
      .withExif({ IFD0: { Artist: "canary-artist" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
      .jpeg()
      .toBuffer();
    // Phones put films behind the picture; they are not refused for it.
    const sent = joined(clean, text("ftypmp42 canary-film"));
    expect(Buffer.from(sent).includes("canary-artist")).toBe(true);
    answered(await create(sent));
    expect(service.objects.keys).toHaveLength(2);
    for (const key of service.objects.keys) {
      const bytes = Buffer.from((await service.objects.read(key)) ?? []);
      expect(bytes.includes("canary")).toBe(false);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
  });

  it.each([
    ["title", "jpeg"],
    ["credits", "png"],
  ] as const)(
    "[F-21][R16] a %s’s drawn picture is published anew as %s: no place, name or film comes along",
    async (type, kind) => {
      const { service, owner, card } = await setUp();
      const drawn = await picture(480, 672)
        .withExif({ IFD0: { Artist: "canary-artist" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
        .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>canary-xmp</x:xmpmeta>")
        .toFormat(kind)
        .toBuffer();
      const sent = kind === "jpeg" ? joined(drawn, text("canary-trailer of some length")) : drawn;
      expect(Buffer.from(sent).includes("canary")).toBe(true);
      const { key } = await upload(service, owner, sent, `image/${kind}`);
      const { slides } = answered(await owner.api("readStory", { path: { id: card.id } })).story;
      const id = slides.find((slide) => slide.type === type)?.id ?? "";
      const { slide } = answered(
        await owner.api("setThumbnail", { path: { id }, body: { s3_key: key } }),
      );
      expect(service.objects.keys).toEqual([slide.thumbnail_id]);
      const served = Buffer.from((await service.objects.read(slide.thumbnail_id ?? "")) ?? []);
      expect(served.includes("canary")).toBe(false);
      const { format, width, height, exif, xmp } = await sharp(served).metadata();
      expect({ format, width, height, exif, xmp }).toEqual({
        format: kind,
        width: 480,
        height: 672,
        exif: undefined,
        xmp: undefined,
      });
    },
  );

  it("are refused within a second when they are cut, disguised or no pictures, and leave nothing behind [R14] [R15]", async () => {
    const { service, create } = await setUp();
    const noise = await sharp({
      create: {
        width: 200,
        height: 150,
        channels: 3,
        background: "#fff",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    const png = await sharp(noise).png().toBuffer();
    const svg = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const pdf = text("%PDF-1.7 and nothing more that matters here");
    const disguised = [
      svg,
      pdf,
      text("GIF89a/*"),
      text("<html>"),
      text("BM"),
      text("RIFF....WEBP"),
    ];
    const cut = (bytes: Uint8Array, nth: number, of: number) =>
      bytes.slice(0, Math.max(1, Math.floor((bytes.length * 0.95 * nth) / of)));
    const mimes = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/heic"];
    const cases: [Uint8Array, string][] = [
      ...Array.from({ length: 130 }, (_, n) => [cut(noise, n, 130), "image/jpeg"] as const),
      ...Array.from({ length: 130 }, (_, n) => [cut(png, n, 130), "image/png"] as const),
      ...disguised.flatMap((bytes) => mimes.map((mime) => [bytes, mime] as const)),
      ...mimes.map((mime) => [joined(svg, noise), mime] as const),
      ...mimes.map((mime) => [joined(noise, svg), mime] as const),
      ...mimes.map((mime) => [joined(text("\0\0\0\0"), png), mime] as const),
    ].map(([bytes, mime]) => [bytes, mime]);
    let slowest = 0;
    let refused = 0;
    for (const [bytes, mime] of cases) {
      const start = performance.now();
      expect(["invalid", "unsupported", "tooLarge"]).toContain(codeOf(await create(bytes, mime)));
      slowest = Math.max(slowest, performance.now() - start);
      refused++;
    }
    expect(refused).toBeGreaterThanOrEqual(300);
    expect(slowest).toBeLessThan(1000);
    expect(service.objects.keys).toEqual([]);
    expect(service.reporter.faults).toEqual([]);
  });

  it("give a slide its thumbnail only when they are whole [THUMB-07] [R14]", async () => {
    const { service, owner, card } = await setUp();
    const title = card.slides[0]?.id ?? "";
    const set = async (bytes: Uint8Array) => {
      const { key } = await upload(service, owner, bytes, "image/jpeg");
      return owner.api("setThumbnail", { path: { id: title }, body: { s3_key: key } });
    };
    const drawn = await picture(480, 672).jpeg({ quality: 80 }).toBuffer();
    expect(codeOf(await set(drawn.subarray(0, drawn.length / 2)))).toBe("invalid");
    expect(service.objects.keys).toEqual([]);
    const { slide } = answered(await set(drawn));
    expect(slide.thumbnail_url).toMatch(/\.jpg$/);
    expect(service.objects.keys).toHaveLength(1);
  });
});

import { describe, expect, it } from "vitest";
import { spoken } from "#specs/fixtures/english.ts";
import {
  asSent,
  extensionOf,
  isObjectKey,
  isPublished,
  maxBytes,
  mediaLimits,
  megabyte,
  plainMime,
  publishedKey,
  refuseFile,
  type UploadType,
  uploadKey,
  usesOf,
} from "./index.ts";

const types = ["audio", "photo", "video", "logo"] as const satisfies readonly UploadType[];

describe("what may be uploaded", () => {
  it("is at most 25, 25, 250 and 5 MB of 1048576 bytes, sound and film at most 300 s [MEDIA-02] [MEDIA-16] [OPEN-104]", () => {
    expect(types.map((type) => mediaLimits[type].max_size_mb)).toEqual([25, 25, 250, 5]);
    expect(types.map((type) => mediaLimits[type].max_duration_s)).toEqual([300, null, 300, null]);
    expect(megabyte).toBe(1024 * 1024);
  });

  it("is refused one byte and one second past the limit [MEDIA-16] [OPEN-104]", () => {
    for (const type of types) {
      const mime = mediaLimits[type].mime_types[0] ?? "";
      expect(refuseFile(type, { mime, size: maxBytes(type), seconds: 300 })).toBeUndefined();
      expect(refuseFile(type, { mime, size: maxBytes(type) + 1 })?.code).toBe("tooLarge");
    }
    expect(spoken(refuseFile("video", { mime: "video/mp4", size: 1, seconds: 301 }))).toEqual({
      code: "tooLarge",
      message: "That’s too long. Please keep it under 5 minutes.",
    });
  });

  it("has a type on the list; sound is never mp4 [MEDIA-12] [OPEN-105]", () => {
    for (const mime of ["audio/mp4", "video/mp4", "text/html", ""])
      expect(refuseFile("audio", { mime, size: 1 })?.code).toBe("unsupported");
    expect(refuseFile("audio", { mime: "audio/webm;codecs=opus", size: 1 })).toBeUndefined();
    expect(refuseFile("logo", { mime: "image/svg+xml", size: 1 })?.code).toBe("unsupported");
    for (const type of types)
      for (const mime of mediaLimits[type].mime_types) expect(extensionOf(mime)).not.toBe("bin");
  });

  it("is sent as jpeg when it is named .jfif [MEDIA-11]", () => {
    expect(asSent({ name: "Me.JFIF", type: "" })).toEqual({ name: "Me.jpeg", type: "image/jpeg" });
    expect(asSent({ name: "me.png", type: "IMAGE/PNG" })).toEqual({
      name: "me.png",
      type: "image/png",
    });
    expect(plainMime("image/jpg")).toBe("image/jpeg");
  });
});

describe("names in the object store", () => {
  it("are good whatever sign a token begins with [OPEN-107]", () => {
    for (const token of ["-abc", "_abc", "abc-_", "9.x"])
      for (const mime of types.flatMap((type) => mediaLimits[type].mime_types)) {
        const key = uploadKey(token, mime);
        expect([key, isObjectKey(key)]).toEqual([key, true]);
        expect(isPublished(key)).toBe(false);
        for (const folder of ["media", "thumbnails"] as const)
          expect(isPublished(publishedKey(folder, token, "image/webp"))).toBe(true);
      }
    expect(publishedKey("media", "-a", "image/webp")).toBe("media/p-a.webp");
  });
});

describe("where a medium is used", () => {
  const slide = (id: string, ...media: string[]) => ({ id, media: media.map((m) => ({ id: m })) });
  it("counts the slides that show it or a crop of it [MEDIA-18] [MEDIA-19]", () => {
    const media = [
      { id: "source", crop_source_id: null },
      { id: "crop", crop_source_id: "source" },
    ] as never[];
    const slides = [slide("a", "source"), slide("b", "crop"), slide("c", "other")];
    const ids = (id: string) => usesOf({ id } as never, slides, media).map((s) => s.id);
    expect(ids("source")).toEqual(["a", "b"]);
    expect(ids("crop")).toEqual(["b"]);
    expect(ids("unused")).toEqual([]);
  });
});

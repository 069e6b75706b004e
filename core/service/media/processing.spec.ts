import { expect, it } from "vitest";
import { keptJobs } from "#adapters/memory/index.ts";
import { answered, cardOf, person, upload } from "#specs/fixtures/messages.ts";
import { makeService } from "#specs/fixtures/service.ts";
import { startProcessing } from "./processing.ts";

/** As many seconds of a recording as the plain processor says, and nothing that plays. */
const recording = (seconds: number, head = "\0\0\0\x20ftypisom"): Uint8Array => {
  const bytes = new Uint8Array(seconds * 1000);
  bytes.set(new TextEncoder().encode(head));
  return bytes;
};

const setUp = async () => {
  const service = makeService();
  const owner = await person(service, "Olive");
  const { id: story_id } = await cardOf(service, owner);
  const worker = await startProcessing({ ...service, jobs: keptJobs(service.store, service) });
  const clip = async (media_type: "audio" | "video", mime_type: string, bytes = recording(12)) => {
    const { key: s3_key } = await upload(service, owner, bytes, mime_type);
    const body = { s3_key, media_type, mime_type, story_id };
    const { media } = answered(await owner.api("createMedia", { body }));
    await worker.idle();
    return answered(await owner.api("readMedia", { path: { id: media.id } })).media;
  };
  return { owner, story_id, clip };
};

it("a video has an address that every browser plays, a voice none for pictures [MEDIA-09]", async () => {
  const { clip } = await setUp();
  const video = await clip("video", "video/mp4");
  expect(video).toMatchObject({ status: "available", duration: 12 });
  expect(video.mp4_url).toBe(video.url);
  const voice = await clip("audio", "audio/mpeg", recording(3, "ID3"));
  expect(voice).toMatchObject({ status: "available", mp4_url: null, thumbnail_url: null });
});

it("a message knows how long its clip lasts [API-31]", async () => {
  const { owner, story_id, clip } = await setUp();
  const video = await clip("video", "video/mp4");
  const body = {
    type: "video" as const,
    variant: "tv",
    media: [{ id: video.id, position: 1 }],
  };
  const { slide } = answered(await owner.api("createSlide", { query: { story_id }, body }));
  expect(slide.media.map(({ duration }) => duration)).toEqual([12]);
});

it("what could not be made is in no library [BUILD-14]", async () => {
  const { owner, story_id, clip } = await setUp();
  const good = await clip("video", "video/mp4");
  const cut = await clip("video", "video/mp4", recording(12).slice(0, 13));
  expect(cut).toMatchObject({ status: "failed", failure: "unreadable" });
  const { media } = answered(await owner.api("readLibrary", { path: { id: story_id }, query: {} }));
  expect(media.map(({ id }) => id)).toEqual([good.id]);
});

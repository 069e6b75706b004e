import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import { inEnglish } from "#specs/fixtures/english.ts";
import type { Actor } from "../cast/actor.ts";
import { fileNamed } from "../cast/photographing.ts";
import type { Scenario } from "../world.ts";
import { cardNow } from "./card.steps.ts";
import { listed } from "./people.steps.ts";

Given(
  "{actor} adds the photo {string} saying {string}",
  (actor: Actor, name: string, words: string) => actor.photographing.sendPhotos(words, name),
);
Given("the uploads of {actor} are slow", (actor: Actor) => actor.photographing.hold());
When("the uploads of {actor} go on", (actor: Actor) => actor.photographing.release());
When("{actor} picks {string}", (actor: Actor, names: string) =>
  actor.photographing.addNamed(...listed(names)),
);

/** Photos of the card as its owner's library lists them. */
export const libraryOf = async (scenario: Scenario) => {
  const owner = await scenario.cast.owner();
  const answer = await owner.does(owner.api("readLibrary", { path: { id: owner.cast.card.id } }));
  if (!answer.ok) throw new Error(inEnglish(answer.refusal.message));
  return answer.value.media;
};
Then("the library of the card has {int} photo(s)", async function (this: Scenario, count: number) {
  assert.equal((await libraryOf(this)).length, count);
});
Then("nothing is on its way for {actor}", async (actor: Actor) => {
  await actor.assembly.settle();
  assert.equal(actor.writing.builder.uploads.isUnderWay, false);
  assert.equal(actor.photographing.uploads.length, 0);
});
Then("{actor} has {int} photo(s) in the message", (actor: Actor, count: number) =>
  assert.equal(actor.writing.builder.media.list.length, count),
);
When("{actor} picks {int} photos", (actor: Actor, count: number) =>
  actor.photographing.addNamed(...Array.from({ length: count }, (_, at) => `${at}.jpg`)),
);
When("{actor} picks a photo of {int} bytes", (actor: Actor, bytes: number) =>
  actor.photographing.add([fileNamed("large.jpg", bytes)]),
);
When("{actor} cancels the upload", (actor: Actor) => {
  for (const upload of actor.photographing.uploads) actor.writing.builder.uploads.cancel(upload);
});
Given("the next upload of {actor} fails", (actor: Actor) => actor.tab.uploads.failNext("network"));
Given("the next upload of {actor} arrives changed", (actor: Actor) =>
  actor.tab.uploads.failNext("altered"),
);
When("{actor} tries the upload again", async (actor: Actor) => {
  for (const upload of actor.photographing.uploads) actor.writing.builder.uploads.retry(upload);
  await actor.assembly.settle();
});
When("the upload of {actor} reaches {int} percent", (actor: Actor, percent: number) =>
  actor.photographing.reach(percent),
);
Given("the next photo of {actor} takes a while", (actor: Actor) =>
  actor.photographing.takesAWhile("available"),
);
Given("the next photo of {actor} takes a while and fails", (actor: Actor) =>
  actor.photographing.takesAWhile("failed"),
);
When("{actor} moves the last photo to the front", (actor: Actor) => {
  const { builder } = actor.writing;
  builder.media.move(builder.media.list.at(-1)?.id ?? "", 0);
});

When("{actor} puts {string} into the library", (actor: Actor, name: string) =>
  actor.photographing.makeMedium(name),
);
When(
  "{actor} puts {string} into the library with the mark of another file",
  (actor: Actor, name: string) =>
    actor.photographing.makeMedium(name, { s3_etag: "0123456789abcdef" }),
);
When("{actor} puts {string} into the library as a photo", (actor: Actor, name: string) =>
  actor.photographing.makeMedium(name, {}, "image/jpeg"),
);
When("{actor} puts the same upload into the library twice", async (actor: Actor) => {
  const body = { ...(await actor.photographing.upload("beach.jpg")), media_type: "photo" as const };
  for (let i = 0; i < 2; i++)
    await actor.tries("createMedia", { body: { ...body, story_id: actor.cast.card.id } });
});
When("{actor} puts what {actor} uploaded into the library", async (actor: Actor, other: Actor) => {
  const upload = await other.photographing.upload("beach.jpg");
  await actor.tries("createMedia", { body: { ...upload, media_type: "photo" } });
});
When(
  "{actor} asks to upload {word} of the kind {string}",
  (actor: Actor, type: "photo", mime_type: string) =>
    actor.tries("requestUpload", { body: { media_type: type, mime_type } }),
);
const whole = { x: 0, y: 0, width: 1, height: 1, rotation: 0, scale: 1 };
When("{actor} crops the photo in the library", async function (this: Scenario, actor: Actor) {
  const [medium] = await libraryOf(this);
  await actor.photographing.makeMedium("crop.jpg", {
    crop_source_id: medium?.id ?? "",
    crop_transform: { ...whole, width: 0.5 },
  });
});
When(
  "{actor} crops the photo in the library beyond its edge",
  async function (this: Scenario, actor: Actor) {
    const [medium] = await libraryOf(this);
    await actor.photographing.makeMedium("crop.jpg", {
      crop_source_id: medium?.id ?? "",
      crop_transform: { ...whole, x: 0.6 },
    });
  },
);
When("{actor} deletes the photo in the library", async function (this: Scenario, actor: Actor) {
  const [medium] = await libraryOf(this);
  await actor.tries("deleteMedia", { path: { id: medium?.id ?? "" } });
});
When("{actor} tries to send eleven photos", async (actor: Actor) => {
  for (let i = 0; i < 11; i++) await actor.photographing.makeMedium(`${i}.jpg`);
  const path = { id: actor.cast.card.id };
  const library = await actor.does(actor.api("readLibrary", { path }));
  const all = library.ok ? library.value.media : [];
  await actor.tries("createSlide", {
    query: { story_id: actor.cast.card.id },
    body: {
      type: "photos",
      variant: "simple",
      media: all.slice(0, 11).map(({ id }, at) => ({ id, position: at + 1 })),
    },
  });
});

Then("the upload of {actor} is {word}", async (actor: Actor, status: string) => {
  await actor.assembly.settle();
  const statuses = actor.photographing.uploads.map((upload) => upload.status);
  assert.deepEqual(statuses, status === "over" ? [] : [status]);
});
Then("the upload of {actor} says {string}", (actor: Actor, words: string) =>
  assert.deepEqual(
    actor.photographing.uploads.map((upload) => inEnglish(upload.error)),
    [words],
  ),
);
Then("{actor} sees {int} percent uploaded", (actor: Actor, percent: number) =>
  assert.equal(actor.writing.builder.uploads.percent, percent),
);
Then(
  "the photos message of the card shows {int} photo(s)",
  async function (this: Scenario, count: number) {
    const { slides } = await cardNow(await this.cast.owner());
    assert.equal(slides.find((s) => s.type === "photos")?.media.length, count);
  },
);
Then(
  "the photos of the card are numbered from 1 to {int} as {actor} put them",
  async function (this: Scenario, count: number, actor: Actor) {
    const { slides } = await cardNow(await this.cast.owner());
    const media = slides.find((s) => s.type === "photos")?.media ?? [];
    assert.deepEqual(
      media.map(({ id, position }) => [id, position]),
      actor.writing.builder.media.list.map(({ id }, at) => [id, at + 1]),
    );
    assert.equal(media.length, count);
  },
);
Then("the photo in the library tells its {}", async function (this: Scenario, what: string) {
  const [medium] = await libraryOf(this);
  for (const field of listed(what))
    assert.ok(field.replaceAll(" ", "_") in (medium ?? {}), `the medium has no ${field}`);
});
Then("the photo in the library is whole and ready", async function (this: Scenario) {
  const [medium] = await libraryOf(this);
  assert.deepEqual([medium?.status, medium?.type, medium?.progress], ["available", "photo", 100]);
});
Then(
  "the photo in the library is used by {string}",
  async function (this: Scenario, words: string) {
    const owner = await this.cast.owner();
    const [medium] = await libraryOf(this);
    const usage = await owner.does(owner.api("readMediaUsage", { path: { id: medium?.id ?? "" } }));
    assert.deepEqual(usage.ok && usage.value.slides.map((s) => s.title), [words]);
  },
);
Then("the newest photo in the library is a crop of the first", async function (this: Scenario) {
  const media = await libraryOf(this);
  const crop = media.find((m) => m.crop_source_id !== null);
  const source = media.find((m) => m.crop_source_id === null);
  assert.equal(crop?.crop_source_id, source?.id);
  assert.equal(crop?.crop_transform?.width, 0.5);
});
Then(
  "{actor} {can} see the photo in the library",
  async function (this: Scenario, actor: Actor, can: boolean) {
    const [medium] = await libraryOf(this);
    const read = await actor.does(actor.api("readMedia", { path: { id: medium?.id ?? "" } }));
    assert.equal(read.ok, can);
  },
);
Then(
  "{actor}'s library holds {int} photo and {int} video",
  async (actor: Actor, photos: number, videos: number) => {
    const counts = [photos, videos];
    for (const [at, media_type] of (["photo", "video"] as const).entries()) {
      const path = { id: actor.cast.card.id };
      const answer = await actor.does(actor.api("readLibrary", { path, query: { media_type } }));
      assert.equal(answer.ok && answer.value.media.length, counts[at]);
    }
  },
);
Then(
  "{actor} may upload a/an {word} of up to {int} MB",
  async (actor: Actor, type: "photo", mb: number) => {
    const answer = await actor.does(actor.api("readMediaLimits", {}));
    assert.equal(answer.ok && answer.value.media_limits[type].max_size_mb, mb);
  },
);

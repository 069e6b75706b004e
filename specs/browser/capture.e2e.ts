import { captureWords } from "#core/domain/capture/index.ts";
import { say } from "#web/words/index.ts";
import { inEnglish } from "../fixtures/english.ts";
import { onlyPhone } from "./sizes.ts";
import { barriers, expect, scrollsSideways, test } from "./test.ts";

test("[CAPT-02..05] [CAPT-13] [CAPT-23] a photo is taken with the camera of the device and put into the message", {
  tag: onlyPhone,
}, async ({ open, site }) => {
  const params = encodeURIComponent(JSON.stringify({ slideType: "photos" }));
  const page = await open(
    "owner",
    `/edit/${site.card.id}?modal=contribution-builder&params=${params}`,
  );
  const title = inEnglish(captureWords.title("photo"));
  const take = page.getByRole("button", { name: title, exact: true });
  await take.click();
  const dialog = page.getByRole("dialog", { name: title });
  // the camera is seen, not only asked for
  await expect
    .poll(() => dialog.locator("video").evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBe(1280);
  expect(await barriers(page)).toEqual([]);
  await take.click();
  const picture = dialog.getByRole("img", { name: say("capture.picture") });
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).toEqual([1280, 720]);
  expect(await barriers(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await dialog.getByRole("button", { name: say("capture.continue"), exact: true }).click();
  await expect(
    page.getByRole("button", { name: say("builder.photoMenu", { at: 1 }) }),
  ).toBeVisible();
});

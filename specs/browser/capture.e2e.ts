import type { Page } from "@playwright/test";
import { captureWords } from "#core/domain/capture/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
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

const kinds = { video: "video", voice: "audio" } as const;

type Dialog = ReturnType<Page["getByRole"]>;

/** Cuts a second off the beginning and half of one off the end, by keys; answers with how long the rest is, in seconds. */
const trim = async (page: Page, dialog: Dialog) => {
  const [start, end] = (["start", "end"] as const).map((which) =>
    dialog.getByRole("slider", { name: say("capture.trimEnd", { end: which }), exact: true }),
  );
  if (!start || !end) throw new Error("Nothing can be trimmed.");
  await start.press("Shift+ArrowRight");
  for (let times = 0; times < 5; times++) await end.press("ArrowLeft");
  await expect(start).toHaveAttribute("aria-valuetext", say("capture.seconds", { seconds: 1 }));
  await dialog.getByRole("button", { name: say("capture.untrim"), exact: true }).click();
  await expect(start).toHaveAttribute("aria-valuetext", say("capture.seconds", { seconds: 0 }));
  // back on the start: Reset is gone
  await page.keyboard.press("Shift+ArrowRight");
  for (let times = 0; times < 5; times++) await end.press("ArrowLeft");
  const [from, to] = await Promise.all([start, end].map((one) => one.inputValue().then(Number)));
  return { from: from ?? 0, to: to ?? 0 };
};

/** Records with the fake camera or microphone, for as long as it takes to see the time pass, and goes on with it. */
const record = async (page: Page, kind: "video" | "voice", isTrimmed = false) => {
  const title = inEnglish(captureWords.title(kind));
  await page.getByRole("button", { name: say("builder.record", { type: kinds[kind] }) }).click();
  const dialog = page.getByRole("dialog", { name: title });
  const press = (means: "start" | "stop") =>
    dialog.getByRole("button", { name: say("capture.button", { kind, means }), exact: true });
  await press("start").click();
  await expect(press("stop")).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  // what axe looks through takes its time
  const past = isTrimmed ? /^0:(?:0[4-9]|[1-5]\d)$/ : /^0:(?:0[2-9]|[1-5]\d)$/;
  if (kind === "video") await expect(dialog.locator("p b").getByText(past)).toBeVisible();
  else await expect(dialog.locator("[data-time]")).toHaveAttribute("data-time", past);
  await press("stop").click();
  const kept = isTrimmed ? await trim(page, dialog) : null;
  const on = dialog.getByRole("button", { name: say("capture.continue"), exact: true });
  // uploaded, and made by the server
  await expect(on).toBeEnabled({ timeout: 60_000 });
  expect(await barriers(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  if (kept) {
    // from the end of what is kept it begins at its start, and stops where it was cut
    const clip = dialog.locator(kind === "video" ? "video" : "audio").first();
    const at = () => clip.evaluate((element: HTMLMediaElement) => element.currentTime);
    await dialog.getByRole("button", { name: say("capture.play"), exact: true }).click();
    await expect.poll(at).toBeLessThan(kept.to - 0.3);
    expect(await at()).toBeGreaterThanOrEqual(kept.from - 0.01);
    await expect(
      dialog.getByRole("button", { name: say("capture.play"), exact: true }),
    ).toBeVisible();
    expect(Math.abs((await at()) - kept.to)).toBeLessThan(0.3);
  }
  await on.click();
  return kept;
};

for (const kind of ["video", "voice"] as const)
  test(`[CAPT-08] [MEDIA-09] the ends of a ${kind} are cut off, and what is kept alone is sent`, {
    tag: onlyPhone,
  }, async ({ open, newcomer }) => {
    test.slow();
    const type = kinds[kind];
    const { story } = await newcomer.ask("createStory", {
      body: { occasion: "birthday", recipient_first_name: "Nora" },
    });
    const params = encodeURIComponent(JSON.stringify({ slideType: type }));
    const page = await open(
      newcomer,
      `/edit/${story.id}?modal=contribution-builder&params=${params}`,
    );
    const kept = await record(page, kind, true);
    await page.getByRole("button", { name: say("builder.add"), exact: true }).click();
    const sent = async () => {
      const now = await newcomer.ask("readStory", { path: { id: story.id } });
      return now.story.slides.find((slide) => slide.type === type)?.media[0] ?? null;
    };
    await expect.poll(async () => (await sent())?.status).toBe("available");
    const seconds = (kept?.to ?? 0) - (kept?.from ?? 0);
    expect(Math.abs(((await sent())?.duration ?? 0) - seconds)).toBeLessThan(0.4);
  });

for (const kind of ["video", "voice"] as const)
  test(`[CAPT-07] [CAPT-22] [MEDIA-09] a ${kind} is recorded, made by the server, and played by the card`, {
    tag: onlyPhone,
  }, async ({ open, site, newcomer }) => {
    // a minute of its own: it is recorded, encoded and played in the time that it takes
    test.slow();
    const type = kinds[kind];
    const { story } = await newcomer.ask("createStory", {
      body: { occasion: "birthday", recipient_first_name: "Nora" },
    });
    const params = encodeURIComponent(JSON.stringify({ slideType: type }));
    const page = await open(
      newcomer,
      `/edit/${story.id}?modal=contribution-builder&params=${params}`,
    );
    await record(page, kind);
    await expect(page.getByText(say("builder.clipThere", { type }))).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("button", { name: say("builder.add"), exact: true }).click();
    const sent = async () => {
      const now = await newcomer.ask("readStory", { path: { id: story.id } });
      return now.story.slides.find((slide) => slide.type === type)?.media[0] ?? null;
    };
    await expect.poll(async () => (await sent())?.status).toBe("available");
    const medium = await sent();
    expect(medium?.duration).toBeGreaterThan(1.5);
    expect(medium?.peaks).toHaveLength(200);

    const captions = [{ from: 0, to: medium?.duration ?? 2, text: "Happy birthday, Nora" }];
    await newcomer.ask("captionMedia", { path: { id: medium?.id ?? "" }, body: { captions } });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const link = paths.recipient(story.tokens.recipient ?? "");
    await page.goto(new URL(link, site.address).href);
    const clip = page.locator(kind === "video" ? "video" : "audio").first();
    await page.getByRole("button", { name: say("recipient.open"), exact: true }).click();
    await page.getByRole("button", { name: say("player.next"), exact: true }).click();
    await page.getByRole("button", { name: say("player.captions") }).click();
    await expect(page.locator("[data-caption]")).toHaveText("Happy birthday, Nora");
    // and readers have it in the card, where what is only seen is hidden from them
    await page.getByRole("button", { name: say("player.captions") }).click();
    await expect(page.locator("[data-caption]")).toHaveCount(0);
    expect(await page.getByRole("main").ariaSnapshot()).toContain("Happy birthday, Nora");
    await expect
      .poll(() => clip.evaluate((element: HTMLMediaElement) => element.currentTime))
      .toBeGreaterThan(0.2);
  });

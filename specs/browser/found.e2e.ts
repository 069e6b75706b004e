import type { Page } from "@playwright/test";
import { say } from "#web/words/index.ts";
import { onlyPhone } from "./sizes.ts";
import { barriers, expect, scrollsSideways, test } from "./test.ts";

const builderAt = (id: string, slideType: string) =>
  `/edit/${id}?modal=contribution-builder&params=${encodeURIComponent(JSON.stringify({ slideType }))}`;

const isCalm = async (page: Page) => {
  expect(await barriers(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
};

test("[SEARCH-01..04] [API-79] a GIF, a song and a place are looked for, chosen and put into the card", {
  tag: onlyPhone,
}, async ({ open, site, newcomer }) => {
  const { story } = await newcomer.ask("createStory", {
    body: { occasion: "birthday", recipient_first_name: "Nora" },
  });
  const page = await open(newcomer, builderAt(story.id, "giphy"));
  const add = page.getByRole("button", { name: say("builder.add"), exact: true });
  const list = (kind: "gif" | "song" | "place") =>
    page.getByRole("list", { name: say("found.results", { kind }) });
  const sent = async () => {
    const now = await newcomer.ask("readStory", { path: { id: story.id } });
    return now.story.slides;
  };

  // those of the occasion are there before anything is typed, and each can be seen
  await expect(list("gif").getByRole("listitem")).toHaveCount(24);
  await expect
    .poll(() =>
      list("gif")
        .locator("img")
        .first()
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
    )
    .toBeGreaterThan(50);
  await isCalm(page);
  await page.getByRole("searchbox", { name: say("found.search", { kind: "gif" }) }).fill("cake");
  const cake = list("gif").getByRole("button", { name: /cake/i }).first();
  await cake.click();
  // what is chosen comes in the next moment, and fades in
  await expect(
    page.getByRole("button", { name: say("found.another", { kind: "gif" }) }),
  ).toBeVisible();
  await isCalm(page);
  await add.click();
  // the builder goes once it knows: left before that, it keeps what was written
  await expect(add).toHaveCount(0);
  await expect
    .poll(async () => (await sent()).find(({ type }) => type === "giphy")?.giphy_id)
    .toMatch(/^fanfold-/);

  await page.goto(new URL(builderAt(story.id, "music"), site.address).href);
  await expect(list("song").getByRole("listitem")).toHaveCount(10);
  await list("song")
    .getByRole("button", { name: say("found.playSong", { name: "Happy Birthday to You" }) })
    .click();
  await list("song")
    .getByRole("button", { name: say("found.stopSong", { name: "Happy Birthday to You" }) })
    .click();
  await isCalm(page);
  await list("song")
    .getByRole("button", { name: /^Happy Birthday/ })
    .click();
  // its name is the title until somebody writes another
  await expect(page.getByLabel(say("builder.title"))).toHaveValue("Happy Birthday to You");
  await isCalm(page);
  await add.click();
  await expect(add).toHaveCount(0);
  await expect.poll(async () => (await sent()).some(({ type }) => type === "music")).toBe(true);

  await page.goto(new URL(builderAt(story.id, "location"), site.address).href);
  const places = page.getByRole("searchbox", { name: say("found.search", { kind: "place" }) });
  await expect(places).toBeVisible();
  await isCalm(page);
  await places.fill("xyzzyxyzzy");
  await expect(page.getByText(say("found.none", { term: "xyzzyxyzzy" }))).toBeVisible();
  await places.fill("cologne");
  await list("place")
    .getByRole("button", { name: /Germany/ })
    .first()
    .click();
  await page.getByRole("radio", { name: say("found.map", { style: "historic" }) }).check();
  await isCalm(page);
  await add.click();
  await expect(add).toHaveCount(0);
  await expect
    .poll(async () => (await sent()).find(({ type }) => type === "location"))
    .toMatchObject({ theme: { name: "location-historic" }, location_zoom: expect.any(Number) });
});

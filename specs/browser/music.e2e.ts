import type { Page } from "@playwright/test";
import { paths, withModal } from "#core/domain/navigation/index.ts";
import { underClips } from "#core/domain/soundtrack/index.ts";
import { say } from "#web/words/index.ts";
import { blog } from "./blog.ts";
import { heardAt, listenAt, nearEnd, toneOf } from "./heard.ts";
import { type Known, uploadClip } from "./known.ts";
import { look } from "./look.ts";
import { plainCard } from "./site.ts";
import { onlyPhone } from "./sizes.ts";
import { expect, test } from "./test.ts";

test.use({ smallAtDesk: true, ownBrowser: true });

const spring = "/tracks/spring.m4a";
const ode = "/tracks/ode-to-joy.m4a";

/** A card of words, a voice of 20 seconds and words again, with two tracks. */
const musicCard = async (owner: Known) => {
  const card = await plainCard(owner, ["One"]);
  const content = toneOf(20);
  const voice = await uploadClip(owner, card.id, "audio", {
    ...{ content, type: "audio/wav", size: content.length },
  });
  const query = { story_id: card.id };
  const media = [{ id: voice, position: 1 }];
  await owner.ask("createSlide", { query, body: { type: "audio", variant: "waves", media } });
  await owner.ask("createSlide", {
    query,
    body: { type: "text", variant: "letter", description: "Two" },
  });
  const tracks = ["spring", "ode-to-joy"];
  await owner.ask("changeSoundtrack", { path: { id: card.id }, body: { tracks } });
  return card;
};

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const goTo = (page: Page, n: number) =>
  page
    .getByRole("group", { name: say("player.slides") })
    .getByRole("button")
    .nth(n - 1)
    .click();
const piece = async (page: Page) => (await heardAt(page)).piece;
const gain = async (page: Page) => (await heardAt(page)).gain;

test("[PLAY-01, OPEN-135] a card sounds from the press that opens it, lower under a voice, piece after piece, and remembers that it was muted", async ({
  open,
  site,
  context,
}) => {
  const { recipient } = await musicCard(site.owner);
  await listenAt(context);
  const fetched: string[] = [];
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/tracks/")) fetched.push(pathname);
  });
  const page = await open("nobody", paths.recipient(recipient));
  await expect(button(page, say("recipient.open"))).toBeVisible();
  expect([await heardAt(page), fetched]).toEqual([{ piece: null, at: 0, gain: null, loud: 0 }, []]);

  await button(page, say("recipient.open")).click();
  await expect.poll(() => piece(page)).toBe(spring);
  const { at } = await heardAt(page);
  await expect.poll(async () => (await heardAt(page)).at).toBeGreaterThan(at + 1);
  await expect.poll(() => gain(page)).toBeCloseTo(1, 3);
  await expect.poll(async () => (await heardAt(page)).loud).toBeGreaterThan(0.005);

  await goTo(page, 3);
  await expect.poll(() => gain(page)).toBeCloseTo(underClips, 3);
  expect(await piece(page)).toBe(spring);
  await goTo(page, 2);
  await expect.poll(() => gain(page)).toBeCloseTo(1, 3);

  // each slide is shown for some seconds: where it stands does not matter from here on
  await nearEnd(page);
  await expect.poll(() => piece(page)).toBe(ode);
  await nearEnd(page);
  await expect.poll(() => piece(page)).toBe(spring);

  await button(page, say("player.pause")).click();
  await expect(button(page, say("player.play"))).toBeVisible();
  await expect.poll(() => piece(page)).toBeNull();
  await button(page, say("player.play")).click();
  await expect.poll(() => piece(page)).toBe(spring);

  await button(page, say("player.sound")).click();
  await expect.poll(() => piece(page)).toBeNull();
  // what is still fetched for the page that is left doesn't count
  const address = page.url();
  await page.goto("about:blank");
  fetched.length = 0;
  await page.goto(address);
  await button(page, say("recipient.open")).click();
  await expect(button(page, say("player.pause"))).toBeVisible();
  await expect(button(page, say("player.sound"))).toHaveAttribute("aria-pressed", "false");
  await goTo(page, 2);
  await expect(page.getByText("One", { exact: true }).last()).toBeVisible();
  expect([await piece(page), fetched]).toEqual([null, []]);
  await button(page, say("player.sound")).click();
  await expect.poll(() => piece(page)).toBe(spring);
});

test("[OPEN-135, PLAY-10] a card on a page of another site sounds once it is opened, and is turned off there", async ({
  open,
  site,
  context,
}) => {
  const { id } = await musicCard(site.owner);
  const { token } = await site.owner.ask("makeToken", {
    path: { id },
    body: { token_type: "watch" },
  });
  await listenAt(context);
  const page = await blog(site.address, [token], true);
  try {
    const at = await open("nobody", page.address);
    const card = at.locator("fanfold-card");
    await expect(card.getByRole("button", { name: say("watch.open") })).toBeVisible();
    expect(await piece(at)).toBeNull();
    await card.getByRole("button", { name: say("watch.open") }).click();
    await expect.poll(() => piece(at)).toBe(spring);
    await expect.poll(() => gain(at)).toBeCloseTo(1, 3);
    await expect.poll(async () => (await heardAt(at)).loud).toBeGreaterThan(0.005);
    await card.getByRole("button", { name: say("player.slide", { n: 3 }) }).click();
    await expect.poll(() => gain(at)).toBeCloseTo(underClips, 3);
    await card.getByRole("button", { name: say("player.sound") }).click();
    await expect.poll(() => piece(at)).toBeNull();
    await card.getByRole("button", { name: say("player.sound") }).click();
    await expect.poll(() => piece(at)).toBe(spring);
    await card.evaluate((element) => element.remove());
    await expect.poll(() => piece(at)).toBeNull();
  } finally {
    page.stop();
  }
});

test("[ROUTE-20, MUSIC-02] the card as a page lists its music, and one piece is heard at a time", {
  tag: onlyPhone,
}, async ({ open, site }) => {
  const { recipient } = await musicCard(site.owner);
  const page = await open("nobody", `${paths.recipient(recipient)}/read`);
  const music = page.getByRole("region", { name: say("reader.music") });
  await expect(music.getByRole("listitem")).toHaveText([/Spring/, /Ode to Joy/]);
  await expect(music.getByRole("listitem").first()).toContainText("Antonio Vivaldi · Upbeat");
  const state = () =>
    music
      .locator("audio")
      .evaluateAll((all) => all.map((one) => !(one as HTMLAudioElement).paused));
  const play = (n: number) =>
    music
      .locator("audio")
      .nth(n)
      .evaluate((one) => (one as HTMLAudioElement).play());
  await play(0);
  await play(1);
  await expect.poll(state).toEqual([false, true]);
  await look(page);
});

test("[MUSIC-06] a finger drags a track to another place, from the moment it touches the handle", {
  tag: onlyPhone,
}, async ({ open, site }) => {
  const { id } = await plainCard(site.owner, ["One"]);
  const tracks = ["spring", "ode-to-joy", "sea-breeze"];
  await site.owner.ask("changeSoundtrack", { path: { id }, body: { tracks } });
  const page = await open("owner", withModal(paths.edit(id), "soundtrack"));
  const rows = page.getByRole("region", { name: say("soundtrack.own") }).getByRole("listitem");
  await expect(rows).toContainText(["Spring", "Ode to Joy", "Sea Breeze"]);
  await rows.last().scrollIntoViewIfNeeded();
  const from = await rows
    .last()
    .getByRole("button", { name: /^Move track/ })
    .boundingBox();
  const to = await rows.first().boundingBox();
  if (from === null || to === null) throw new Error("the tracks have no place on the page");
  const touch = await page.context().newCDPSession(page);
  const x = from.x + from.width / 2;
  const point = (type: "touchStart" | "touchMove", y: number) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
  const start = from.y + from.height / 2;
  await point("touchStart", start);
  for (let step = 1; step <= 8; step++)
    await point("touchMove", start + ((to.y + 8 - start) * step) / 8);
  await expect(rows.first()).toHaveAttribute("data-over", "before");
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(rows).toContainText(["Sea Breeze", "Spring", "Ode to Joy"]);
  const kept = async () =>
    (await site.owner.ask("readSoundtrack", { path: { id }, query: {} })).tracks.map((t) => t.id);
  await expect.poll(kept).toEqual(["sea-breeze", "spring", "ode-to-joy"]);
});

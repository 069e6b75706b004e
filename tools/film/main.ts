/**
 * `npm run film`: films a card being opened in a real browser, on a server of its own, for the top of the README:
 * envelope, cover, messages. Takes as long as the card plays; `-- --out file.webp --width 640`.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium as browser } from "playwright";
import { animated } from "#adapters/media/film.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { chromium } from "#specs/support/browser.ts";
import { startServer } from "#specs/support/serverProcess.ts";
import { say } from "#web/words/index.ts";
import { filmCard } from "./card.ts";
import { paced, record } from "./record.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string", default: "docs/film.webp" },
    width: { type: "string", default: "640" },
    rate: { type: "string", default: "10" },
    quality: { type: "string", default: "62" },
  },
});
const perSecond = Number(values.rate);
/** What is shown, in seconds: the envelope, the cover, each message. */
const shown = { envelope: 1.2, cover: 4.5, message: 2.6 } as const;

const folder = await mkdtemp(join(tmpdir(), "fanfold-film-"));
const server = await startServer(folder, { TRUSTED_PROXIES: "1" });
const chrome = await browser.launch(chromium());
try {
  const token = await filmCard(server.address);
  const context = await chrome.newContext({ viewport: { width: 960, height: 600 } });
  const page = await context.newPage();
  await page.goto(server.address);
  await page.getByRole("button", { name: say("notices.gotIt") }).click();
  // once without the camera, so that everything has been fetched
  await page.goto(`${server.address}${paths.recipient(token)}`);
  const open = page.getByRole("button", { name: say("recipient.open"), exact: true });
  await open.waitFor();
  await page.waitForLoadState("networkidle");
  const stop = await record(page);
  await page.waitForTimeout(shown.envelope * 1000);
  await open.click();
  await page.getByRole("button", { name: say("player.pause"), exact: true }).waitFor();
  await page.waitForTimeout(shown.cover * 1000);
  for (let message = 0; message < 3; message++) {
    await page.keyboard.press("ArrowRight");
    await page.waitForTimeout(shown.message * 1000);
  }
  const frames = await stop();
  const film = await animated(paced(frames, perSecond), {
    width: Number(values.width),
    perSecond,
    quality: Number(values.quality),
  });
  await writeFile(values.out, film);
  console.log(`${values.out}: ${frames.length} pictures, ${Math.round(film.length / 1024)} kB`);
} finally {
  await chrome.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

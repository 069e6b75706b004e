import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { captureWords } from "#core/domain/capture/index.ts";
import { known } from "#specs/browser/known.ts";
import { photoPath } from "#specs/cast/photos.ts";
import { inEnglish } from "#specs/fixtures/english.ts";
import { startServer } from "#specs/support/serverProcess.ts";
import { say } from "#web/words/index.ts";
import { median, type Row } from "../measure.ts";
import { openPhone, type Tab } from "./interactions.ts";

const rounds = 5;
/** ms, of the median as of every bar */
const most = 100;
/** ms, of the first time among them, whose code has never run: what the web's vitals call good */
const mostOfOne = 200;

/** What is done in the builder, by the words of the table, and what each took, ms. */
type Tell = (what: string, took: number) => void;

/**
 * P4: from an interaction in the builder to the next paint, on a phone at 4× CPU throttle, beside one bare button on an
 * empty page; the median ≤ 100 ms, the worst ≤ 200 ms.
 */
export const builder = async (): Promise<Row[]> => {
  const home = await mkdtemp(join(tmpdir(), "fanfold-builder-"));
  const server = await startServer(home, { TIERS: "off", TRUSTED_PROXIES: "1" });
  const phone = await openPhone();
  try {
    const who = await known(server.address, "Bench");
    // each on a card of its own: what was begun there is kept as a draft, and offered again
    const card = async () => {
      const body = { occasion: "birthday", recipient_first_name: "Grace" } as const;
      return (await who.ask("createStory", { body })).story.id;
    };
    const [bare, tab] = [await phone.tab(null), await phone.tab(who)];
    const took = new Map<string, number[]>();
    const tell: Tell = (what, ms) => took.set(what, [...(took.get(what) ?? []), ms]);
    await bare.load(
      `data:text/html,${encodeURIComponent(bareButton)}`,
      bare.page.locator("button"),
    );
    for (let round = 0; round < rounds; round++) {
      await pressBare(bare, (_, ms) => tell("base", ms));
      await writing(tab, await card(), tell);
      await pressBare(bare, (_, ms) => tell("again", ms));
      await cropping(tab, await card(), tell);
      await recording(tab, await card(), tell);
    }
    const { base = [], again = [], ...product } = Object.fromEntries(took);
    return [
      sameness("a bare button against itself (A–A), median", median(base), median(again)),
      ...Object.entries(product).flatMap(([what, times]) => [
        row(`P4 ${what}, median of ${times.length}`, median(base), median(times)),
        row(`P4 ${what}, worst`, Math.max(...base), Math.max(...times), mostOfOne),
      ]),
    ];
  } finally {
    await phone.close();
    await server.stop();
    await rm(home, { recursive: true, force: true });
  }
};

const row = (what: string, baseline: number, product: number, bar = most): Row => ({
  what,
  baseline,
  product,
  unit: "ms",
  bar: `≤ ${bar} ms`,
  met: product <= bar,
});

/** The browser tells durations in steps of 8 ms. */
const sameness = (what: string, baseline: number, product: number): Row => ({
  ...row(what, baseline, product),
  bar: "± 8 ms",
  met: Math.abs(product - baseline) <= 8,
});

const bareButton = `<!doctype html><meta name=viewport content="width=device-width"><button
  onclick="this.textContent = Number(this.textContent) + 1">0</button>`;

const pressBare = async ({ page, tap }: Tab, tell: Tell): Promise<void> => {
  for (let n = 0; n < 4; n++) tell("", await tap(page.getByRole("button")));
};

const at = (id: string, slideType: string): string =>
  `/edit/${id}?modal=contribution-builder&params=${encodeURIComponent(JSON.stringify({ slideType }))}`;

const writing = async ({ page, load, tap, press }: Tab, id: string, tell: Tell): Promise<void> => {
  const add = page.getByRole("button", { name: say("editor.add"), exact: true }).first();
  await load(`/edit/${id}`, add);
  tell("opening the type panel", await tap(add));
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("kind.text") })
    .first()
    .tap();
  const message = page.getByRole("textbox", { name: say("builder.message") });
  await message.pressSequentially("Happy birthday, Grac");
  for (const letter of "e! x") tell("typing a letter", await press(letter));
  for (const look of ["typewriter", "simple"] as const)
    tell("choosing a variant", await tap(page.getByRole("radio", { name: say(`look.${look}`) })));
};

const cropping = async ({ page, load, press }: Tab, id: string, tell: Tell): Promise<void> => {
  await load(at(id, "photos"), page.getByRole("dialog"));
  await page.locator("input[type=file]").first().setInputFiles(photoPath("garden"));
  await page.getByRole("button", { name: say("builder.photoMenu", { at: 1 }) }).tap();
  await page.getByRole("menuitem", { name: say("builder.crop") }).tap();
  const zoom = page.getByRole("slider", { name: say("builder.cropZoom") });
  // the picture is there
  await page.getByRole("group", { name: say("builder.cropHelp") }).waitFor();
  await zoom.focus();
  for (let n = 0; n < 4; n++) tell("moving a slider", await press("ArrowRight"));
};

const recording = async ({ page, load, tap }: Tab, id: string, tell: Tell): Promise<void> => {
  const opens = page.getByRole("button", { name: say("builder.record", { type: "video" }) });
  await load(at(id, "video"), opens);
  tell("opening the recorder", await tap(opens));
  const dialog = page.getByRole("dialog", { name: inEnglish(captureWords.title("video")) });
  const button = (means: "start" | "stop") =>
    dialog.getByRole("button", {
      name: say("capture.button", { kind: "video", means }),
      exact: true,
    });
  await button("start").waitFor();
  tell("pressing Record", await tap(button("start")));
  await button("stop").tap();
};

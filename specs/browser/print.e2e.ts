import { readFile, writeFile } from "node:fs/promises";
import { paths } from "#core/domain/navigation/index.ts";
import { isPlaying } from "#core/domain/print/index.ts";
import { say } from "#web/words/index.ts";
import { watch } from "../assemblies/pages.ts";
import { densities, openPaper, printed, scanned } from "../support/paper.ts";
import { everyKind } from "./everyKind.ts";
import { known } from "./known.ts";
import { plainCard } from "./site.ts";
import { test as base, opening, silently } from "./sites.ts";
import { onlyPhone } from "./sizes.ts";
import { barriers, expect } from "./test.ts";

const test = base.extend({
  open: ({ context, unsold }, use) => silently(context, () => use(opening(context, unsold))),
});

test.use({ ownBrowser: true });

test("[PLAY-10] a card of every kind of message is printed at home whole, and its codes play what they stand beside", async ({
  open,
  unsold,
}) => {
  test.setTimeout(240_000);
  const ada = await known(unsold.address, "Ada");
  const card = await everyKind(ada, "first");
  const letter = card.slides.find(({ type }) => type === "text");
  for (const description of [
    "Well done, you! 🎉🎂",
    "So proud of you.",
    "See you on Friday.",
    "Dear Grace, ".repeat(24),
  ])
    await ada.ask("createSlide", {
      query: { story_id: card.id },
      body: { type: "text", variant: letter?.variant ?? "", description },
    });
  await ada.ask("changeStory", {
    path: { id: card.id },
    body: {
      greeting_to: "Dear Grace",
      greeting_message: "Everyone here has written you something 🎈",
      greeting_from: "Ada and the bakery",
    },
  });
  const page = await open(ada, paths.edit(card.id));
  await page.getByRole("button", { name: say("editor.menu") }).click();
  await page.getByRole("menuitem", { name: say("print.title") }).click();
  expect(await barriers(page)).toEqual([]);
  if (process.env.PRINT_LOOK) await page.screenshot({ path: `${process.env.PRINT_LOOK}/ask.png` });
  // stopped in the middle it asks again, and nothing comes of it
  await page.getByRole("button", { name: say("print.make") }).click();
  await expect(page.getByRole("progressbar", { name: say("print.making") })).toBeVisible();
  await page.getByRole("button", { name: say("group.cancel") }).click();
  const downloading = page.waitForEvent("download", { timeout: 120_000 });
  await page.getByRole("button", { name: say("print.make") }).click();
  const path = await (await downloading).path();
  const bytes = new Uint8Array(await readFile(path));
  if (process.env.PRINT_LOOK) await page.screenshot({ path: `${process.env.PRINT_LOOK}/made.png` });
  const paper = await openPaper(bytes);
  // sixteen pages on four sheets: cover, greeting, twelve of messages, one that is blank, back
  expect(paper.numPages).toBe(8);
  const codes: string[] = [];
  const words: string[] = [];
  for (let at = 1; at <= paper.numPages; at++) {
    const side = await paper.getPage(at);
    const canvas = await printed(paper, side, 150);
    if (process.env.PRINT_LOOK)
      await writeFile(`${process.env.PRINT_LOOK}/side-${at}.png`, canvas.toBuffer("image/png"));
    codes.push(...scanned(canvas));
    const { items } = await side.getTextContent();
    words.push(...items.flatMap((item) => ("str" in item ? [item.str] : [])));
    for (const density of await densities(side)) expect(density).toBeGreaterThanOrEqual(299);
  }
  const said = words.join(" ");
  for (const some of ["Dear Grace", "Mondays bearable", "proud", say("print.hear")])
    expect(said).toContain(some);
  const playing = card.slides.filter(isPlaying).map(({ id }) => id);
  const watch = codes.find((code) => !code.includes("?")) ?? "";
  expect(watch).toMatch(new RegExp(`^${unsold.address}/watch/[\\w-]+$`));
  expect([...codes].sort()).toEqual(
    [watch, ...playing.map((id) => `${watch}?message=${id}`)].sort(),
  );
});

test("[PLAY-10] a print that cannot be made is said and made again, and what is told meanwhile lies on no button", {
  tag: onlyPhone,
}, async ({ context, unsold }) => {
  const faults: string[] = [];
  watch(context, faults);
  const open = opening(context, unsold);
  const ada = await known(unsold.address, "Ada", "Example", "ada.prints@example.com");
  const card = await plainCard(ada, ["One", "Two"]);
  const page = await open(ada, paths.edit(card.id));
  // removed a moment ago: it can be undone for ten seconds
  await page
    .getByRole("button", { name: /^More options for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: say("editor.delete") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("editor.delete") })
    .click();
  // the question before it speaks of undoing, too, and may still be leaving
  const undo = page.getByRole("button", { name: say("editor.undo"), exact: true });
  await expect(undo).toBeVisible();
  await page.getByRole("button", { name: say("editor.menu") }).click();
  await page.getByRole("menuitem", { name: say("print.title") }).click();
  const make = page.getByRole("button", { name: say("print.make") });
  await make.click({ trial: true, timeout: 5_000 });
  await expect(undo).toBeVisible();
  const font = /baloo-2-latin-600/;
  await page.route(font, (route) => route.fulfill({ status: 404 }));
  await make.click();
  const alert = page.getByRole("alert").filter({ hasText: say("print.failed") });
  await expect(alert).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.unroute(font);
  const downloading = page.waitForEvent("download");
  await make.click();
  expect((await downloading).suggestedFilename()).toBe(say("print.file", { name: "Tom" }));
  await expect(alert).toHaveCount(0);
  await expect(page.getByText(say("print.made"))).toBeVisible();
  expect(faults, "what is reported").toEqual([expect.stringContaining(": error: print ")]);
});

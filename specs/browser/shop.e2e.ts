import { coverSlug, shopCovers } from "#core/domain/cover/index.ts";
import { say } from "#web/words/index.ts";
import { look } from "./look.ts";
import { bothSizes, onlyPhone } from "./sizes.ts";
import { barriers, expect, test } from "./test.ts";

const alive = "[data-alive]";

test("[SHOP-10] covers are found by a word, and what no cover has is told with a way on", {
  tag: onlyPhone,
}, async ({ open }) => {
  const page = await open("nobody", "/shop/birthday");
  const covers = page.getByRole("region", { name: say("shop.covers") });
  const search = page.getByRole("searchbox", { name: say("shop.search") });
  await search.fill("two cats");
  await expect(covers.getByRole("link").first()).toContainText("Two cats and a heart");
  await look(page);
  await search.fill("zzyzx");
  await expect(covers.getByRole("link")).toHaveCount(0);
  await expect(
    page.getByRole("heading", { level: 2, name: "No covers for “zzyzx”" }),
  ).toBeVisible();
  await look(page);
  await page.getByRole("button", { name: say("shop.clear") }).click();
  await expect(covers.getByRole("link")).toHaveCount(shopCovers("birthday").length);
});

test("[SHOP-10] under the pointer or the keyboard one cover at a time is alive, with the name on it", async ({
  open,
}) => {
  const page = await open("nobody", "/shop/birthday");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const covers = page.getByRole("region", { name: say("shop.covers") }).getByRole("link");
  await page.getByRole("textbox", { name: say("shop.for") }).fill("Grace");
  await covers.nth(1).hover();
  const first = covers.nth(1).locator(alive);
  await expect(first.locator("[data-drawn]")).toBeAttached();
  await covers.nth(2).hover();
  await expect(covers.nth(2).locator(alive)).toBeAttached();
  await expect(page.locator(alive)).toHaveCount(1);
  await page.mouse.move(5, 5);
  await expect(page.locator(alive)).toHaveCount(0);
  await covers.nth(2).focus();
  await page.keyboard.press("Tab");
  await expect(covers.nth(3).locator(alive)).toBeAttached();
  await expect(page.locator(alive)).toHaveCount(1);
});

test("[SHOP-10] whoever asked for calm sees still pictures", async ({ open }) => {
  const page = await open("nobody", "/shop/birthday");
  const covers = page.getByRole("region", { name: say("shop.covers") }).getByRole("link");
  await covers.nth(1).hover();
  await covers.nth(2).focus();
  await page.keyboard.press("Tab");
  await expect(covers.nth(3)).toBeFocused();
  await expect(page.locator(alive)).toHaveCount(0);
});

test("[SHOP-10] the address of a cover opens it at another's, and back closes what was opened", {
  tag: onlyPhone,
}, async ({ open }) => {
  const page = await open("nobody", "/shop/birthday");
  const [, second] = shopCovers("birthday");
  if (second === undefined) throw new Error("no second cover");
  await page
    .getByRole("region", { name: say("shop.covers") })
    .getByRole("link")
    .nth(1)
    .click();
  await expect(page.getByRole("dialog", { name: second.label })).toBeVisible();
  const address = page.url();
  expect(address).toContain(`cover=${coverSlug(second)}`);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(page.url()).not.toContain("cover=");
  await page.goto(address);
  await expect(page.getByRole("dialog", { name: second.label })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test("[OPEN-25] the landing page opens a card in its place, by keyboard too; back leads to the page again", {
  tag: bothSizes,
}, async ({ open }) => {
  const page = await open("nobody", "/");
  const see = page.getByRole("link", { name: say("landing.see") });
  await see.focus();
  await page.keyboard.press("Enter");
  const seal = page.getByRole("button", { name: say("recipient.open") });
  await expect(page.getByRole("heading", { level: 1, name: /Grace/ })).toBeFocused();
  expect(await barriers(page)).toEqual([]);
  await seal.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main", { name: say("player.card") })).toBeVisible();
  // nothing sounds before somebody asks for it
  await expect(page.getByRole("button", { name: say("player.sound") })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await expect(page.getByText(say("landing.message1By")).first()).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1, name: say("sample.end") })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.goBack();
  await expect(see).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
});

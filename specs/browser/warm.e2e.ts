import { say } from "#web/words/index.ts";
import { expect, test } from "./test.ts";

test.use({ ownBrowser: true });

test("[F-53] what draws a card's cover is fetched at its envelope, before anybody opens it", async ({
  open,
  site,
}) => {
  const { story } = await site.owner.ask("createStory", {
    body: {
      occasion: "congrats",
      recipient_first_name: "Grace",
      title_variant: "rocket",
      title_theme: "rocket-2",
    },
  });
  const page = await open("nobody", "/");
  const asked: string[] = [];
  page.context().on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${site.address}/r/${story.tokens.recipient}`);
  await expect(page.getByRole("button", { name: say("recipient.open") })).toBeVisible();
  await expect
    .poll(() => asked.filter((path) => /\/rocket-[\w-]+\.js$/.test(path)).length)
    .toBeGreaterThan(0);
});

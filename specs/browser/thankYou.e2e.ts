import { paths } from "#core/domain/navigation/index.ts";
import { say } from "#web/words/index.ts";
import { expect, test } from "./test.ts";

test("[F-43, OPEN-171] the organiser reads the thank-you, hides it, and shows it again", async ({
  open,
  site,
}) => {
  const page = await open("owner", paths.thankYou(site.card.id));
  const words = page.getByText("I read it twice.");
  await expect(words).toBeVisible();
  await page.getByRole("button", { name: say("thankYou.hide"), exact: true }).click();
  await expect(words).toBeHidden();
  await expect(page.getByText(say("thankYou.hiddenHelp"))).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: say("thankYou.show"), exact: true }).click();
  await expect(words).toBeVisible();
});

import { say } from "#web/words/index.ts";
import { look } from "./look.ts";
import { onlyPhone } from "./sizes.ts";
import { expect, test } from "./test.ts";

test("[PLAY-10] a link to one message plays that alone, and leads on to the card", {
  tag: onlyPhone,
}, async ({ open, site, request }) => {
  const answer = await request.get(`${site.address}/api/story/watch/${site.watch}`);
  const { story } = await answer.json();
  const letter = story.slides.find(({ type }: { type: string }) => type === "text");
  const page = await open("nobody", `/watch/${site.watch}?message=${letter.id}`);
  const heading = page.getByRole("heading", { level: 1 });
  const forName = say("watch.forName", { name: story.recipient_first_name });
  await expect(heading).toHaveText(forName);
  await expect(page.getByRole("link", { name: say("watch.open") })).toBeVisible();
  await look(page);
  await page.getByRole("button", { name: say("watch.openMessage") }).click();
  await expect(page.getByText(letter.description).first()).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: say("watch.again") })).toBeVisible();
  // the card itself isn't over
  await expect(heading).toHaveText(forName);
  await look(page);
  await page.getByRole("link", { name: say("watch.open") }).click();
  await expect(page).toHaveURL(`${site.address}/watch/${site.watch}`);
  await expect(page.getByRole("button", { name: say("watch.open") })).toBeVisible();
});

import { paths } from "#core/domain/navigation/index.ts";
import { inkOf } from "./ink.ts";
import { expect, test } from "./test.ts";

test("[F-52, THUMB-01] a card whose maker left before its picture was made gets it on their desk", async ({
  open,
  site,
}) => {
  const { story } = await site.owner.ask("createStory", {
    body: { occasion: "birthday", recipient_first_name: "Nora" },
  });
  const pictureOf = async () => {
    const now = await site.owner.ask("readStory", { path: { id: story.id } });
    return now.story.slides.find(({ type }) => type === "title")?.thumbnail_url ?? null;
  };
  expect(await pictureOf()).toBeNull();
  const page = await open("owner", paths.home());
  await expect.poll(pictureOf, { timeout: 60_000 }).not.toBeNull();
  // the desk shows it without being opened again
  const picture = page.locator(`a[href*="${story.id}"] img`).first();
  await expect(picture).toHaveAttribute("src", (await pictureOf()) ?? "");
  await expect.poll(() => inkOf(picture)).toBeGreaterThan(0.05);
});

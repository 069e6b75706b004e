import { fileURLToPath } from "node:url";
import { say } from "#web/words/index.ts";
import { barriers, expect, test } from "./test.ts";

const heic = fileURLToPath(
  new URL("../../adapters/media/fixtures/twelve-megapixels.heic", import.meta.url),
);

test("[MEDIA-12] [OPEN-105] a photo that was copied from an iPhone is taken as it is, and shown", async ({
  open,
  newcomer,
}) => {
  const { story } = await newcomer.ask("createStory", {
    body: { occasion: "birthday", recipient_first_name: "Nora" },
  });
  const params = encodeURIComponent(JSON.stringify({ slideType: "photos" }));
  const page = await open(
    newcomer,
    `/edit/${story.id}?modal=contribution-builder&params=${params}`,
  );
  await page.locator("input[type=file]").setInputFiles(heic);
  await expect(
    page.getByRole("button", { name: say("builder.photoMenu", { at: 1 }) }),
  ).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("button", { name: say("builder.add"), exact: true }).click();
  const photo = async () => {
    const now = await newcomer.ask("readStory", { path: { id: story.id } });
    return now.story.slides.find(({ type }) => type === "photos")?.media[0] ?? null;
  };
  await expect.poll(async () => (await photo())?.width).toBe(1600);
});

test("[MEDIA-19] a photo of a message is cropped by the keys for its place, and is whole again when it is said so", async ({
  open,
  newcomer,
}) => {
  const { story } = await newcomer.ask("createStory", {
    body: { occasion: "birthday", recipient_first_name: "Nora" },
  });
  const params = encodeURIComponent(JSON.stringify({ slideType: "photos" }));
  const page = await open(
    newcomer,
    `/edit/${story.id}?modal=contribution-builder&params=${params}`,
  );
  await page.locator("input[type=file]").setInputFiles("specs/fixtures/files/garden.jpg");
  const dialog = page.getByRole("dialog", { name: say("builder.cropTitle") });
  const crop = async () => {
    await page.getByRole("button", { name: say("builder.photoMenu", { at: 1 }) }).press("Enter");
    await page.getByRole("menuitem", { name: say("builder.crop") }).press("Enter");
  };
  const press = async (name: string) => {
    const button = dialog.getByRole("button", { name });
    await expect(button).toBeEnabled();
    await button.press("Enter");
    await expect(dialog).toBeHidden();
  };
  await crop();
  await dialog.getByRole("slider", { name: say("builder.cropZoom") }).fill("2");
  expect(await barriers(page)).toEqual([]);
  await press(say("builder.cropSave"));
  // the part is on its way, then stands in the place of the whole
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await crop();
  await expect(dialog.getByRole("button", { name: say("builder.cropWhole") })).toBeVisible();
  await press(say("builder.cropWhole"));
  await crop();
  await expect(dialog.getByRole("button", { name: say("builder.cropSave") })).toBeEnabled();
  await expect(dialog.getByRole("button", { name: say("builder.cropWhole") })).toHaveCount(0);
});

import { screen, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { loadPanels } from "#web/slides/kinds/index.ts";
import { owned } from "#web/testing/owned.tsx";
import { value } from "#web/testing/product.tsx";
import { BuilderModal } from "./index.ts";

beforeAll(loadPanels);

type World = Awaited<ReturnType<typeof owned>>;

/** What the preview says, to readers. */
const preview = async (
  world: World,
  options: Parameters<ReturnType<World["app"]["builder"]>["open"]>[0],
) => {
  const builder = world.app.builder(await world.editor());
  await builder.open(options);
  builder.write({ description: "Hello Rae" });
  world.show(
    "/edit/:id",
    <BuilderModal builder={builder} open onSubmit={() => undefined} onClose={() => undefined} />,
    "/edit/card?modal=contribution-builder",
  );
  const figure = await screen.findByRole("figure", { name: "Preview of your message" });
  return within(figure)
    .getAllByText(/./, { selector: "[data-part]" })
    .map((part) => part.textContent);
};

test("[SLIDE-35] a new message is previewed as the card will sign it", async () => {
  expect(await preview(await owned(), { slideType: "text" })).toEqual(["Hello Rae", "Olive"]);
});

test("[SLIDE-35] somebody else’s message keeps its maker while it is edited", async () => {
  const world = await owned();
  await world.joined();
  await world.asOlive();
  const { story } = value(await world.api("readStory", { path: { id: world.id } }));
  const slide = story.slides.find(({ description }) => description === "From Gus");
  if (!slide) throw new Error("Gus wrote nothing");
  const edited = { ...slide, subtitle: null };
  expect(await preview(world, { slide: edited })).toEqual(["Hello Rae", "Gus"]);
});

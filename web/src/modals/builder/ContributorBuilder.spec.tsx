import { act, screen } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { loadPanels } from "#web/slides/kinds/index.ts";
import { product, value } from "#web/testing/product.tsx";
import { ContributorBuilder } from "./ContributorBuilder.tsx";

beforeAll(loadPanels);

const elsewhere = "You started this message on another device. Log in there to see it.";

/** Somebody signed out has the builder open over a card's group page, and is known to have begun this message. */
const writing = async (contributionId: string | null) => {
  const world = await product();
  const { app } = world;
  const id = (await app.shop("birthday").start()) ?? "";
  const { story } = value(await app.session.api("readStory", { path: { id } }));
  const token = story.tokens.group ?? "";
  world.anotherVisit();
  app.session.anonymous.remember({ contributionId, groupToken: token });
  const model = app.contributor(token);
  await model.open();
  const modal = { isOpen: true, params: {}, close: vi.fn(), back: vi.fn() };
  world.show(
    "/group/:token",
    <ContributorBuilder modal={modal as never} model={model} />,
    `/group/${token}`,
  );
  await screen.findByRole("dialog", { name: "Add your message" });
  await act(async () => undefined);
};

test("[CONTRIB-09] [OPEN-94] whose message lies on another device is told to log in there, as long as it takes", async () => {
  await writing("begun-elsewhere");
  await screen.findByText(elsewhere);
});

test("[CONTRIB-09] [OPEN-94] whoever begins here is told nothing of another device", async () => {
  await writing(null);
  expect(screen.queryByText(elsewhere)).toBeNull();
});

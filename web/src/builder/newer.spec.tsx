import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { loadPanels } from "#web/slides/kinds/index.ts";
import { product, value } from "#web/testing/product.tsx";
import { BuilderModal } from "./index.ts";

beforeAll(loadPanels);

/** What is asked while a message is open that somebody changes elsewhere. */
const askedAbout = async (reviewAt: string | null) => {
  const world = await product();
  const editor = world.app.editor((await world.app.shop("birthday").start()) ?? "");
  await editor.open();
  const body = { type: "text", variant: "letter", description: "One" } as const;
  const query = { story_id: editor.id };
  const { slide } = value(await world.app.session.api("createSlide", { query, body }));
  const builder = world.app.builder(editor);
  await builder.open({ slide });
  const onClose = vi.fn();
  world.show(
    "/edit/:id",
    <BuilderModal
      builder={builder}
      open
      reviewAt={reviewAt}
      onSubmit={vi.fn()}
      onClose={onClose}
    />,
    "/edit/card?modal=contribution-builder",
  );
  await world.clock.pass(1000);
  const change = { path: { id: slide.id }, body: { description: "Two" } };
  await world.app.session.api("changeSlide", change);
  await world.clock.pass(5000);
  const ask = await screen.findByRole("alertdialog");
  within(ask).getByText(/^There is a newer version of this slide/);
  const button = (name: string) => within(ask).queryByRole("button", { name });
  const link = within(ask).queryByRole("link", { name: "Review in contributions" });
  return { link, button, onClose };
};

test("[BUILD-11] [OPEN-93] what waits for approval is reviewed among the contributions, not reloaded", async () => {
  const { link, button } = await askedAbout("/edit/card/approve_contributions");
  expect(link?.getAttribute("href")).toBe("/edit/card/approve_contributions");
  expect(button("Reload")).toBeNull();
  expect(button("Close")).not.toBeNull();
});

test("[BUILD-13] [OPEN-93] whoever has nothing to review is offered none, and may close", async () => {
  const { link, button, onClose } = await askedAbout(null);
  expect(link).toBeNull();
  expect(button("Reload")).not.toBeNull();
  await userEvent.click(button("Close") as HTMLElement);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

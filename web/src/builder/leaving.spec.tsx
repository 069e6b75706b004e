import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import type { SlideBuilder } from "#core/app/index.ts";
import { loadPanels } from "#web/slides/kinds/index.ts";
import { product } from "#web/testing/product.tsx";
import { useModal } from "../hooks/modal.ts";
import { BuilderModal } from "./index.ts";

beforeAll(loadPanels);

const Page = ({ builder }: { builder: SlideBuilder }) => {
  const modal = useModal("contribution-builder");
  const question = useModal("discard-changes"); // stands over the builder, which stays open under it
  return (
    <main>
      <h1>Card</h1>
      <BuilderModal
        builder={builder}
        open={modal.isOpen || question.isOpen}
        onSubmit={() => undefined}
        onClose={modal.close}
      />
    </main>
  );
};

test("[BUILD-15] [OPEN-46] a link out of the builder asks by the address, and is followed once the person says so", async () => {
  const world = await product();
  const shop = world.app.shop("birthday");
  const editor = world.app.editor((await shop.start()) ?? "");
  await editor.open();
  const builder = world.app.builder(editor);
  await builder.open({ slideType: "text" });
  const { navigator } = world;
  world.show("/edit/:id", <Page builder={builder} />, "/edit/card");
  act(() => navigator.go("/edit/card?modal=contribution-builder"));
  const field = await screen.findByRole("textbox", { name: "Message" });
  await userEvent.type(field, "Dear");

  const goAway = async () => {
    act(() => navigator.go("/edit/card/send"));
    await screen.findByRole("alertdialog", { name: "Discard this message?" }, { timeout: 10_000 });
    expect(navigator.path).toBe("/edit/card?modal=discard-changes");
  };
  await goAway();
  await userEvent.click(screen.getByRole("button", { name: "Keep editing" }));
  await waitFor(() => expect(navigator.path).toBe("/edit/card?modal=contribution-builder"));
  expect(field).toHaveProperty("value", "Dear");

  await goAway();
  await userEvent.click(screen.getByRole("button", { name: "Discard" }));
  await waitFor(() => expect(navigator.path).toBe("/edit/card/send"));
  expect(builder.closed).toBe(true);
});

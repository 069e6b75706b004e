import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { tabs } from "#adapters/memory/index.ts";
import type { SlideBuilder } from "#core/app/index.ts";
import { loadPanels } from "#web/slides/kinds/index.ts";
import { product } from "#web/testing/product.tsx";
import { BuilderModal } from "../builder/index.ts";
import { useModal } from "../hooks/modal.ts";
import { useAskUnsaved } from "../screens/card/index.ts";
import { Component as ThanksScreen } from "../screens/thanks/index.ts";
import { SignedIn } from "../shell/guard.tsx";

beforeAll(loadPanels);

const WithBuilder = ({ builder }: { builder: SlideBuilder }) => {
  const modal = useModal("contribution-builder");
  return (
    <SignedIn>
      <BuilderModal
        builder={builder}
        open={modal.isOpen}
        onSubmit={() => undefined}
        onClose={modal.close}
      />
    </SignedIn>
  );
};
const work = { hasChanged: true, discard: async () => undefined };
const AtWork = () => {
  useAskUnsaved(work, () => false);
  return <SignedIn>At work</SignedIn>;
};

/** Ada at a card of hers, in one of her tabs; `endElsewhere` ends her session in another one. */
const atCard = async () => {
  const browser = tabs();
  const world = await product({ browser });
  const auth = await world.signUp("Ada");
  const shop = world.app.shop("birthday");
  const editor = world.app.editor((await shop.start()) ?? "");
  await editor.open();
  const endElsewhere = () =>
    act(async () =>
      browser.channel().post({ type: "auth", message: { event: "logout", session: null } }),
    );
  return { ...world, auth, editor, endElsewhere };
};

test("[F-24][OPEN-167][AUTH-29] a draft holds nobody whose session ended in another tab; it is kept and offered again", async () => {
  const { app, auth, navigator, show, editor, endElsewhere } = await atCard();
  const builder = app.builder(editor);
  await builder.open({ slideType: "text" });
  show("/edit/:id", <WithBuilder builder={builder} />, "/edit/card?modal=contribution-builder");
  await userEvent.type(await screen.findByRole("textbox", { name: "Message" }), "Dear Grace");
  await endElsewhere();
  await waitFor(() => expect(navigator.path).toBe("/"));
  expect(await app.ports.drafts.keys("builder:ada@mail.test:")).toHaveLength(1);
  expect(await app.ports.drafts.keys("builder:visitor:")).toEqual([]);

  await act(() => app.session.signedIn(auth));
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
  expect(navigator.path).toBe("/edit/card?modal=contribution-builder");
  const again = app.builder(editor);
  await again.open({ slideType: "text" });
  expect(again.draft?.content.description).toBe("Dear Grace");
});

test("[F-24] nor does any other unsaved work, while whoever only moves on is asked as before", async () => {
  const { navigator, show, endElsewhere } = await atCard();
  show("/edit/:id/greeting", <AtWork />, "/edit/card/greeting");
  act(() => navigator.go("/shop"));
  await waitFor(() => expect(navigator.path).toContain("modal=discard-changes"));
  await endElsewhere();
  await waitFor(() => expect(navigator.path).toBe("/"));
});

test("[F-24] the thank-you, which holds nobody up, is offered again as well", async () => {
  const { app, auth, navigator, show, editor, endElsewhere } = await atCard();
  const token = editor.story?.tokens.recipient ?? "";
  show("/r/:token/thanks", <ThanksScreen />, `/r/${token}/thanks`);
  await userEvent.type(await screen.findByRole("textbox"), "Dear all");
  await endElsewhere();
  await waitFor(() => expect(navigator.path).toBe("/"));
  expect(await app.ports.drafts.keys("thanks:ada@mail.test:")).toHaveLength(1);

  await act(() => app.session.signedIn(auth));
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
  expect(navigator.path).toBe(`/r/${token}/thanks`);
});

test("[F-24] nothing in the interface holds anybody up but by the one hook that lets the end of a session pass", () => {
  const root = join(import.meta.dirname, "..");
  const users = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes(".spec."))
    .filter((path) =>
      /\buseBlocker\b|\bunstable_usePrompt\b/.test(readFileSync(join(root, path), "utf8")),
    );
  expect(users).toEqual([join("leaving", "hold.ts")]);
});

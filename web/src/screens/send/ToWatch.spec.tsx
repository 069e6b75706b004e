import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openEditor, openSend } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { product, value } from "#web/testing/product.tsx";
import { ToWatch } from "./ToWatch.tsx";

/** A signed-in owner where their card is sent by link. */
const sending = async () => {
  const { app, show, signUp } = await product();
  const { api } = app.session;
  await signUp("Olive");
  const card = { occasion: "birthday", recipient_first_name: "Rae" } as const;
  const { story } = value(await api("createStory", { body: card }));
  const editor = openEditor(app, story.id);
  await editor.open();
  return { send: openSend(app, editor, "link"), show };
};

test("[OPEN-69] [ROUTE-24] a link to watch is made and copied with its lines; replacing it is asked about first", async () => {
  const { send, show } = await sending();
  const { watching, editor } = send;
  show("/edit/:id/send/link", <ToWatch watching={watching} />, paths.send(editor.id, "link"));
  await userEvent.click(screen.getByText("Watch-only link"));
  await userEvent.click(screen.getByRole("button", { name: "Create watch-only link" }));
  const lines = await screen.findByText(/<fanfold-card token=/);
  const first = watching.link;
  expect(lines.textContent).toBe(watching.lines);

  await userEvent.click(screen.getByRole("button", { name: "Replace link" }));
  const keep = screen.getByRole("button", { name: "Keep current link" });
  expect(keep.closest("[role=alert]")?.textContent).toContain("Replace link");
  await userEvent.click(keep);
  expect(keep.isConnected).toBe(false);
  expect(watching.link).toBe(first);

  await userEvent.click(screen.getByRole("button", { name: "Replace link" }));
  await userEvent.click(screen.getByRole("button", { name: "Replace link" }));
  await waitFor(() => expect(watching.link).not.toBe(first));
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Keep current link" })).toBeNull(),
  );
  editor.close();
});

import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { countingIds } from "#adapters/memory/index.ts";
import { openEditor, openSend } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { product } from "#web/testing/product.tsx";
import { ToWatch } from "./ToWatch.tsx";

const value = <T,>(answer: { ok: true; value: T } | { ok: false }): T => {
  if (!answer.ok) throw new Error("refused");
  return answer.value;
};

/** A signed-in owner where their card is sent by link. */
const sending = async () => {
  const { app, show } = await product();
  const { api } = app.session;
  const who = { email: "olive@mail.test", first_name: "Olive", last_name: "Owner" };
  const { auth_context_id } = value(await api("requestCode", { body: who }));
  const proof = { verify_code: countingIds().code(), auth_context_id };
  await app.session.signedIn(value(await api("register", { body: { ...who, ...proof } })).auth);
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
  await userEvent.click(screen.getByText("A link just to watch"));
  await userEvent.click(screen.getByRole("button", { name: "Make a link to watch" }));
  const lines = await screen.findByText(/<fanfold-card token=/);
  const first = watching.link;
  expect(lines.textContent).toBe(watching.lines);

  await userEvent.click(screen.getByRole("button", { name: "Make a new one" }));
  const keep = screen.getByRole("button", { name: "Keep it" });
  expect(keep.closest("[role=alert]")?.textContent).toContain("Replace it");
  await userEvent.click(keep);
  expect(keep.isConnected).toBe(false);
  expect(watching.link).toBe(first);

  await userEvent.click(screen.getByRole("button", { name: "Make a new one" }));
  await userEvent.click(screen.getByRole("button", { name: "Replace it" }));
  await waitFor(() => expect(watching.link).not.toBe(first));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Replace it" })).toBeNull());
  editor.close();
});

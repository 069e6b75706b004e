import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { plainSecrets, steppedClock } from "#adapters/memory/index.ts";
import { wayOut } from "#core/service/mail/unsubscribing.ts";
import { product, value } from "#web/testing/product.tsx";
import { Unsubscribe } from "./Unsubscribe.tsx";

const opened = async (kind: "invitation" | "reminder" = "invitation", more = "") => {
  const world = await product();
  const path = wayOut(plainSecrets(steppedClock()), kind, "tom@mail.test") + more;
  world.show("/unsubscribe/:token", <Unsubscribe />, path);
  const token = path.split("/").at(-1) ?? "";
  const isOut = async () =>
    value(await world.app.session.api("readUnsubscription", { path: { token } })).unsubscription
      .unsubscribed;
  await screen.findByRole("heading", { level: 1 });
  return { ...world, isOut };
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("[F-34] the way out of invitations asks first, acts on a press and can be undone", async () => {
  const { isOut } = await opened();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Stop getting invitations?");
  expect(document.title).toBe("Stop getting invitations?");
  expect(await isOut()).toBe(false);
  await press("Unsubscribe");
  await screen.findByRole("heading", { name: "Invitations stopped" });
  expect(await isOut()).toBe(true);
  await press("Undo");
  await screen.findByRole("heading", { name: "You’ll get invitations again" });
  expect(await isOut()).toBe(false);
  await press("Unsubscribe");
  await screen.findByRole("heading", { name: "Invitations stopped" });
  expect(await isOut()).toBe(true);
});

test("[F-34] the way out of reminders speaks of reminders", async () => {
  await opened("reminder");
  screen.getByRole("heading", { name: "Stop getting reminders?" });
  await press("Unsubscribe");
  await screen.findByRole("heading", { name: "Reminders stopped" });
});

test("[F-34] a link that was cut short says so, and has nothing to press", async () => {
  await opened("invitation", "0");
  screen.getByRole("heading", { name: "This link isn’t complete" });
  expect(screen.queryByRole("button", { name: "Unsubscribe" })).toBeNull();
});

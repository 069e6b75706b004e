import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { OwnEmails } from "#core/app/index.ts";
import { asSaid, done, refused } from "#core/kernel/index.ts";
import { product } from "../../testing/product.tsx";
import { Emails } from "./Emails.tsx";

const opened = async () => {
  const world = await product();
  const asked: unknown[] = [];
  let isUp = true;
  let kept = { news: "daily", invitations: true, reminders: true };
  const api = async (id: string, { body }: { body?: object }) => {
    if (id === "changeEmails") asked.push(body);
    if (!isUp) return refused("network", asSaid("No connection"));
    kept = { ...kept, ...body };
    return done({ emails: kept });
  };
  const emails = world.app.ports.observe(new OwnEmails({ api } as never));
  await emails.open();
  world.show("/account", <Emails emails={emails} />, "/account");
  await screen.findByRole("heading", { name: "Your emails" });
  const down = () => {
    isUp = false;
  };
  return { asked, down };
};
const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });

test("[OPEN-26] how often news come is chosen in one press, and what it means is said", async () => {
  const { asked } = await opened();
  expect(radio("Once a day").checked).toBe(true);
  screen.getByText(/^At 9 in the morning/);
  await userEvent.click(radio("At once"));
  await waitFor(() => expect(radio("At once").checked).toBe(true));
  screen.getByText(/about each message as it comes in/);
  expect(asked).toEqual([{ news: "at_once" }]);
});

test("[F-34] invitations and reminders are switched off and on again here", async () => {
  const { asked } = await opened();
  for (const [name, of] of [
    [/^Invitations/, "invitations"],
    [/^Reminders/, "reminders"],
  ] as const) {
    const toggle = screen.getByRole<HTMLInputElement>("switch", { name });
    for (const on of [false, true]) {
      await userEvent.click(toggle);
      await waitFor(() => expect(toggle.checked).toBe(on));
      expect(asked.at(-1)).toEqual({ [of]: on });
    }
  }
});

test("[OPEN-26] what could not be kept goes back, and says so", async () => {
  const { down } = await opened();
  down();
  await userEvent.click(radio("Never"));
  await screen.findByText("No connection");
  expect(radio("Once a day").checked).toBe(true);
});

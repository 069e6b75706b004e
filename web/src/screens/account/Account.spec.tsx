import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { asSaid, done, refused, seconds } from "#core/kernel/index.ts";
import { product } from "../../testing/product.tsx";
import { Account } from "./Account.tsx";

const account = {
  id: "priya",
  first_name: "Priya",
  last_name: "Raman",
  email: "priya@example.com",
  username: "priya@example.com",
  hide_my_email: false,
} as never;

const opened = async () => {
  const world = await product();
  const { session } = world.app;
  session.renew({ accessToken: "a", refreshToken: "r", username: "priya@example.com" }, account);
  Object.assign(session, { api: async () => done({ account, payments: [], logo_links: [] }) });
  world.show("/account", <Account />, "/account");
  const first = await screen.findByRole("textbox", { name: /First name/ });
  return { ...world, first };
};
const question = () => screen.findByRole("alertdialog", { name: "Discard your changes?" });

test("[OPEN-46] [MODAL-10] names that are not saved are asked about before the page is left", async () => {
  const { first, navigator, app } = await opened();
  act(() => navigator.go("/home"));
  await waitFor(() => expect(navigator.path).toBe("/home")); // nothing was typed
  act(() => navigator.go("/account"));
  const again = await screen.findByRole("textbox", { name: /First name/ });
  expect(again).not.toBe(first);

  await userEvent.type(again, "nka");
  act(() => navigator.go("/home"));
  await question();
  expect(navigator.path).toBe("/account?modal=discard-changes");
  await userEvent.click(screen.getByRole("button", { name: "Keep editing" }));
  await waitFor(() => expect(navigator.path).toBe("/account"));
  expect(again).toHaveProperty("value", "Priyanka");

  act(() => navigator.go("/home"));
  await question();
  await userEvent.click(screen.getByRole("button", { name: "Discard" }));
  await waitFor(() => expect(navigator.path).toBe("/home"));
  expect(await app.ports.drafts.keys("account:priya")).toEqual([]);
});

test("[FORM-06] [FORM-07] one’s names end at 50 characters, and what is missing stands under its field", async () => {
  const { first } = await opened();
  const last = screen.getByRole("textbox", { name: /Last name/ });
  expect([first, last].map((field) => (field as HTMLInputElement).maxLength)).toEqual([50, 50]);
  const notes = async () => {
    await userEvent.click(screen.getByRole("button", { name: "Save name" }));
    return [first, last].map(
      (field) => document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent,
    );
  };
  await userEvent.clear(first);
  expect(await notes()).toEqual(["Please type in your first name", undefined]);
  await userEvent.type(first, "Priya");
  await userEvent.clear(last);
  expect(await notes()).toEqual([undefined, "Please type in your last name"]);
});

test("[OPEN-46] [AUTH-29] whoever signs out is asked nothing", async () => {
  const { first, navigator, app } = await opened();
  await userEvent.type(first, "nka");
  act(() => void app.session.logout());
  await waitFor(() => expect(navigator.path).toBe("/"));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("[ACCT-04] hiding one’s address is switched on and off again", async () => {
  const { app } = await opened();
  const asked: unknown[] = [];
  const api = async (id: string, { body }: { body: { hide_my_email: boolean } }) => {
    asked.push([id, body]);
    return done({ account: { ...(account as object), ...body } });
  };
  Object.assign(app.session, { api });
  const hide = screen.getByRole<HTMLInputElement>("switch", { name: /^Hide/ });
  for (const hide_my_email of [true, false]) {
    await userEvent.click(hide);
    await waitFor(() => expect(hide.checked).toBe(hide_my_email));
    expect(asked.pop()).toEqual(["changeSettings", { hide_my_email }]);
  }
});

test("[ACCT-05] [MODAL-06] what goes is said, and only whoever says so again deletes the account", async () => {
  const { app, navigator } = await opened();
  const asked: string[] = [];
  const own = { role_type: "owner", contribution_count: 0 };
  const signed = { role_type: "contributor", contribution_count: 2 };
  const api = async (id: string) => {
    asked.push(id);
    return done({ roles: [own, own, own, signed], account });
  };
  Object.assign(app.session, { api });
  await userEvent.click(screen.getByRole("button", { name: /^Delete/ }));
  const dialog = await screen.findByRole("alertdialog", undefined, { timeout: 10_000 });
  await waitFor(() =>
    expect(dialog.textContent).toMatch(
      /Your 3 cards and every message in them.*Your messages in someone else’s card will stay/,
    ),
  );
  await userEvent.click(within(dialog).getByRole("button", { name: "Keep my account" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(asked).not.toContain("deleteAccount");

  await userEvent.click(screen.getByRole("button", { name: /^Delete/ }));
  const again = await screen.findByRole("alertdialog");
  await userEvent.click(within(again).getByRole("button", { name: /^Delete/ }));
  await waitFor(() => expect(navigator.path).toBe("/"));
  expect([asked.includes("deleteAccount"), app.session.isSignedIn]).toEqual([true, false]);
});

test("[MODAL-27] [ACCT-04] what hiding one’s address means is explained beside it", async () => {
  const { navigator } = await opened();
  await userEvent.click(screen.getByRole("button", { name: "Help: Hiding your email address" }));
  await screen.findByText(/^The organisers of cards you sign will see your name/, undefined, {
    timeout: 10_000,
  });
  expect(navigator.path).toContain("/account?modal=tooltip");
});

test("[ACCT-03] [FORM-01] whoever would rather use another address goes on where they are", async () => {
  const { app } = await opened();
  const free = { available: true };
  Object.assign(app.session, { api: async () => done({ account: free, auth_context_id: "c" }) });
  const email = await screen.findByRole("textbox", { name: "Email" });
  await userEvent.type(email, ".uk");
  await userEvent.click(screen.getByRole("button", { name: "Send Code" }));
  await userEvent.click(await screen.findByRole("button", { name: "Use a different address" }));
  const heading = screen.getByRole("heading", { name: "Your email address" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Email" }));
});

test("[AUTH-17] [AUTH-18] another code for a new address is waited for, and a failure is said for a while", async () => {
  const { app, clock } = await opened();
  const free = { available: true };
  Object.assign(app.session, { api: async () => done({ account: free, auth_context_id: "c" }) });
  await userEvent.type(await screen.findByRole("textbox", { name: "Email" }), ".uk");
  await userEvent.click(screen.getByRole("button", { name: "Send Code" }));
  const again = await screen.findByRole("button", { name: "Send again" });
  let answer: (refusal: unknown) => void = () => undefined;
  const slow = () => new Promise((resolve) => (answer = resolve));
  Object.assign(app.session, { api: slow });
  await userEvent.click(again);
  await waitFor(() => expect(again.getAttribute("aria-busy")).toBe("true"));
  await act(async () => answer(refused("network", asSaid(""))));
  await screen.findByText("We couldn’t resend a code.");
  act(() => clock.step(seconds(8)));
  await waitFor(() => expect(screen.queryByText("We couldn’t resend a code.")).toBeNull());
});

import { act, configure, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { product } from "#web/testing/product.tsx";

configure({ asyncUtilTimeout: 20_000 });

const ada = {
  id: "ada",
  email: "ada@mail.test",
  username: "ada@mail.test",
  first_name: "Ada",
  last_name: "Lovelace",
  hide_my_email: false,
  credits_digital_available: 0,
  credits_digital_used: 0,
  credits_postal_available: 0,
  credits_postal_used: 0,
  last_card_on: null,
  tooltips: [],
};
const auth = { accessToken: "a", refreshToken: "r", username: ada.email };

const opened = async () => {
  const made = await product();
  made.show("/", <p>The page</p>, "/?modal=auth");
  const dialog = await screen.findByRole("dialog");
  const signInElsewhere = () => act(() => made.app.session.renew(auth, ada));
  return { ...made, dialog, signInElsewhere };
};

test("[AUTH-16] whoever is signed in meanwhile, by a link in another tab, sees the modal close", async () => {
  const { navigator, signInElsewhere } = await opened();
  signInElsewhere();
  await waitFor(() => expect(navigator.path).toBe("/"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("[AUTH-16][OPEN-49] but not on the code panel, which leads on by itself", async () => {
  const { dialog, navigator, signInElsewhere } = await opened();
  const awake = () => waitFor(() => expect(dialog.querySelector("[inert]")).toBeNull());
  const panel = within(dialog);
  await userEvent.type(panel.getByRole("textbox", { name: "Email" }), ada.email);
  await userEvent.click(panel.getByRole("button", { name: "Send Code" }));
  await panel.findByLabelText("First name");
  await awake();
  await userEvent.type(panel.getByLabelText("First name"), "Ada");
  await userEvent.type(panel.getByLabelText("Last name"), "Lovelace");
  await userEvent.click(panel.getByRole("button", { name: "Done" }));
  await panel.findByPlaceholderText("Enter 6 digit code");
  signInElsewhere();
  await panel.findByText("You’re signed in.");
  expect(navigator.path).toBe("/?modal=auth");
  await awake();
  await userEvent.click(panel.getByRole("button", { name: "Continue" }));
  await waitFor(() => expect(navigator.path).toBe("/"));
});

test("[MODAL-03] whoever signs in over a page is on that page afterwards", async () => {
  const { app, show, signUp, nextCode, navigator } = await product();
  await signUp("Ada");
  await act(() => app.session.logout());
  show("/shop", <p>The page</p>, "/shop?cover=a&modal=auth#b");
  const panel = within(await screen.findByRole("dialog", { name: "Sign up or log in" }));
  await userEvent.type(panel.getByRole("textbox", { name: "Email" }), ada.email);
  await userEvent.click(panel.getByRole("button", { name: "Send Code" }));
  const code = await panel.findByPlaceholderText("Enter 6 digit code");
  await waitFor(() => expect(code.closest("[inert]")).toBeNull());
  await userEvent.type(code, nextCode());
  await waitFor(() => expect(app.session.isSignedIn).toBe(true));
  await waitFor(() => expect(navigator.path).toBe("/shop?cover=a#b"));
});

test("[AUTH-20][AUTH-24] a screen that is drawn twice before it stands finds the code under way each time", async () => {
  const { app } = await product();
  const first = app.signIn();
  first.email = ada.email;
  await first.sendCode();
  Object.assign(first, { firstName: "Ada", lastName: "Lovelace" });
  await first.submitName();
  const { contextId } = app.session;
  // as after the page was loaded anew
  app.session.contextId = null;
  expect([app.signIn().panel, app.signIn().panel]).toEqual(["code", "code"]);
  const again = app.signIn();
  await again.sendAgain();
  expect([again.resend, app.session.contextId]).toEqual(["sent", contextId]);
});

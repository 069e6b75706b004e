import { act, configure, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { limitWords } from "#core/domain/words/index.ts";
import { asSaid, refused, seconds } from "#core/kernel/index.ts";
import { product } from "#web/testing/product.tsx";
import { SignInDialog } from "./SignInDialog.tsx";

// a panel that slides in rests, and a busy machine takes its time
configure({ asyncUtilTimeout: 20_000 });

const opened = async (features: readonly string[] = []) => {
  const made = await product({ features });
  const signIn = made.app.signIn();
  made.show("/", <SignInDialog signIn={signIn} open onClose={() => undefined} />, "/");
  const dialog = await screen.findByRole("dialog");
  const button = (name: string) => within(dialog).getByRole<HTMLButtonElement>("button", { name });
  const title = () => within(dialog).getByRole("heading", { level: 2 }).textContent;
  const hasBack = () => within(dialog).queryByRole("button", { name: "Back" }) !== null;
  const typeAddress = (text = "ada@mail.test") =>
    userEvent.type(within(dialog).getByRole("textbox", { name: "Email" }), text);
  const awake = () => waitFor(() => expect(dialog.querySelector("[inert]")).toBeNull());
  /** As somebody new, as far as the panel after the names. */
  const asFarAsCode = async () => {
    await typeAddress();
    await userEvent.click(button("Send Code"));
    await within(dialog).findByLabelText("First name");
    await awake();
    await userEvent.type(within(dialog).getByLabelText("First name"), "Ada");
    await userEvent.type(within(dialog).getByLabelText("Last name"), "Lovelace");
    await userEvent.click(button("Done"));
    await waitFor(() => expect(within(dialog).queryByLabelText("First name")).toBeNull());
    await awake();
  };
  return { ...made, signIn, dialog, button, title, hasBack, typeAddress, awake, asFarAsCode };
};

test("[AUTH-03][AUTH-10][AUTH-11] each panel has its title, and an arrow back on all but the first", async () => {
  const { dialog, title, hasBack, button, awake, asFarAsCode, signIn } = await opened();
  expect([title(), hasBack()]).toEqual(["Sign up or log in", false]);
  await userEvent.click(button("Terms of Service"));
  await waitFor(() => expect([title(), hasBack()]).toEqual(["Terms of Service", true]));
  expect((await within(dialog).findAllByRole("heading", { level: 3 })).length).toBeGreaterThan(3);
  await userEvent.click(button("Back"));
  await waitFor(() => expect(title()).toBe("Sign up or log in"));
  await awake();
  await userEvent.click(button("Privacy Policy"));
  await waitFor(() => expect([title(), hasBack()]).toEqual(["Privacy Policy", true]));
  expect((await within(dialog).findAllByRole("heading", { level: 3 })).length).toBeGreaterThan(3);
  await userEvent.click(button("Back"));
  await waitFor(() => expect(hasBack()).toBe(false));
  await awake();
  await asFarAsCode();
  await within(dialog).findByPlaceholderText("Enter 6 digit code");
  expect(hasBack()).toBe(true);
  act(() => signIn.refuse({ code: "locked", message: asSaid(""), errors: [] }));
  await waitFor(() => expect([title(), hasBack()]).toEqual(["Account locked", true]));
  await within(dialog).findByText(/^Due to suspicious activity/);
});

test("[AUTH-08][AUTH-09] the terms and the privacy policy each stand under their own title", async () => {
  const { dialog, title, button, awake } = await opened();
  await userEvent.click(button("Terms of Service"));
  await within(dialog).findByRole("heading", { name: "Who may use Fanfold" });
  expect(title()).toBe("Terms of Service");
  await userEvent.click(button("Back"));
  await awake();
  await userEvent.click(button("Privacy Policy"));
  await within(dialog).findByRole("heading", { name: "Who can see what" });
  expect(title()).toBe("Privacy Policy");
});

test("[ERR-03][AUTH-07] the locked panel says why and whom to write to", async () => {
  const { dialog, signIn } = await opened();
  act(() => signIn.refuse({ code: "locked", message: asSaid(""), errors: [] }));
  expect((await within(dialog).findByRole("alert")).textContent).toBe(
    "Due to suspicious activity, this account has been temporarily locked. If this problem persists, please contact support.",
  );
  const link = within(dialog).getByRole<HTMLAnchorElement>("link", { name: "Contact support" });
  expect(link.href).toBe("mailto:support@fanfold.test");
});

test("[F-18][ERR-03] where only codes are held up, the locked panel says beside it that the mailed link still works", async () => {
  const { dialog, signIn } = await opened();
  act(() => signIn.refuse({ code: "locked", message: limitWords.codesLocked, errors: [] }));
  expect((await within(dialog).findByRole("alert")).textContent).toBe(
    "Due to suspicious activity, this account has been temporarily locked. If this problem persists, please contact support.",
  );
  expect(within(dialog).getByText("The link in our latest email still works.")).toBeDefined();
});

test("[AUTH-19] a code can be sent with its sixth character, not before", async () => {
  const { dialog, button, asFarAsCode, signIn } = await opened();
  await asFarAsCode();
  const code = await within(dialog).findByPlaceholderText("Enter 6 digit code");
  await userEvent.type(code, "12345");
  expect(button("Log in").disabled).toBe(true);
  act(() => {
    signIn.code = "123456";
  });
  await waitFor(() => expect(button("Log in").disabled).toBe(false));
});

test("[AUTH-17][OPEN-50] another code is said to be sent for two seconds", async () => {
  const { dialog, button, asFarAsCode, clock } = await opened();
  await asFarAsCode();
  await within(dialog).findByPlaceholderText("Enter 6 digit code");
  await userEvent.click(button("Send again"));
  await within(dialog).findByText("New code sent!");
  act(() => clock.step(seconds(2) - 1));
  expect(within(dialog).queryByText("New code sent!")).not.toBeNull();
  act(() => clock.step(1));
  await waitFor(() => expect(within(dialog).queryByText("New code sent!")).toBeNull());
});

test("[AUTH-17][AUTH-18] another code is waited for, and when it cannot be sent that is said for eight seconds", async () => {
  const { dialog, button, asFarAsCode, clock, app } = await opened();
  await asFarAsCode();
  await within(dialog).findByPlaceholderText("Enter 6 digit code");
  let answer: (refusal: unknown) => void = () => undefined;
  const asked: string[] = [];
  const api = (id: string) => {
    asked.push(id);
    return new Promise((resolve) => {
      answer = resolve;
    });
  };
  Object.assign(app.session, { api });
  await userEvent.click(button("Send again"));
  await waitFor(() => expect(button("Send again").getAttribute("aria-busy")).toBe("true"));
  await userEvent.click(button("Send again"));
  expect(asked).toEqual(["resendCode"]);
  await act(async () => answer(refused("network", asSaid(""))));
  await within(dialog).findByText("We couldn’t resend a code.");
  expect(button("Send again").getAttribute("aria-busy")).not.toBe("true");
  act(() => clock.step(seconds(8) - 1));
  expect(within(dialog).queryByText("We couldn’t resend a code.")).not.toBeNull();
  act(() => clock.step(1));
  await waitFor(() => expect(within(dialog).queryByText("We couldn’t resend a code.")).toBeNull());
});

test("[OPEN-47][AUTH-17][AUTH-03] where links are switched on, a link is said to be sent", async () => {
  const { dialog, button, asFarAsCode } = await opened(["auth_link"]);
  await asFarAsCode();
  await within(dialog).findByText("We’ve sent a link to", { exact: false });
  await userEvent.click(button("Send again"));
  await within(dialog).findByText("New email sent!");
});

test("[AUTH-02] a provider that is not switched on is not offered", async () => {
  const { dialog, app } = await opened(["something_else"]);
  expect(app.shell.enabledFeatures).toEqual(["something_else"]);
  expect(within(dialog).queryByRole("button", { name: /Continue with/ })).toBeNull();
});

test("[AUTH-02][OPEN-51] one that is switched on is offered, and its button leads to its page", async () => {
  const { dialog, navigator } = await opened(["google_login"]);
  const left = new Promise<string>((resolve) => {
    navigator.leave = resolve;
  });
  await userEvent.click(
    await within(dialog).findByRole("button", { name: "Continue with Google" }),
  );
  expect(await left).toMatch(/^https:\/\/accounts\.provider\.test\/google\?state=google\./);
});

test("[ERR-07] a provider's refusal stands beside the address, which does as well", async () => {
  const { dialog, signIn, typeAddress, button } = await opened(["google_login"]);
  await act(() => signIn.comeBack("state=google.x.y.z&error=access_denied"));
  expect((await within(dialog).findByRole("alert")).textContent).toBe(
    "Your Google login failedPlease try again, or enter your email and we’ll send you a code.",
  );
  await typeAddress("a");
  expect(within(dialog).queryByRole("alert")).toBeNull();
  expect(button("Send Code").disabled).toBe(false);
});

import { act, configure, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { say } from "#web/words/index.ts";
import { product, value } from "../../testing/product.tsx";
import { AuthLink } from "./AuthLink.tsx";

configure({ asyncUtilTimeout: 20_000 });

const words = "I never wrote this <b>at all</b>";
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

/**
 * Olive's card is for Grace, who has an account. Somebody else, in a visit of their own, asks for a login code for
 * Grace's address with thanks in words of theirs; Grace opens the link of that mail and logs in.
 */
const opened = async () => {
  const world = await product();
  const { app, signUp, show, store, linkTo, navigator } = world;
  const { api } = app.session;
  await signUp("Olive");
  const card = { occasion: "birthday", recipient_first_name: "Grace" } as const;
  const { story } = value(await api("createStory", { body: card }));
  const recipientToken = story.tokens.recipient ?? "";
  await signUp("Grace");
  await act(() => app.session.logout());
  world.anotherVisit();
  value(
    await api("requestCode", {
      body: {
        email: "grace@mail.test",
        auth_link_params: {
          authScenario: "RecipientThanks",
          recipientToken,
          recipientThanks: words,
        },
      },
    }),
  );
  const link = await linkTo("grace@mail.test");
  world.anotherVisit();
  show("/auth", <AuthLink />, link);
  const kept = async () => (await store.find("stories", story.id))?.thanks_message ?? null;
  return { ...world, kept, navigator, recipientToken };
};

test("[F-02] [OPEN-166] before anything is done the page shows whose words they would be, and what they are", async () => {
  const { app, kept } = await opened();
  await screen.findByText("grace@mail.test");
  expect(screen.queryByText(words)).toBeNull();
  expect(app.session.isSignedIn).toBe(false);
  await press("Log in");
  const question = say("auth.agreeThanks", { card: say("auth.agreeCardOf", { name: "Grace" }) });
  await screen.findByRole("heading", { level: 1, name: question });
  const said = screen.getByText(words);
  expect(said.closest("blockquote")).not.toBeNull();
  expect(said.querySelector("b")).toBeNull();
  screen.getByText(say("auth.agreeThanksHelp", { email: "grace@mail.test" }));
  screen.getByText(say("auth.agreeWhy"));
  expect(app.session.isSignedIn).toBe(true);
  expect(await kept()).toBeNull();
});

test("[F-02] [OPEN-166] who says not now is logged in, and nothing was said in their name", async () => {
  const { app, kept, navigator } = await opened();
  await press("Log in");
  await press(say("auth.agreeNotNow"));
  await waitFor(() => expect(navigator.path).not.toContain("/auth?"));
  expect(app.session.isSignedIn).toBe(true);
  expect(navigator.path).not.toContain("modal=recipient-saved");
  expect(await kept()).toBeNull();
});

test("[F-02] [OPEN-166] who agrees has it done, once, and is told so", async () => {
  const { kept, navigator, recipientToken } = await opened();
  await press("Log in");
  await press(say("auth.agreeThanksYes"));
  await waitFor(() => expect(navigator.path).toContain("modal=recipient-saved"));
  expect(navigator.path).toContain(`/r/${recipientToken}/slides`);
  expect(await kept()).toBe(words);
});

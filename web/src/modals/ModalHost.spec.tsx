import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { done } from "#core/kernel/index.ts";
import { product } from "#web/testing/product.tsx";
import { useModal } from "../hooks/modal.ts";

/** A page with ways into two modals. */
const Page = () => {
  const faq = useModal("faq");
  const terms = useModal("terms");
  return (
    <main>
      <h1>Landing</h1>
      <button type="button" onClick={() => faq.show()}>
        Ask
      </button>
      <button type="button" onClick={() => terms.show()}>
        Agree
      </button>
    </main>
  );
};
const at = async (path: string) => {
  const world = await product({ features: ["send_by_post"] });
  world.show("*", <Page />, path);
  await screen.findByText("Landing");
  return world;
};
const named = (name: string) => screen.findByRole("dialog", { name }, { timeout: 10_000 });
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("[OPEN-42] [MODAL-12] closing goes back to the page on which it was opened, once", async () => {
  const { navigator } = await at("/?utm=1#questions");
  await userEvent.click(screen.getByText("Ask"));
  await named("Frequently asked questions");
  expect(navigator.path).toBe("/?utm=1&modal=faq#questions");
  await userEvent.keyboard("{Escape}{Escape}");
  await gone();
  expect(navigator.path).toBe("/?utm=1#questions");
});

test("[OPEN-42] [MODAL-26] who came to it by its address stays on its page when it closes", async () => {
  const { navigator } = await at("/?modal=terms");
  await named("Terms of Service");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await gone();
  expect(navigator.path).toBe("/");
});

test("[ROUTE-64] [MODAL-21] a route with a modal of its own shows it, and closing it leaves the landing page", async () => {
  const { navigator } = await at("/privacy");
  await named("Privacy Policy");
  await userEvent.keyboard("{Escape}");
  await gone();
  expect(navigator.path).toBe("/");
});

test("[MODAL-02] [OPEN-43] a modal that may not open here, or that nobody knows, leaves the address", async () => {
  const elsewhere = await at("/shop?modal=faq&colour=red");
  await waitFor(() => expect(elsewhere.navigator.path).toBe("/shop?colour=red"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("[MODAL-02] [MODAL-01] an unknown name leaves the address too", async () => {
  const { navigator } = await at("/?modal=delete-everything&params=%7B%7D#top");
  await waitFor(() => expect(navigator.path).toBe("/#top"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("[OPEN-30] [ROUTE-08] a purchase in the address opens the sale over the prices", async () => {
  const { navigator } = await at("/?bundles=true&type=postal&quantity=10&purchase=true#pricing");
  await named("Card bundles");
  await waitFor(() =>
    expect((screen.getByRole("radio", { name: /^10 cards/ }) as HTMLInputElement).checked).toBe(
      true,
    ),
  );
  expect((screen.getByRole("radio", { name: "Postal" }) as HTMLInputElement).checked).toBe(true);
  await userEvent.keyboard("{Escape}");
  await gone();
  expect(navigator.path).toBe("/?bundles=true&type=postal&quantity=10#pricing");
});

test("[ACCT-06] [OPEN-62] help is marked as read with its id, by whoever is signed in", async () => {
  const { app, navigator } = await at("/account");
  const asked: unknown[] = [];
  Object.assign(app.session, {
    api: async (id: string, input: object) => {
      asked.push([id, input]);
      return done({ tooltips: [] });
    },
  });
  const help = "/account?modal=tooltip&params=%7B%22name%22%3A%22hide-email%22%7D";
  act(() => navigator.go(help));
  await screen.findByRole("button", { name: "Got it" }, { timeout: 10_000 });
  expect(asked).toEqual([]); // a visitor has no account that could remember it
  const auth = { accessToken: "a", refreshToken: "r", username: "ada@mail.test" };
  act(() => app.session.renew(auth, { id: "ada" } as never));
  await waitFor(() =>
    expect(asked).toEqual([["completeTooltip", { body: { complete: "hide-email" } }]]),
  );
});

test("[MODAL-27] [ACCT-06] help that nobody knows the name of stays shut", async () => {
  const { navigator } = await at("/?modal=tooltip&params=%7B%22name%22%3A%22constructor%22%7D");
  await waitFor(() => expect(navigator.path).toBe("/"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([
  "/edit/1/send/post?modal=qr",
  "/edit/1/send/post/add?modal=slide&params=%7B%22id%22%3A%221%22%7D",
  "/themes/create?modal=library",
  "/create?modal=library",
])(
  "[OPEN-43] what shows something of a card leaves the address where there is none: %s",
  async (path) => {
    const { navigator } = await at(path);
    await waitFor(() => expect(navigator.path).toBe(path.split("?")[0]));
  },
);

test.each([
  "/edit/1?modal=qr",
  "/edit/1/cover?modal=library",
  "/group/t/slides?modal=slide",
  "/r/t/slides?modal=slide",
])("[OPEN-43] it stays where its card is still to come: %s", async (path) => {
  const { navigator } = await at(path);
  await import("./Shown.tsx");
  await act(async () => undefined);
  expect(navigator.path).toBe(path);
});

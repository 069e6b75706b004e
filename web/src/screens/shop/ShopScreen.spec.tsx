import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { done } from "#core/kernel/index.ts";
import { product } from "../../testing/product.tsx";
import { ShopScreen } from "./ShopScreen.tsx";

// what a cover in hand is drawn from is not there
beforeEach(() => vi.stubGlobal("fetch", async () => new Response(null, { status: 404 })));

test("[ROUTE-30] the shop for a reminder is the shelf of its occasion, with the name typed in", async () => {
  const { app, show, signUp } = await product();
  await signUp("Priya");
  const reminder = { id: "r1", occasion: "wedding", recipient_first_name: "Grace" };
  Object.assign(app.session, { api: async () => done({ reminder }) });
  show("/shop/reminder/:reminderId", <ShopScreen />, "/shop/reminder/r1");
  expect(await screen.findByRole("heading", { level: 1 })).toHaveProperty(
    "textContent",
    "Wedding cards",
  );
  expect(screen.getByRole("textbox")).toHaveProperty("value", "Grace");
});

const opened = async (at: string) => {
  const world = await product();
  world.show("/shop/:occasion", <ShopScreen />, at);
  const shelf = await screen.findByRole("region", { name: "Covers" });
  return { ...world, shelf, links: () => within(shelf).getAllByRole("link") };
};

test("[F-48] keys pass the occasions by, to the name", async () => {
  await opened("/shop/birthday");
  const skip = screen.getByRole("link", { name: "Skip to the covers" });
  skip.focus();
  await userEvent.tab();
  expect(
    document.activeElement?.closest("nav"),
    "the occasions are next without it",
  ).not.toBeNull();
  document.querySelector<HTMLElement>(skip.getAttribute("href") ?? "")?.focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});

test("[F-61] what a kind of cover shows is of that kind, and every kind has something", async () => {
  const { links } = await opened("/shop/christmas");
  const all = links().length;
  let kinds = 0;
  for (const kind of ["Lettering", "Animals", "Scenes", "Frames"]) {
    await userEvent.click(screen.getByRole("radio", { name: kind }));
    expect(links().length, kind).toBeGreaterThan(1);
    kinds += links().length;
    if (kind === "Scenes")
      expect(
        links()
          .map((one) => one.textContent)
          .join(),
      ).toContain("Tree in");
  }
  expect(kinds).toBe(all);
});

test("[SHOP-10] covers are found by a word, and where none is, one press shows all of them again", async () => {
  const { shelf, links } = await opened("/shop/getwell");
  const all = links().length;
  const search = within(shelf).getByRole("searchbox", { name: "Search covers" });
  await userEvent.type(search, "cat");
  expect(links().map((one) => one.getAttribute("href"))).toContain(
    "/shop/getwell?cover=sleepy_cat",
  );
  expect(links().length).toBeLessThan(all / 2);
  await userEvent.type(search, " zeppelin");
  expect(within(shelf).queryAllByRole("link")).toEqual([]);
  await userEvent.click(within(shelf).getByRole("button", { name: "Clear search" }));
  expect(links()).toHaveLength(all);
});

test("[F-61] [OPEN-82] a cover that shows a photo is not made before it has one: it leads to where it is given", async () => {
  const { navigator } = await opened("/shop/album?cover=trail-5-photo");
  expect(screen.queryByRole("button", { name: "Make this card" })).toBeNull();
  await userEvent.click(await screen.findByRole("button", { name: "Add your photo" }));
  await waitFor(() => expect(navigator.path).toBe("/create"));
});

test("[SHOP-10] typing looks among all covers, Escape begins anew, and what no cover has is told with a way on", async () => {
  const { shelf, links } = await opened("/shop/birthday");
  const all = links().length;
  const search = screen.getByRole("searchbox", { name: "Search covers" });
  await userEvent.type(search, "two cats");
  expect(links()[0]?.textContent).toContain("Two cats and a heart");
  expect(links()[0]?.getAttribute("href")).toBe("/shop/birthday?cover=1007");
  expect(within(shelf).getByRole("status").textContent).toMatch(/^\d+ covers? for “two cats”/);
  await userEvent.keyboard("{Escape}");
  expect(search).toHaveProperty("value", "");
  expect(links()).toHaveLength(all);
  await userEvent.type(search, "zzyzx");
  expect(within(shelf).queryAllByRole("link")).toEqual([]);
  screen.getByRole("heading", { name: "No covers for “zzyzx”" });
  await userEvent.click(screen.getByRole("button", { name: "Clear search" }));
  expect(links()).toHaveLength(all);
});

test("[SHOP-10] a cover of another shelf that the address names is chosen, for the occasion of the address", async () => {
  await opened("/shop/birthday?cover=1007");
  const yours = screen.getByRole("region", { name: "Your cover" });
  within(yours).getByText("Two cats and a heart");
  within(yours).getByRole("img", { name: "Two cats and a heart: Happy Birthday" });
});

test("[SHOP-10] the address of the chosen cover is copied, without the name typed in", async () => {
  const user = userEvent.setup();
  await opened("/shop/birthday?cover=curvey-0");
  await user.type(screen.getByRole("textbox", { name: "Who is it for?" }), "Grace");
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  await screen.findByText("Link copied");
  expect(await navigator.clipboard.readText()).toMatch(/\/shop\/birthday\?cover=curvey-0$/);
});

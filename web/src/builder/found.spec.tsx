import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadPanels } from "#web/slides/kinds/index.ts";
import { product } from "#web/testing/product.tsx";
import { BuilderModal } from "./index.ts";

beforeAll(loadPanels);

/** The builder of a birthday card, at the panel where a message of this kind is begun. */
const opened = async (slideType: "giphy" | "music" | "location") => {
  const world = await product();
  const shop = world.app.shop("birthday");
  const editor = world.app.editor((await shop.start()) ?? "");
  await editor.open();
  const builder = world.app.builder(editor);
  await builder.open({ slideType });
  world.show(
    "/edit/:id",
    <BuilderModal
      builder={builder}
      open
      recipient="Grace"
      onSubmit={() => builder.submit()}
      onClose={vi.fn()}
    />,
    "/edit/card?modal=contribution-builder",
  );
  return { ...world, builder };
};
// what a slide shows is asked for without a person, at the address of the page: there is none here
beforeEach(() => void vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("away")));

const list = (name: string) => screen.findByRole("list", { name });

test("[SEARCH-01] [SEARCH-03] [SLIDE-25] GIFs are there, more of them on request, and one is taken", async () => {
  const { builder } = await opened("giphy");
  const gifs = await list("GIFs");
  expect(within(gifs).getAllByRole("listitem")).toHaveLength(24);
  await userEvent.click(screen.getByRole("button", { name: "More GIFs" }));
  await waitFor(() => expect(within(gifs).getAllByRole("listitem")).toHaveLength(48));
  // whoever wants no motion gets a still of each
  const still = gifs.querySelector("source");
  expect([still?.media, still?.getAttribute("srcset")]).toEqual([
    "(prefers-reduced-motion: reduce)",
    "/gifs/party-1-still.webp",
  ]);
  await userEvent.click(within(gifs).getByRole("button", { name: "Use Party 1" }));
  expect(builder.draft?.content).toMatchObject({ giphy_id: "party-1", giphy_duration: 2 });
  await screen.findByText("Party 1");
  await userEvent.click(screen.getByRole("button", { name: "Choose another GIF" }));
  const chosen = await screen.findByRole("button", { name: "Use Party 1" });
  expect(chosen.getAttribute("aria-pressed")).toBe("true");
});

test("[SEARCH-01] nothing found says so, with what to do; a search that fails is tried again", async () => {
  const { builder } = await opened("giphy");
  await list("GIFs");
  const field = screen.getByRole("searchbox", { name: "Search GIFs" });
  await userEvent.type(field, "xyzzy{Enter}");
  await screen.findByText("No results for “xyzzy”");
  await screen.findByText("Try a simpler word, like “party” or “love”.");
  expect(screen.queryByRole("button", { name: "More GIFs" })).toBeNull();
  const { gifs } = builder.finds;
  await act(() => Object.assign(gifs, { results: null, failure: { words: null } }));
  await screen.findByText("We can’t search right now.");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("No results for “xyzzy”");
  await userEvent.clear(field);
  await userEvent.type(field, "cat{Enter}");
  await list("GIFs");
});

test("[SEARCH-02] [SLIDE-29] one song is heard at a time; what is taken is named, and says so where none was", async () => {
  const played: string[] = [];
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    played.push(decodeURI(new URL(this.src, location.href).pathname));
  });
  const paused = vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => undefined);
  const { builder } = await opened("music");
  const songs = await list("Songs");
  await userEvent.click(within(songs).getByRole("button", { name: "Play Happy Birthday" }));
  await userEvent.click(within(songs).getByRole("button", { name: "Play Canon in D" }));
  expect(played).toEqual(["/songs/Happy Birthday.m4a", "/songs/Canon in D.m4a"]);
  expect(paused).toHaveBeenCalledTimes(1);
  within(songs).getByRole("button", { name: "Play Happy Birthday" });
  within(songs).getByRole("button", { name: "Stop Canon in D" });
  await userEvent.click(within(songs).getByRole("button", { name: /^Canon in D/ }));
  // it is quiet where the message is written
  expect(paused).toHaveBeenCalledTimes(2);
  expect(builder.draft?.content).toMatchObject({
    spotify_track_id: "canon-in-d",
    title: "Canon in D",
  });
  expect((await screen.findByText("Traditional")).previousSibling?.textContent).toBe("Canon in D");
});

test("[SEARCH-04] [SLIDE-28] a place is taken with its corners; its map's style is chosen by its picture", async () => {
  const { builder } = await opened("location");
  await screen.findByText("Where does it take place?");
  await userEvent.type(
    screen.getByRole("searchbox", { name: "Search for a town or city" }),
    "lisb{Enter}",
  );
  const places = await list("Places");
  // two of one name are told apart by their country
  within(places).getByRole("button", { name: /Lisburn United Kingdom/ });
  await userEvent.click(within(places).getByRole("button", { name: /Lisbon Portugal/ }));
  expect(builder.draft?.content).toMatchObject({ location_name: "Lisbon", location_lat: 38.72 });
  const styles = await screen.findByRole("group", { name: "Map style" });
  expect(within(styles).getByRole<HTMLInputElement>("radio", { name: "Print" }).checked).toBe(true);
  await userEvent.click(within(styles).getByRole("radio", { name: "Satellite" }));
  expect(builder.draft?.content.theme).toEqual({ name: "location-satellite" });
});

test("[SLIDE-28] [SLIDE-29] what is missing stands by what it concerns", async () => {
  const { builder } = await opened("music");
  await list("Songs");
  builder.goTo("customise");
  await userEvent.click(await screen.findByRole("button", { name: "Add to card" }));
  await screen.findByText("Please add a song");
});

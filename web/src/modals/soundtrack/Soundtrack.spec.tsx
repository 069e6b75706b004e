import { waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { paths } from "#core/domain/navigation/index.ts";
import { asSaid, refused } from "#core/kernel/index.ts";
import { owned, press } from "#web/testing/owned.tsx";
import { value } from "#web/testing/product.tsx";

/** Olive looks through the music of her card, which has these tracks of the library. */
const opened = async (tracks: string[] = []) => {
  const world = await owned();
  const path = { id: world.id };
  value(await world.api("changeSoundtrack", { path, body: { tracks } }));
  const editor = await world.editor();
  const dialog = await world.over(paths.edit(world.id), { editor }, "soundtrack");
  await dialog.findByRole("heading", { name: "Choose music" });
  const own = () => within(dialog.getByRole("region", { name: "In this card" }));
  const order = () =>
    own()
      .queryAllByRole("listitem")
      .map(({ textContent }) => textContent);
  const kept = async () =>
    value(await world.api("readSoundtrack", { path, query: {} })).tracks.map(({ name }) => name);
  return { ...world, dialog, own, order, kept };
};

test("[MUSIC-04] a track is added with one press and said for three seconds; pressed again it is out, and can be put back", async () => {
  const { dialog, own, kept, clock } = await opened();
  expect(own().getByText("No music yet")).toBeTruthy();
  await press(dialog, "Add Ode to Joy");
  await waitFor(() => expect(dialog.getByRole("status").textContent).toBe("Track Added"));
  expect(await kept()).toEqual(["Ode to Joy"]);
  clock.step(3000);
  await waitFor(() => expect(dialog.getByRole("status").textContent).toBe(""));
  await press(dialog, "Added. Remove Ode to Joy");
  await waitFor(() => expect(dialog.getByRole("status").textContent).toBe("Track Removed"));
  clock.step(3000);
  await waitFor(() => expect(dialog.getByRole("status").textContent).toBe("Removed Ode to Joy"));
  await press(dialog, "Undo");
  await waitFor(() => own().getByRole("button", { name: "Move track 1, Ode to Joy" }));
  expect(await kept()).toEqual(["Ode to Joy"]);
});

test("[MUSIC-06] the order is changed by keys, the focus goes along, and where it ended is told", async () => {
  const { dialog, own, order, kept } = await opened(["happy-birthday", "ode-to-joy", "canon-in-d"]);
  expect(order()[2]).toContain("Canon in D");
  own().getByRole("button", { name: "Move track 3, Canon in D" }).focus();
  await userEvent.keyboard("{Home}");
  await waitFor(() => expect(order()[0]).toContain("Canon in D"));
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Move track 1, Canon in D");
  expect(dialog.getByText("Canon in D moved to position 1 of 3")).toBeTruthy();
  await userEvent.keyboard("{ArrowUp}{ArrowDown}");
  await waitFor(async () =>
    expect(await kept()).toEqual(["Happy Birthday", "Canon in D", "Ode to Joy"]),
  );
});

test("[MUSIC-06] what cannot be kept is said where it is seen, and put right", async () => {
  const { dialog, own, order, app } = await opened(["happy-birthday", "ode-to-joy"]);
  const { api } = app.session;
  Object.assign(app.session, {
    api: async (id: string, ...asked: unknown[]) =>
      id === "changeSoundtrack"
        ? refused("network", asSaid("You are offline."))
        : (api as (...all: unknown[]) => unknown)(id, ...asked),
  });
  own().getByRole("button", { name: "Move track 2, Ode to Joy" }).focus();
  await userEvent.keyboard("{ArrowUp}");
  await waitFor(() => expect(dialog.getByRole("alert").textContent).toBe("You are offline."));
  expect(order()[0]).toContain("Happy Birthday");
});

test("[MUSIC-05] each style that there is has its tracks, the first one is shown", async () => {
  const { dialog } = await opened();
  expect(dialog.queryByRole("button", { name: "Acoustic" })).toBeNull();
  const shown = () => within(dialog.getByRole("region", { name: "Choose music" }));
  expect(shown().getAllByRole("listitem")).toHaveLength(2);
  await press(dialog, "Romantic");
  expect(dialog.getByRole("list", { name: "Romantic music" })).toBeTruthy();
  expect(shown().getByText("Canon in D")).toBeTruthy();
  expect(shown().queryByText("Ode to Joy")).toBeNull();
});

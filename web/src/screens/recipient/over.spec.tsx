import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { asSaid, refused } from "#core/kernel/index.ts";
import { owned } from "#web/testing/owned.tsx";
import { value } from "#web/testing/product.tsx";
import { Component as Watch } from "../watch/index.ts";
import { RecipientScreen } from "./RecipientScreen.tsx";

type World = Awaited<ReturnType<typeof owned>>;

/** Every call of this name is refused with this code. */
const refusing = ({ app }: World, name: string, code: string) => {
  const call = app.session.api as (id: string, ...asked: unknown[]) => unknown;
  Object.assign(app.session, {
    api: async (id: string, ...asked: unknown[]) =>
      id === name ? refused(code, asSaid("It does not work")) : call(id, ...asked),
  });
};
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

const watchToken = async ({ api, id }: World) => {
  const body = { token_type: "watch" } as const;
  return value(await api("makeToken", { path: { id }, body })).token;
};
/** From another page, as the banners hear of it. */
const come = async (
  { show, navigator, clock }: World,
  path: string,
  page: ReactNode,
  to: string,
) => {
  show(path, page, "/shop");
  await act(async () => navigator.go(to));
  await act(() => clock.pass(1000));
};
const atRecipients = async (world: World) =>
  come(world, "/r/:token", <RecipientScreen />, `/r/${world.recipient}`);
const atWatchers = async (world: World) =>
  come(world, "/watch/:token", <Watch />, `/watch/${await watchToken(world)}`);

/** Every state of the two pages in which no card is opened or played. */
const over: readonly [string, (world: World) => Promise<unknown>][] = [
  [
    "the end of a card that was opened",
    async (world) => {
      await atRecipients(world);
      await press("Open your card");
      await press("Close");
    },
  ],
  [
    "the end of a card that was watched",
    async (world) => {
      await atWatchers(world);
      await press("Watch the card");
      await press("Close");
    },
  ],
  ...["notFound", "forbidden", "network"].flatMap((code) =>
    [atRecipients, atWatchers].map((at): (typeof over)[number] => [
      `${at === atWatchers ? "a watcher’s" : "a recipient’s"} card that answers ${code}`,
      async (world) => {
        refusing(world, "readStoryByLink", code);
        await at(world);
      },
    ]),
  ),
];
const cookies = () => screen.queryByRole("region", { name: "Cookies" });

test.each(over)("[F-47] %s lets the cookie notice come back", async (_, arrive) => {
  const world = await owned();
  await arrive(world);
  await waitFor(() => expect(cookies()).not.toBeNull());
});

test.each([
  ["opened", atRecipients, "Open your card"],
  ["watched", atWatchers, "Watch the card"],
] as const)(
  "[F-47] a card that is %s keeps it away, before and while it plays",
  async (_, at, open) => {
    const world = await owned();
    await at(world);
    await screen.findByRole("button", { name: open });
    expect(cookies()).toBeNull();
    await press(open);
    await screen.findByRole("button", { name: "Pause" });
    expect(cookies()).toBeNull();
    await press("Close");
    await waitFor(() => expect(cookies()).not.toBeNull());
    await press("Watch again");
    await waitFor(() => expect(cookies()).toBeNull());
  },
);

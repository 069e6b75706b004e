import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { expect, test } from "vitest";
import {
  matchRoute,
  type Route,
  referrerOf,
  routes,
  stillPicturesKey,
} from "#core/domain/navigation/index.ts";
import { AppProvider } from "../hooks/context.ts";
import { Unsupported } from "../screens/login/Unsupported.tsx";
import { product } from "../testing/product.tsx";
import { Place } from "./Place.tsx";

/** Where nothing can be drawn, as here, and whoever is there goes on with still pictures (OPEN-164). */
const goingOn = async () => {
  const world = await product();
  world.app.ports.kept.set(stillPicturesKey, "yes");
  return world;
};

const Here = () => {
  const { pathname, search, hash } = useLocation();
  return <p>{`here: ${pathname}${search}${hash}`}</p>;
};

/** Every route of the table with its own guard, around a screen that says where it is. */
const opened = async (at: string, world: Awaited<ReturnType<typeof product>>) => {
  const all: readonly Route[] = routes;
  const router = createMemoryRouter(
    all.map((route) => ({
      path: route.path,
      element: (
        <Place route={route}>{route.path === "/unsupported" ? <Unsupported /> : <Here />}</Place>
      ),
    })),
    { initialEntries: [at] },
  );
  world.navigator.attach(router);
  render(
    <AppProvider value={world.app}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  return () => {
    const { pathname, search, hash } = router.state.location;
    return `${pathname}${search}${hash}`;
  };
};
const signedIn = async () => {
  const world = await goingOn();
  // only here: what the guard asks is who one is, not whether the tokens are good
  world.app.session.renew({ accessToken: "a", refreshToken: "r", username: "priya@example.com" }, {
    email: "priya@example.com",
  } as never);
  return world;
};

const guarded = routes.filter(({ guard }) => guard === "signedIn" || guard === "ownCard");

test("[ROUTE-33] every signed-in route sends a signed-out person to sign in, carrying the way back", async () => {
  expect(guarded.length).toBeGreaterThan(40);
  for (const { path } of guarded) {
    const asked = `${path.replaceAll(/:(\w+)/g, "$1-1")}?a=1#b`;
    const at = await opened(asked, await goingOn());
    await waitFor(() => expect(at()).toMatch(/^\/login\?/));
    // a card that goes on on this device goes on in its editor
    const back = path.startsWith("/jump/") ? "/edit/id-1?a=1" : asked;
    expect(referrerOf(at()), path).toBe(back);
  }
});

test("[ROUTE-33] whoever is signed in sees them", async () => {
  const world = await signedIn();
  for (const { path } of guarded) {
    const asked = path.replaceAll(/:(\w+)/g, "$1-1");
    const at = await opened(asked, world);
    const there = path.startsWith("/jump/") ? "/edit/id-1" : asked;
    await waitFor(() => expect(at()).toBe(there));
  }
});

test.each(["/login", "/register"])(
  "[ROUTE-09] %s leads to the landing page when one is signed in already",
  async (path) => {
    expect((await opened(path, await signedIn()))()).toBe("/");
    expect((await opened(path, await goingOn()))()).toBe(path);
  },
);

test("[ROUTE-51, OPEN-40] the visitor’s own card is open to them before sign-in, another is not", async () => {
  const world = await goingOn();
  world.app.session.anonymous.remember({ storyId: "mine" });
  const mine = await opened("/edit/mine", world);
  expect(mine()).toBe("/edit/mine");
  const other = await opened("/edit/other", world);
  await waitFor(() => expect(other()).toBe("/login?referrer=%2Fedit%2Fother"));
  const settings = await opened("/edit/other/settings", world);
  await waitFor(() => expect(settings()).toBe("/login?referrer=%2Fedit%2Fother%2Fsettings"));
});

test.each([
  ["settings", "CreatorSettings"],
  ["send", "CreatorSend"],
  ["send/link", "CreatorSend"],
  ["group", "CreatorInviteGroup"],
])("[OPEN-40] their own card’s /%s asks for sign-in, and goes on as %s", async (part, scenario) => {
  const world = await goingOn();
  world.app.session.anonymous.remember({ storyId: "mine" });
  const at = await opened(`/edit/mine/${part}`, world);
  await waitFor(() => expect(at()).toBe("/login"));
  expect(world.app.session.anonymous.data).toMatchObject({
    authScenario: scenario,
    storyId: "mine",
  });
});

test("[F-06][ROUTE-27, ROUTE-51] /jump signed out leads back to the card after sign-in, and makes it nobody's own", async () => {
  const world = await goingOn();
  const at = await opened("/jump/theirs", world);
  await waitFor(() => expect(at()).toBe("/login?referrer=%2Fedit%2Ftheirs"));
  const nothing = { authScenario: null, storyId: null };
  expect(world.app.session.anonymous.data).toMatchObject(nothing);
  const edit = await opened("/edit/theirs", world);
  await waitFor(() => expect(edit()).toBe("/login?referrer=%2Fedit%2Ftheirs"));
});

test("[ROUTE-27, MODAL-22] /jump keeps what its link asks for", async () => {
  const asked = "/jump/card?modal=qr&params=%7B%22link%22%3A%22jump%22%7D";
  const there = asked.replace("/jump/", "/edit/");
  const at = await opened(asked, await signedIn());
  await waitFor(() => expect(at()).toBe(there));
  const out = await opened(asked, await goingOn());
  await waitFor(() => expect(referrerOf(out())).toBe(there));
});

test("[OPEN-35] /jump does not forget another card that the visitor has not saved", async () => {
  const world = await goingOn();
  world.app.session.anonymous.remember({ storyId: "mine" });
  const at = await opened("/jump/theirs", world);
  await waitFor(() => expect(at()).toBe("/login?referrer=%2Fedit%2Ftheirs"));
  expect(world.app.session.anonymous.data).toMatchObject({ authScenario: null, storyId: "mine" });
});

test("[SHELL-14, OPEN-164] without WebGL the shop leads to /unsupported, and from there on with still pictures", async () => {
  const world = await product();
  const at = await opened("/shop/birthday?cover=a", world);
  await waitFor(() => expect(matchRoute(at()).route.path).toBe("/unsupported"));
  await act(() =>
    userEvent.click(screen.getByRole("button", { name: "Continue with still pictures" })),
  );
  await waitFor(() => expect(at()).toBe("/shop/birthday?cover=a"));
  expect(world.app.ports.kept.get(stillPicturesKey)).not.toBeNull();
  const again = await opened("/shop", world);
  expect(again()).toBe("/shop");
});

test.each(["/r/t", "/share/t", "/watch/t", "/group/t/slides"])(
  "[OPEN-164] without WebGL %s plays all the same",
  async (path) => {
    expect((await opened(path, await product()))()).toBe(path);
  },
);

import type { ComponentType } from "react";
import { createBrowserRouter, type LoaderFunction, type RouteObject, redirect } from "react-router";
import { matchRoute, type Route, routes as table } from "#core/domain/navigation/index.ts";
import type { Tiers } from "#core/domain/payment/index.ts";
import { pathOf } from "../hooks/modalTrail.ts";
import { useMobile } from "../hooks/route.ts";
import { Loading } from "../shell/guard.tsx";
import { goesTo, inTime, OnItsWay } from "../shell/index.ts";
import { Crashed } from "./Crashed.tsx";
import { Frame, RouteTitle } from "./Frame.tsx";
import { Place } from "./Place.tsx";
import { screens } from "./screens.ts";

/** Goes on at once where the table says so; whoever has to sign in first is asked by the place itself. */
const leadOn =
  ({ redirect: to }: Route, tiers: Tiers): LoaderFunction =>
  ({ request }) => {
    const { pathname, search, hash } = new URL(request.url);
    const path = to?.({ params: matchRoute(pathname).params, search, hash, tiers: tiers }) ?? null;
    return path === null ? null : redirect(path);
  };

/** A sub-page of its own on phones, part of a page on wider screens (ROUTE-35). */
const BySize = ({ Narrow, Wide }: { Narrow: ComponentType; Wide: ComponentType }) =>
  useMobile() ? <Narrow /> : <Wide />;

/** One row of the table as the router knows it. The same screen at another route keeps what it holds. */
const objectOf = (route: Route, tiers: Tiers): RouteObject => {
  const { path } = route;
  const isAsked = route.guard === "signedIn" && route.kind === "redirect";
  if (isAsked) return { path, caseSensitive: true, element: <Place route={route}>{null}</Place> };
  if (route.kind === "redirect") return { path, caseSensitive: true, loader: leadOn(route, tiers) };
  return {
    path,
    caseSensitive: true,
    // a page that throws leaves what is around it: its modals, its notices, the way back
    errorElement: <Crashed />,
    ...(route.redirect ? { loader: leadOn(route, tiers) } : {}),
    lazy: async () => {
      const { Component } = await inTime(screens[route.screen]);
      const wide = route.desktopScreen ? await inTime(screens[route.desktopScreen]) : null;
      return {
        element: (
          <Place route={route}>
            {wide ? <BySize Narrow={Component} Wide={wide.Component} /> : <Component />}
          </Place>
        ),
      };
    },
  };
};

export const routesOf = (tiers: Tiers): RouteObject[] => [
  {
    element: <Frame />,
    errorElement: <Crashed />,
    hydrateFallbackElement: (
      <>
        <RouteTitle />
        <Loading />
        <OnItsWay />
      </>
    ),
    children: table.map((route) => objectOf(route, tiers)),
  },
];

export const createRouter = (tiers: Tiers) => {
  const router = createBrowserRouter(routesOf(tiers));
  goesTo(() => pathOf(router.state.navigation.location ?? router.state.location));
  return router;
};

import { createBrowserRouter, Outlet, type RouteObject, redirect } from "react-router";
import { ModalHost } from "../modals/ModalHost.tsx";
import { Crashed } from "./Crashed.tsx";
import { Loading } from "./guard.tsx";

/** The frame of every route: the screen, and the modals that belong to no single screen. */
const Frame = () => (
  <>
    <Outlet />
    <ModalHost />
  </>
);

/** A screen is loaded when it is needed; its module exports `Component`. */
const screen = (path: string, lazy: RouteObject["lazy"]): RouteObject =>
  ({ path, lazy }) as RouteObject;

const to = (path: string) => () => redirect(path);

export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <Crashed />,
    hydrateFallbackElement: <Loading />,
    children: [
      screen("/", () => import("../screens/landing/index.ts")),
      screen("/shop", () => import("../screens/shop/index.ts")),
      screen("/shop/:occasion", () => import("../screens/shop/index.ts")),
      screen("/login", () => import("../screens/login/index.ts")),
      screen("/register", () => import("../screens/login/index.ts")),
      screen("/auth", () => import("../screens/auth/index.ts")),
      screen("/home", () => import("../screens/home/index.ts")),
      screen("/home/:type", () => import("../screens/home/index.ts")),
      screen("/edit/:id", () => import("../screens/editor/index.ts")),
      screen("/edit/:id/slides", () => import("../screens/editor/index.ts")),
      screen("/edit/:id/settings", () => import("../screens/settings/index.ts")),
      screen("/edit/:id/approve_contributions", () => import("../screens/contributions/index.ts")),
      screen("/edit/:id/group", () => import("../screens/group/index.ts")),
      screen("/edit/:id/send", () => import("../screens/send/index.ts")),
      screen("/edit/:id/send/:way", () => import("../screens/send/index.ts")),
      screen("/group/:token", () => import("../screens/contributor/index.ts")),
      screen("/group/:token/slides", () => import("../screens/contributor/index.ts")),
      screen("/group/:token/roles", () => import("../screens/contributor/index.ts")),
      screen("/contribute/:joinToken", () => import("../screens/invitation/index.ts")),
      screen("/requests/:roleId", () => import("../screens/request/index.ts")),
      screen("/r/:token", () => import("../screens/recipient/index.ts")),
      screen("/r/:token/slides", () => import("../screens/recipient/index.ts")),
      screen("/r/:token/thanks", () => import("../screens/thanks/index.ts")),
      {
        path: "/unwrap/:token",
        // what came along stays: the invitation into a private card
        loader: ({ params, request }) =>
          redirect(`/r/${params.token}${new URL(request.url).search}`),
      },
      { path: "/stories", loader: to("/home") },
      { path: "/pricing", loader: to("/#pricing") },
      screen("*", () => import("../screens/missing/index.ts")),
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);

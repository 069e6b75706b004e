import { Outlet } from "react-router";
import { ModalHost } from "../modals/index.ts";
import { Arrival } from "./Arrival.tsx";
import { useRoute, useRouteTitle } from "./route.ts";
import { SubjectProvider } from "./subject.tsx";

/** What the route is called, until its screen says more: a later title of the page goes before an earlier one. */
export const RouteTitle = () => <title>{useRouteTitle()}</title>;

/** The frame of every route: its title, its screen, and the modals that belong to no single screen. */
export const Frame = () => {
  const { route } = useRoute();
  return (
    <SubjectProvider>
      <RouteTitle />
      <Outlet />
      <Arrival />
      {route.frame === "bare" ? null : <ModalHost />}
    </SubjectProvider>
  );
};

import { Outlet, useNavigation } from "react-router";
import { useSaid } from "#web/words/index.ts";
import { useRoute, useRouteTitle } from "../hooks/route.ts";
import { SubjectProvider } from "../hooks/subject.tsx";
import { ModalHost } from "../modals/index.ts";
import { OnItsWay } from "../shell/index.ts";
import { Arrival } from "./Arrival.tsx";

/** What the route is called, until its screen says more: a later title of the page goes before an earlier one. */
export const RouteTitle = () => {
  const said = useSaid();
  return <title>{said(useRouteTitle())}</title>;
};

/** Between two screens: the one before stays until the next one has come. */
const Coming = () => (useNavigation().state === "loading" ? <OnItsWay /> : null);

/** The frame of every route: its title, its screen, and the modals that belong to no single screen. */
export const Frame = () => {
  const { route } = useRoute();
  return (
    <SubjectProvider>
      <RouteTitle />
      <Outlet />
      <Arrival />
      <Coming />
      {route.frame === "bare" ? null : <ModalHost />}
    </SubjectProvider>
  );
};

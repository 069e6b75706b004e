import { observer } from "mobx-react-lite";
import { useLocation, useParams } from "react-router";
import { openContributor } from "#core/app/index.ts";
import { useModel } from "../../hooks/context.ts";
import { SetUp } from "../../shell/guard.tsx";
import type { Part } from "./part.ts";
import { Room } from "./Room.tsx";
import { Shut } from "./Shut.tsx";

/** For whoever comes by the group's link (ROUTE-15..17), with an account or without. */
export const Contributor = () => {
  const { token = "" } = useParams();
  return (
    <SetUp>
      <Opened key={token} token={token} />
    </SetUp>
  );
};

const partOf = (pathname: string): Part =>
  pathname.endsWith("/slides") ? "slides" : pathname.endsWith("/roles") ? "roles" : "invitation";

const Opened = observer(({ token }: { token: string }) => {
  const model = useModel((app) => openContributor(app, token), token);
  const { pathname } = useLocation();
  return model.loaded === "ready" && model.story ? (
    <Room model={model} story={model.story} part={partOf(pathname)} />
  ) : (
    <Shut model={model} />
  );
});

import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useLocation, useNavigate, useParams } from "react-router";
import { stopAtCard } from "#core/app/index.ts";
import {
  loginFrom,
  paths,
  type Route,
  stillPicturesKey,
  unsupportedPath,
} from "#core/domain/navigation/index.ts";
import { useApp } from "../hooks/context.ts";
import { Loading, SetUp, SignedIn } from "../shell/guard.tsx";
import { hasWebgl } from "./webgl.ts";

type PlaceProps = { route: Route; children: ReactNode };

/** A screen at its route: whether this browser can show it, and who may see it, as the table says. */
export const Place = ({ route, children }: PlaceProps) => {
  const { ports } = useApp();
  const { pathname, search, hash } = useLocation();
  const instead = unsupportedPath(route, pathname + search + hash, {
    webgl: hasWebgl,
    still: ports.kept.get(stillPicturesKey) !== null,
  });
  if (instead !== null) return <Navigate to={instead} replace />;
  switch (route.guard) {
    case "signedIn":
      return route.scenario === "SwitchDevice" ? (
        <SwitchDevice route={route} />
      ) : (
        <SignedIn>{children}</SignedIn>
      );
    case "ownCard":
      return <OwnCard route={route}>{children}</OwnCard>;
    case "signedOut":
      return (
        <SetUp>
          <SignedOut>{children}</SignedOut>
        </SetUp>
      );
    default:
      return children;
  }
};

/** Whoever is signed in already has no need to sign in (ROUTE-09); whoever signs in here goes on from here. */
const SignedOut = observer(({ children }: { children: ReactNode }) => {
  const { session } = useApp();
  const [wasIn] = useState(session.isSignedIn);
  return wasIn ? <Navigate to={paths.landing} replace /> : children;
});

/** The visitor's own card is open to them (OPEN-40), but for what asks for an account. */
const OwnCard = observer(({ route, children }: PlaceProps) => {
  const { id = "" } = useParams();
  const { session, shell } = useApp();
  const isOwnBefore = shell.isSetUp && !session.isSignedIn && session.anonymous.data.storyId === id;
  if (isOwnBefore && route.scenario) return <ToSignIn id={id} route={route} />;
  return <SignedIn unlessOwnCard={id}>{children}</SignedIn>;
});

/** Goes to sign in; a card made before becomes the account's, and is gone on with there (STORY-16). */
const ToSignIn = ({ id, route, to = paths.login }: { id: string; route: Route; to?: string }) => {
  const { session } = useApp();
  const navigate = useNavigate();
  const { scenario } = route;
  useEffect(() => {
    if (scenario) stopAtCard(session, id, scenario);
    void navigate(to, { replace: true });
  }, [session, id, navigate, scenario, to]);
  return <Loading />;
};

/** A card that was begun on another device goes on on this one, after sign-in where that is needed (OPEN-35). */
const SwitchDevice = observer(({ route }: { route: Route }) => {
  const { id = "" } = useParams();
  const { search } = useLocation();
  const { session, shell } = useApp();
  // what the link asks for is asked for there: the host of the modals knows what may open (OPEN-43)
  const to = paths.edit(id) + search;
  if (!shell.isSetUp) return <Loading />;
  return session.isSignedIn ? (
    <Navigate to={to} replace />
  ) : (
    <ToSignIn id={id} route={route} to={loginFrom(to)} />
  );
});

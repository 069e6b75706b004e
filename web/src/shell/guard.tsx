import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { loginFrom } from "#core/domain/navigation/index.ts";
import { useApp } from "../hooks/context.ts";
import { PageLoader } from "./index.ts";

/** The loader of a page. */
export const Loading = PageLoader;

/** Waits until the app is set up (SHELL-11). */
export const SetUp = observer(({ children }: { children: ReactNode }) =>
  useApp().shell.isSetUp ? children : <Loading />,
);

type SignedInProps = {
  /** A card this visitor made in this browser is theirs before sign-in too (OPEN-40). */
  unlessOwnCard?: string | undefined;
  children: ReactNode;
};

/** Sends somebody signed out to sign in, carrying where they came from (ROUTE-33). */
export const SignedIn = observer(({ unlessOwnCard, children }: SignedInProps) => {
  const { session, shell } = useApp();
  const { pathname, search, hash } = useLocation();
  const [wasIn, remember] = useState(session.isSignedIn);
  // a new tab is let in by the others a while after it has begun
  if (session.isSignedIn && !wasIn) remember(true);
  // whoever signs out is on the way to the landing page
  if (!shell.isSetUp || (wasIn && session.hasLeft)) return <Loading />;
  const own = unlessOwnCard !== undefined && session.anonymous.data.storyId === unlessOwnCard;
  if (session.isSignedIn || own) return children;
  return <Navigate to={loginFrom(pathname + search + hash)} replace />;
});

import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { Wait } from "#web/components/index.ts";
import { useApp } from "./context.ts";

/** Waits until the app is set up (SHELL-11). */
export const SetUp = observer(({ children }: { children: ReactNode }) =>
  useApp().shell.isSetUp ? children : <Wait />,
);

type SignedInProps = {
  /** A card this visitor made in this browser is theirs before sign-in too (OPEN-40). */
  unlessOwnCard?: string | undefined;
  children: ReactNode;
};

/** Sends somebody signed out to sign in, carrying where they came from (ROUTE-33). */
export const SignedIn = observer(({ unlessOwnCard, children }: SignedInProps) => {
  const { session, shell } = useApp();
  const { pathname, search } = useLocation();
  if (!shell.isSetUp) return <Wait />;
  const own = unlessOwnCard !== undefined && session.anonymous.data.storyId === unlessOwnCard;
  if (session.isSignedIn || own) return children;
  return <Navigate to={`/login?referrer=${encodeURIComponent(pathname + search)}`} replace />;
});

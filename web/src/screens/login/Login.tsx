import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Navigate, useLocation } from "react-router";
import { openSignIn } from "#core/app/index.ts";
import { paths, referrerOf } from "#core/domain/navigation/index.ts";
import { said } from "#web/words/index.ts";
import { SignInPanels } from "../../auth/index.ts";
import { useApp } from "../../hooks/context.ts";
import { useRoute } from "../../hooks/route.ts";
import { Letter } from "./Letter.tsx";
import { Unsupported } from "./Unsupported.tsx";

/** One screen for signing in and for a browser that cannot draw our covers (ROUTE-13, OPEN-31). */
export const Login = () =>
  useRoute().route.path === "/unsupported" ? <Unsupported /> : <SignInPage />;

/** Sign-in as a page (ROUTE-10): back to where a guard sent the person away from. */
const SignInPage = observer(() => {
  const app = useApp();
  const { search } = useLocation();
  const returnTo = referrerOf(search);
  const [signIn] = useState(() => openSignIn(app, returnTo === null ? {} : { returnTo }));
  // signed in by a link in another tab (AUTH-16)
  if (app.session.isSignedIn && !signIn.busy && signIn.panel !== "code")
    return <Navigate to={returnTo ?? paths.home()} replace />;
  return (
    <Letter title={said(signIn.title)} onBack={signIn.canGoBack ? () => signIn.back() : undefined}>
      <SignInPanels signIn={signIn} />
    </Letter>
  );
});

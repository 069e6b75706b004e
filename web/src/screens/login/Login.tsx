import { ArrowLeft } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { openSignIn } from "#core/app/index.ts";
import { ownPath, paths } from "#core/domain/navigation/index.ts";
import { EnvelopeFlap, IconButton, Page } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../app/context.ts";
import { SetUp } from "../../app/guard.tsx";
import { SignInPanels } from "../../modals/auth/index.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import styles from "./Login.module.css";

/** Sign-in as a page (ROUTE-09, ROUTE-10): back to where a guard sent the person away from. */
export const Login = () => (
  <SetUp>
    <LoginPage />
  </SetUp>
);

const LoginPage = observer(() => {
  const w = useWords();
  const app = useApp();
  const [query] = useSearchParams();
  const returnTo = ownPath(query.get("referrer"));
  const [wasSignedIn] = useState(app.session.isSignedIn);
  const [signIn] = useState(() => openSignIn(app, returnTo === null ? {} : { returnTo }));
  if (wasSignedIn) return <Navigate to={paths.landing} replace />;
  // signed in by a link in another tab (AUTH-16)
  if (app.session.isSignedIn && !signIn.busy && signIn.panel !== "code")
    return <Navigate to={returnTo ?? paths.home()} replace />;
  return (
    <Page bar={<SiteBar />} ground="dusk">
      <title>{signIn.title}</title>
      <section className={styles.letter}>
        <EnvelopeFlap />
        <div className={styles.inside}>
          <header className={styles.header}>
            {signIn.canGoBack ? (
              <IconButton
                icon={ArrowLeft}
                aria-label={w("shell.back")}
                onClick={() => signIn.back()}
              />
            ) : null}
            <h1>{signIn.title}</h1>
          </header>
          <SignInPanels signIn={signIn} />
        </div>
      </section>
    </Page>
  );
});

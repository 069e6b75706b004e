import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { openSignIn, type SignIn } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import {
  Avatar,
  Button,
  EnvelopeFlap,
  Page,
  Problem,
  Quiet,
  Stack,
  VisuallyHidden,
} from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../app/context.ts";
import { Loading, SetUp } from "../../app/guard.tsx";
import { SignInDialog, SignInPanels } from "../../modals/auth/index.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import styles from "../login/Login.module.css";
import own from "./AuthLink.module.css";
import { Failed } from "./Failed.tsx";
import { FromProvider } from "./FromProvider.tsx";

/** The link of a sign-in mail (ROUTE-11, OPEN-32), or the way back from an external provider (AUTH-22). */
export const AuthLink = () => {
  const [query] = useSearchParams();
  return <SetUp>{query.has("state") ? <FromProvider /> : <AuthLinkPage />}</SetUp>;
};

/** Opening it changes nothing: one button signs in. */
const AuthLinkPage = observer(() => {
  const app = useApp();
  const [query] = useSearchParams();
  const context = query.get("context") ?? "";
  const token = query.get("token") ?? "";
  const [signIn] = useState(() => openSignIn(app));
  useEffect(() => void signIn.readLink(context), [signIn, context]);
  if (signIn.expiredLink !== null)
    return (
      <Page bar={<SiteBar />} ground="dusk">
        <title>{signIn.title}</title>
        <VisuallyHidden>
          <h1>{signIn.title}</h1>
        </VisuallyHidden>
        <SignInDialog
          signIn={signIn}
          open
          onClose={() => app.outside.navigator.go(paths.landing)}
        />
      </Page>
    );
  if (signIn.error !== null && signIn.email === "")
    return <Failed signIn={signIn} onRetry={() => void signIn.readLink(context)} />;
  if (signIn.email === "") return <Loading />;
  return (
    <Page bar={<SiteBar />} ground="dusk">
      <Letter signIn={signIn} onGo={() => void signIn.followLink(context, token)} />
    </Page>
  );
});

const Letter = observer(({ signIn, onGo }: { signIn: SignIn; onGo: () => void }) => {
  const w = useWords();
  const brand = useApp().outside.settings.productName;
  const isNew = signIn.isRegistration;
  const heading =
    signIn.panel === "locked"
      ? signIn.title
      : w(isNew ? "auth.linkWelcome" : "auth.linkHeading", { brand });
  return (
    <section className={styles.letter}>
      <title>{heading}</title>
      <EnvelopeFlap />
      <div className={styles.inside}>
        <header className={styles.header}>
          <h1>{heading}</h1>
        </header>
        {signIn.panel === "locked" ? (
          <SignInPanels signIn={signIn} />
        ) : (
          <Stack gap={5}>
            <div className={own.who}>
              <Avatar name={signIn.email} />
              <p>
                <span>{w(isNew ? "auth.linkJoin" : "auth.linkWho")}</span>
                <b>{signIn.email}</b>
              </p>
            </div>
            <Problem>{signIn.error}</Problem>
            <Button kind="primary" size="large" wide busy={signIn.busy} onClick={onGo}>
              {w(isNew ? "auth.linkFinish" : "auth.signIn")}
            </Button>
            <Quiet small>{w("auth.linkNotYou")}</Quiet>
          </Stack>
        )}
      </div>
    </section>
  );
});

import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { openSignIn, type SignIn } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import {
  Avatar,
  Button,
  ButtonLink,
  EnvelopeFlap,
  Page,
  Problem,
  Quiet,
  Stack,
  VisuallyHidden,
} from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { SignInDialog, SignInPanels } from "../../auth/index.ts";
import { useApp } from "../../hooks/context.ts";
import { Loading, SetUp } from "../../shell/guard.tsx";
import { SiteBar } from "../frame/SiteBar.tsx";
import styles from "../login/Login.module.css";
import { Agree, useQuestion } from "./Agree.tsx";
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
        <title>{said(signIn.title)}</title>
        <VisuallyHidden>
          <h1>{said(signIn.title)}</h1>
        </VisuallyHidden>
        <SignInDialog signIn={signIn} open onClose={() => app.ports.navigator.go(paths.landing)} />
      </Page>
    );
  const isUnread = signIn.error !== null && (signIn.email === "" || signIn.isDone);
  if (isUnread && signIn.carried === null)
    return <Failed signIn={signIn} onRetry={() => void signIn.readLink(context)} />;
  if (signIn.email === "") return <Loading />;
  return (
    <Page bar={<SiteBar />} ground="dusk">
      <Letter
        signIn={signIn}
        onGo={() => void signIn.followLink(context, token)}
        onAgree={() => void signIn.agree(context)}
      />
    </Page>
  );
});

type LetterProps = { signIn: SignIn; onGo: () => void; onAgree: () => void };

const Letter = observer(({ signIn, onGo, onAgree }: LetterProps) => {
  const w = useWords();
  const brand = useApp().ports.settings.productName;
  const { carried, isRegistration: isNew } = signIn;
  const question = useQuestion(carried);
  const isAlready = signIn.isDone && !signIn.busy;
  const heading =
    question ??
    (signIn.panel === "locked"
      ? signIn.title
      : isAlready
        ? w("auth.already")
        : w(isNew ? "auth.linkWelcome" : "auth.linkHeading", { brand }));
  return (
    <section className={styles.letter}>
      <title>{said(heading)}</title>
      <EnvelopeFlap />
      <div className={styles.inside}>
        <header className={styles.header}>
          <h1>{said(heading)}</h1>
        </header>
        {signIn.panel === "locked" ? (
          <SignInPanels signIn={signIn} />
        ) : carried !== null ? (
          <Agree signIn={signIn} carried={carried} onAgree={onAgree} />
        ) : (
          <Stack gap={5}>
            <Who signIn={signIn} isAlready={isAlready} />
            {isAlready ? (
              <ButtonLink to={paths.home()} replace kind="primary" size="large" wide>
                {w("auth.toMyCards")}
              </ButtonLink>
            ) : (
              <>
                <Problem>{said(signIn.error)}</Problem>
                <Button kind="primary" size="large" wide busy={signIn.busy} onClick={onGo}>
                  {w(isNew ? "auth.linkFinish" : "auth.signIn")}
                </Button>
                <Quiet small>{w("auth.linkNotYou")}</Quiet>
              </>
            )}
          </Stack>
        )}
      </div>
    </section>
  );
});

const Who = observer(({ signIn, isAlready }: { signIn: SignIn; isAlready: boolean }) => {
  const w = useWords();
  const isNew = signIn.isRegistration;
  return (
    <div className={own.who}>
      <Avatar name={signIn.email} />
      <p>
        <span>{w(isAlready ? "auth.alreadyHelp" : isNew ? "auth.linkJoin" : "auth.linkWho")}</span>
        <b>{signIn.email}</b>
      </p>
    </div>
  );
});

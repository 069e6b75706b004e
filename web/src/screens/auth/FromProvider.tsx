import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { openSignIn } from "#core/app/index.ts";
import { said } from "#web/words/index.ts";
import { SignInPanels } from "../../auth/index.ts";
import { useApp } from "../../hooks/context.ts";
import { Loading } from "../../shell/guard.tsx";
import { Letter } from "../login/Letter.tsx";
import { Failed } from "./Failed.tsx";

/** Back from an external provider: signed in by itself, or told why not with every other way in beside it (AUTH-22). */
export const FromProvider = observer(() => {
  const app = useApp();
  const answer = useLocation().search.slice(1);
  const [signIn] = useState(() => openSignIn(app));
  const [wasAnswered, setAnswered] = useState(false);
  const [comeBack] = useState(() => async () => {
    await signIn.comeBack(answer);
    if (signIn.error === null || signIn.hint !== null) setAnswered(true);
  });
  useEffect(() => void comeBack(), [comeBack]);
  if (!wasAnswered && signIn.error !== null)
    return <Failed signIn={signIn} onRetry={() => void comeBack()} />;
  if (!wasAnswered || (signIn.isDone && !signIn.needsName)) return <Loading />;
  return (
    <Letter title={said(signIn.title)} onBack={signIn.canGoBack ? () => signIn.back() : undefined}>
      <SignInPanels signIn={signIn} />
    </Letter>
  );
});

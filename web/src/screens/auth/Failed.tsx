import { observer } from "mobx-react-lite";
import type { SignIn } from "#core/app/index.ts";
import { ErrorState, Page } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { SiteBar } from "../frame/SiteBar.tsx";

type FailedProps = { signIn: SignIn; onRetry: () => void };

/** Nobody could be asked who this is: it may be asked once more. */
export const Failed = observer(({ signIn, onRetry }: FailedProps) => {
  const w = useWords();
  return (
    <Page bar={<SiteBar />}>
      <title>{w("auth.loginTitle")}</title>
      <ErrorState
        heading="h1"
        words={said(signIn.error)}
        retry={w("shell.tryAgain")}
        busy={signIn.busy}
        onRetry={onRetry}
      />
    </Page>
  );
});

import { observer } from "mobx-react-lite";
import type { SignIn } from "#core/app/index.ts";
import { Button, Stack } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./auth.module.css";

/** Other ways in: a provider is offered only while its feature is on (AUTH-02). */
export const Providers = observer(({ signIn }: { signIn: SignIn }) => {
  const w = useWords();
  if (signIn.providers.length === 0) return null;
  return (
    <Stack gap={4}>
      <p className={styles.or}>{w("auth.or")}</p>
      {signIn.providers.map((provider) => (
        <Button
          key={provider.id}
          type="button"
          kind="quiet"
          size="large"
          wide
          disabled={signIn.busy}
          onClick={() => void signIn.goTo(provider)}
        >
          {w("auth.continueWith", { provider: provider.label })}
        </Button>
      ))}
    </Stack>
  );
});

/** A provider did not let them in: why, and that an address does as well (ERR-07). */
export const ProviderFailed = observer(({ signIn }: { signIn: SignIn }) =>
  signIn.hint === null ? null : (
    <div role="alert" className={styles.failed}>
      <b>{said(signIn.error)}</b>
      <p>{said(signIn.hint)}</p>
    </div>
  ),
);

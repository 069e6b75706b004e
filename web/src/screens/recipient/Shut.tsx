import { MailX } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { Recipient } from "#core/app/index.ts";
import { paths, withModal } from "#core/domain/navigation/index.ts";
import {
  Banner,
  Button,
  ButtonLink,
  Empty,
  ErrorState,
  Icon,
  Page,
} from "#web/components/index.ts";
import { useCardOver } from "#web/shell/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { SiteBar } from "../frame/SiteBar.tsx";

/** The card cannot be shown: why, and the way on. */
export const Shut = observer(({ model }: { model: Recipient }) => {
  const w = useWords();
  const { session, ports } = useApp();
  const { loaded } = model;
  useCardOver();
  if (loaded === "failed")
    return (
      <Page bar={<SiteBar />}>
        <title>{w("recipient.failed")}</title>
        <ErrorState
          heading="h1"
          words={said(model.error ?? w("recipient.failed"))}
          retry={w("shell.tryAgain")}
          onRetry={() => void model.read()}
        />
      </Page>
    );
  const state =
    loaded === "missing"
      ? "missing"
      : loaded === "requested"
        ? "requested"
        : loaded === "rejected"
          ? "rejected"
          : "private";
  return (
    <Page bar={<SiteBar />}>
      <title>{w(`recipient.${state}`)}</title>
      {model.error && state === "private" && model.busy === false && session.isSignedIn ? (
        <Banner label={w("recipient.private")} tone="warn">
          {said(model.error)}
        </Banner>
      ) : null}
      <Empty
        picture={<Icon of={MailX} size={48} />}
        heading="h1"
        title={w(`recipient.${state}`)}
        words={w(`recipient.${state}Help`)}
      >
        {state === "private" ? (
          <>
            <Button kind="primary" busy={model.busy} onClick={() => void model.askToSee()}>
              {w("recipient.ask")}
            </Button>
            {session.isSignedIn ? null : (
              <Button
                kind="quiet"
                onClick={() => ports.navigator.go(withModal(ports.navigator.path, "auth"))}
              >
                {w("shell.logIn")}
              </Button>
            )}
          </>
        ) : state === "requested" ? (
          <Button kind="quiet" onClick={() => void model.read()}>
            {w("recipient.lookAgain")}
          </Button>
        ) : (
          <ButtonLink to={paths.landing} kind="primary">
            {w("shell.goHome")}
          </ButtonLink>
        )}
      </Empty>
    </Page>
  );
});

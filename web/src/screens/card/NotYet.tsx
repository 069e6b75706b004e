import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { CardEditor } from "#core/app/index.ts";
import { paths, withModal } from "#core/domain/navigation/index.ts";
import { ButtonLink, Empty, ErrorState, Page } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { SiteBar } from "../frame/SiteBar.tsx";

type NotYetProps = {
  editor: CardEditor;
  /** What is seen while the card is on its way. */
  opening: ReactNode;
};

/** Every way in which there is no card to work on, each with a way on. */
export const NotYet = observer(({ editor, opening }: NotYetProps) => {
  const w = useWords();
  const { session } = useApp();
  switch (editor.loaded) {
    case "missing":
      return (
        <Page bar={<SiteBar />}>
          <title>{w("editor.missing")}</title>
          <Empty heading="h1" title={w("editor.missing")} words={w("editor.missingHelp")}>
            <ButtonLink to={session.isSignedIn ? paths.home() : paths.shop()} kind="primary">
              {w(session.isSignedIn ? "editor.toCards" : "editor.toShop")}
            </ButtonLink>
          </Empty>
        </Page>
      );
    case "forbidden":
      return (
        <Page bar={<SiteBar />}>
          <title>{w("editor.forbidden")}</title>
          <Empty heading="h1" title={w("editor.forbidden")} words={w("editor.forbiddenHelp")}>
            {session.isSignedIn ? (
              <ButtonLink to={paths.home()} kind="primary">
                {w("editor.toCards")}
              </ButtonLink>
            ) : (
              <ButtonLink to={withModal(paths.edit(editor.id), "auth")} kind="primary">
                {w("editor.otherAccount")}
              </ButtonLink>
            )}
          </Empty>
        </Page>
      );
    case "failed":
      return (
        <Page bar={<SiteBar />}>
          <title>{w("editor.failed")}</title>
          <ErrorState
            heading="h1"
            words={w("editor.failed")}
            retry={w("shell.tryAgain")}
            onRetry={() => void editor.open()}
          />
        </Page>
      );
    default:
      return opening;
  }
});

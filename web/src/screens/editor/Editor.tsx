import { observer } from "mobx-react-lite";
import { useParams } from "react-router";
import type { CardEditor } from "#core/app/index.ts";
import { paths, withModal } from "#core/domain/navigation/index.ts";
import {
  ButtonLink,
  Empty,
  ErrorState,
  Page,
  Skeleton,
  VisuallyHidden,
} from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp, useModel } from "../../app/context.ts";
import { SignedIn } from "../../app/guard.tsx";
import { SiteBar } from "../frame/SiteBar.tsx";
import styles from "./Desk.module.css";
import { Desk } from "./Desk.tsx";

/** The card editor (ROUTE-52), for the owner, signed in or not yet (OPEN-40). */
export const Editor = () => {
  const { id = "" } = useParams();
  return (
    <SignedIn unlessOwnCard={id}>
      <Opened key={id} id={id} />
    </SignedIn>
  );
};

const Opened = observer(({ id }: { id: string }) => {
  const editor = useModel((app) => app.editor(id), id);
  return editor.loaded === "ready" ? <Desk editor={editor} /> : <NotYet editor={editor} />;
});

/** Every way in which there is no card to work on, each with a way on; also for the settings. */
export const NotYet = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const { session } = useApp();
  switch (editor.loaded) {
    case "missing":
      return (
        <Page bar={<SiteBar />}>
          <title>{w("editor.missing")}</title>
          <Empty title={w("editor.missing")} words={w("editor.missingHelp")}>
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
          <Empty title={w("editor.forbidden")} words={w("editor.forbiddenHelp")}>
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
            words={w("editor.failed")}
            retry={w("shell.tryAgain")}
            onRetry={() => void editor.open()}
          />
        </Page>
      );
    default:
      return (
        <Page bleed>
          <title>{w("editor.loading")}</title>
          <div className={styles.desk} aria-busy="true">
            <VisuallyHidden role="status">{w("editor.loading")}</VisuallyHidden>
            <div className={styles.hero}>
              <span className={styles.cover}>
                <Skeleton shape="card" />
              </span>
            </div>
            <div className={styles.inside}>
              <Skeleton width="100%" style={{ blockSize: "4rem" }} />
              <Skeleton width="9rem" style={{ blockSize: "2rem" }} />
              <div className={styles.waiting}>
                <Skeleton shape="card" />
                <Skeleton shape="card" />
                <Skeleton shape="card" />
                <Skeleton shape="card" />
              </div>
            </div>
          </div>
        </Page>
      );
  }
});

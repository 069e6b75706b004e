import { observer } from "mobx-react-lite";
import type { Contributor } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import {
  Button,
  ButtonLink,
  Empty,
  ErrorState,
  Page,
  Skeleton,
  VisuallyHidden,
} from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import styles from "./Contributor.module.css";

/** Every way in which the card is not open to this person, each with a way on (OPEN-63, OPEN-64). */
export const Shut = observer(({ model }: { model: Contributor }) => {
  const w = useWords();
  switch (model.loaded) {
    case "private":
      return (
        <Closed title={w("contributor.privateTitle")} words={w("contributor.privateHelp")}>
          {model.error && model.wasAsked ? <p role="alert">{said(model.error)}</p> : null}
          <Button kind="primary" busy={model.busy} onClick={() => void model.askToJoin()}>
            {w("contributor.ask")}
          </Button>
        </Closed>
      );
    case "requested":
      return (
        <Closed title={w("contributor.requestedTitle")} words={w("contributor.requestedHelp")}>
          <Button onClick={() => void model.read()}>{w("contributor.look")}</Button>
        </Closed>
      );
    case "rejected":
      return (
        <Closed title={w("contributor.rejectedTitle")} words={w("contributor.rejectedHelp")}>
          <ButtonLink to={paths.shop()}>{w("contributor.makeOwn")}</ButtonLink>
        </Closed>
      );
    case "missing":
      return (
        <Closed title={w("contributor.missingTitle")} words={w("contributor.missingHelp")}>
          <ButtonLink to={paths.shop()}>{w("contributor.makeOwn")}</ButtonLink>
        </Closed>
      );
    case "failed":
      return (
        <Page bar={<SiteBar />}>
          <title>{w("contributor.titleNoName")}</title>
          <ErrorState
            heading="h1"
            words={said(model.error)}
            retry={w("shell.tryAgain")}
            onRetry={() => void model.read()}
          />
        </Page>
      );
    default:
      return (
        <Page bar={<SiteBar />} className={styles.hero}>
          <title>{w("contributor.titleNoName")}</title>
          <VisuallyHidden role="status">{w("shell.loading")}</VisuallyHidden>
          <span className={styles.cover}>
            <Skeleton shape="card" />
          </span>
          <div className={styles.words} aria-busy="true">
            <Skeleton width="60%" />
            <Skeleton width="90%" style={{ blockSize: "3rem" }} />
            <Skeleton width="12rem" style={{ blockSize: "3rem" }} />
          </div>
        </Page>
      );
  }
});

type ClosedProps = { title: string; words: string; children: React.ReactNode };

const Closed = ({ title, words, children }: ClosedProps) => (
  <Page bar={<SiteBar />} ground="dusk">
    <title>{title}</title>
    <div className={styles.closed}>
      <Empty heading="h1" title={title} words={words}>
        {children}
      </Empty>
    </div>
  </Page>
);

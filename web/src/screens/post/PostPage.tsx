import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { CardEditor, Posting } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { postalPaths } from "#core/domain/postal/index.ts";
import {
  ButtonLink,
  Empty,
  ErrorState,
  Page,
  Skeleton,
  VisuallyHidden,
} from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useRouteTitle } from "../../hooks/route.ts";
import { CardBar } from "../frame/CardBar.tsx";
import styles from "./Post.module.css";

type PostPageProps = {
  editor: CardEditor;
  posting: Posting;
  heading: string;
  /** Where the arrow leads, and what the place is called. */
  back: readonly [to: string, label: string];
  /** The main action under the thumb. */
  dock?: ReactNode;
  /** Beside the form at a desk, below it on a phone. */
  aside?: ReactNode;
  /** Shown also where post is switched off: what was ordered before. */
  always?: boolean;
  children: ReactNode;
};

/** One step of posting a card: its heading, the way back, and what stands there until the order is read. */
export const PostPage = observer(
  ({ editor, posting, heading, back, dock, aside, always, children }: PostPageProps) => {
    const isOn = always || posting.offer.send_by_post_enabled;
    const isReady = posting.loaded === "ready" && isOn;
    // nobody is thanked before it is known that there is an order
    const place = said(useRouteTitle());
    const title = isReady ? heading : place;
    return (
      <Page
        bar={<CardBar editor={editor} back={back} />}
        className={styles.page}
        dock={isReady ? dock : undefined}
      >
        <title>{title}</title>
        <div className={styles.form}>
          <h1>{title}</h1>
          {isReady ? children : <Instead editor={editor} posting={posting} />}
        </div>
        {isReady ? aside : null}
      </Page>
    );
  },
);

const Instead = observer(({ editor, posting }: { editor: CardEditor; posting: Posting }) => {
  const w = useWords();
  const again = () => void posting.open();
  if (posting.loaded === "missing")
    return (
      <Empty heading="h2" title={w("postal.missing")} words={w("postal.missingHelp")}>
        <ButtonLink kind="primary" to={postalPaths.start(editor.id)}>
          {w("postal.allOrders")}
        </ButtonLink>
      </Empty>
    );
  if (posting.loaded === "failed" || posting.offer.loaded === "failed")
    return <ErrorState words={w("postal.failed")} retry={w("shell.tryAgain")} onRetry={again} />;
  if (posting.loaded === "ready")
    return (
      <Empty heading="h2" title={w("postal.off")} words={w("postal.offHelp")}>
        <ButtonLink kind="primary" to={paths.send(editor.id)}>
          {w("postal.otherWays")}
        </ButtonLink>
      </Empty>
    );
  return (
    <div aria-busy="true" className={styles.parts}>
      <VisuallyHidden role="status">{w("postal.loading")}</VisuallyHidden>
      <Skeleton width="100%" style={{ blockSize: "7rem" }} />
      <Skeleton width="100%" style={{ blockSize: "12rem" }} />
    </div>
  );
});

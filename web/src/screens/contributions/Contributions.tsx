import { CheckCheck, Play, Send } from "lucide-react";
import { observer } from "mobx-react-lite";
import {
  type CardEditor,
  type Moderation,
  type ModerationTab,
  openModeration,
} from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { contributionOrders } from "#core/domain/slide/index.ts";
import {
  Badge,
  Button,
  ButtonLink,
  ErrorState,
  Page,
  Segments,
  Skeleton,
  Tabs,
} from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { useSubject } from "../../hooks/subject.tsx";
import { CardBar } from "../frame/CardBar.tsx";
import { HelpButton } from "../frame/HelpButton.tsx";
import { LayoutSwitch } from "../frame/LayoutSwitch.tsx";
import { OwnCard } from "../frame/OwnCard.tsx";
import styles from "./Contributions.module.css";
import { Find } from "./Find.tsx";
import { Full } from "./Full.tsx";
import { List } from "./List.tsx";

/** What others sent in, with the owner's yes or no (ROUTE-56, MODER-01..06). */
export const Contributions = () => (
  <OwnCard>{(editor) => <ContributionsPage editor={editor} />}</OwnCard>
);

const tabs: readonly ModerationTab[] = ["waiting", "inTheCard", "turnedDown"];

const ContributionsPage = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const moderation = useModel((app) => openModeration(app, editor), editor.id);
  const waiting = moderation.waiting.length;
  useSubject({ moderation });
  return (
    <Page
      bar={
        <CardBar editor={editor}>
          <span className={styles.wide}>
            <ButtonLink
              size="small"
              icon={Play}
              to={`${paths.recipient(editor.story?.tokens.recipient ?? "")}?preview=true`}
            >
              {w("editor.preview")}
            </ButtonLink>
          </span>
          <ButtonLink to={paths.send(editor.id)} kind="primary" size="small" icon={Send}>
            {w("editor.send")}
          </ButtonLink>
        </CardBar>
      }
      className={styles.page}
    >
      <title>{w("contributions.heading")}</title>
      <div className={styles.head}>
        <div className={styles.heading}>
          <h1>{w("contributions.heading")}</h1>
          <HelpButton on="moderation" />
        </div>
        {moderation.canApproveAll ? (
          <Button
            size="small"
            icon={CheckCheck}
            busy={moderation.busy}
            onClick={() => void moderation.approveAll()}
          >
            {w("contributions.approveAll")}
          </Button>
        ) : null}
      </div>
      <Full moderation={moderation} />
      <Tabs
        label={w("contributions.tabs")}
        value={moderation.tab}
        tabs={tabs.map((value) => ({
          value,
          words: w(`contributions.${value}`),
          badge:
            value === "waiting" && waiting > 0 ? <Badge tone="count">{waiting}</Badge> : undefined,
        }))}
        onValue={(tab) => {
          moderation.tab = tab;
        }}
      >
        <Panel moderation={moderation} />
      </Tabs>
    </Page>
  );
});

const Panel = observer(({ moderation }: { moderation: Moderation }) => {
  const w = useWords();
  if (moderation.loaded === "failed")
    return (
      <ErrorState
        words={said(moderation.error)}
        retry={w("shell.tryAgain")}
        onRetry={() => void moderation.read()}
      />
    );
  if (moderation.loaded === "loading")
    return <Skeleton width="100%" style={{ blockSize: "14rem" }} />;
  return (
    <div className={styles.panel}>
      {moderation.in(moderation.tab).length > 0 ? (
        <div className={styles.tools}>
          <Find moderation={moderation} />
          <div className={styles.how}>
            <Segments
              name="order"
              label={w("contributions.order")}
              value={moderation.order}
              options={contributionOrders.map((value) => ({
                value,
                words: w(`contributions.${value}`),
              }))}
              onValue={(order) => {
                moderation.order = order;
              }}
            />
            <LayoutSwitch of="view_as_slides" />
          </div>
        </div>
      ) : null}
      <List moderation={moderation} />
    </div>
  );
});

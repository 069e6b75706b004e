import { Palette, Plus, Share2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { openThemes, type ThemeList, undoFor } from "#core/app/index.ts";
import { themePaths } from "#core/domain/theme/index.ts";
import {
  Button,
  ButtonLink,
  Empty,
  ErrorState,
  Page,
  Problem,
  Row,
  Skeleton,
  toast,
  VisuallyHidden,
} from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp, useModel } from "../../hooks/context.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import { Choice } from "./Choice.tsx";
import { Theme } from "./Theme.tsx";
import styles from "./Themes.module.css";

/** One's own themes, in one's own order; signed out, what they are for (OPEN-128). */
export const Themes = observer(() => {
  const w = useWords();
  const { session } = useApp();
  const list = useModel((app) => openThemes(app), `themes ${session.isSignedIn}`);
  useTold(list);
  const isChoosing = list.selectedThemeIds !== null;
  const hasSome = list.loaded === "ready" && list.themes.length > 0;
  return (
    <Page
      bar={<SiteBar />}
      className={styles.page}
      dock={isChoosing ? <Sharing list={list} /> : undefined}
    >
      <title>{w("themes.heading")}</title>
      <div className={styles.head}>
        <div>
          <h1>{w("themes.heading")}</h1>
          {hasSome ? <p>{w(isChoosing ? "themes.choose" : "themes.intro")}</p> : null}
        </div>
        {hasSome && !isChoosing ? (
          <div className={styles.actions}>
            <Button icon={Share2} onClick={() => list.choose()}>
              {w("themes.share")}
            </Button>
            {list.isFull ? null : (
              <ButtonLink kind="primary" icon={Plus} to={themePaths.create}>
                {w("themes.add")}
              </ButtonLink>
            )}
          </div>
        ) : null}
        {isChoosing ? (
          <div className={styles.wide}>
            <Sharing list={list} />
          </div>
        ) : null}
      </div>
      {list.isFull ? <p className={styles.quiet}>{w("themes.full")}</p> : null}
      <Problem>
        {said(list.loaded === "ready" ? (list.removing.error ?? list.error) : null)}
      </Problem>
      <Shown list={list} />
    </Page>
  );
});

/** Says what was deleted, here or on the page before, for as long as it can be taken back. */
const useTold = (list: ThemeList) => {
  const w = useWords();
  const { removal } = list.removing;
  const { removed } = removal;
  useEffect(() => {
    if (removed === null) return;
    const act = () => {
      if (removal.removed?.id === removed.id) removal.undo();
    };
    toast({ words: w("themes.deleted"), stay: undoFor, action: { words: w("themes.undo"), act } });
  }, [removal, removed, w]);
};

const Sharing = observer(({ list }: { list: ThemeList }) => {
  const w = useWords();
  const n = list.selectedThemeIds?.length ?? 0;
  return (
    <div className={styles.actions}>
      <Button onClick={() => list.cancelChoice()}>{w("themes.cancel")}</Button>
      <Button kind="primary" icon={Share2} busy={list.busy} onClick={() => void list.share()}>
        {w("themes.shareChosen", { n })}
      </Button>
    </div>
  );
});

const Shown = observer(({ list }: { list: ThemeList }) => {
  const w = useWords();
  if (list.loaded === "signedOut")
    return (
      <Empty heading="h2" title={w("themes.welcome")} words={w("themes.welcomeHelp")}>
        <Button kind="primary" onClick={() => list.signIn()}>
          {w("themes.logIn")}
        </Button>
      </Empty>
    );
  if (list.loaded === "failed")
    return (
      <ErrorState
        words={said(list.error)}
        retry={w("shell.tryAgain")}
        onRetry={() => void list.open()}
      />
    );
  if (list.loaded === "loading")
    return (
      <div className={styles.list} aria-busy="true">
        <VisuallyHidden role="status">{w("themes.loading")}</VisuallyHidden>
        {[1, 2, 3].map((n) => (
          <Skeleton key={n} width="100%" style={{ blockSize: "5.5rem" }} />
        ))}
      </div>
    );
  const { themes } = list;
  if (themes.length === 0)
    return (
      <Empty heading="h2" title={w("themes.none")} words={w("themes.noneHelp")}>
        <Row gap={3} className={styles.ways}>
          <ButtonLink kind="primary" icon={Palette} to={themePaths.create}>
            {w("themes.add")}
          </ButtonLink>
        </Row>
      </Empty>
    );
  if (list.selectedThemeIds !== null)
    return (
      <Choice
        themes={themes}
        chosen={list.selectedThemeIds}
        onToggle={(theme) => list.toggle(theme)}
      />
    );
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without bullets
    <ol className={styles.list} role="list">
      {themes.map((theme, at) => (
        <Theme key={theme.id} list={list} theme={theme} at={at} of={themes.length} />
      ))}
    </ol>
  );
});

import { BookOpenText, Play, RotateCcw } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Suspense, useEffect } from "react";
import { useLocation, useParams, useSearchParams } from "react-router";
import { openWatcher, type Watcher } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { coverSlide } from "#core/domain/slide/index.ts";
import {
  Button,
  ButtonLink,
  Card,
  Empty,
  ErrorState,
  Page,
  TopBar,
} from "#web/components/index.ts";
import { useCardMusic } from "#web/music/index.ts";
import { part, useCardOver } from "#web/shell/index.ts";
import { SlideFace, useWarmStage } from "#web/slides/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { arriveAtHeading } from "../../hooks/arrival.ts";
import { useModel } from "../../hooks/context.ts";
import { Loading, SetUp } from "../../shell/guard.tsx";
import { CardLogo } from "../branding/card/index.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import { recipientOf, Theatre, useFrom } from "../recipient/parts.ts";
import styles from "./Watch.module.css";

const Reader = part(() => import("../recipient/reader/Reader.tsx"));

/** A watch link: the card, or the one message it names, is played or read, and nothing else (ROUTE-24, PLAY-10). */
export const Watch = () => {
  const { token = "" } = useParams();
  const message = useSearchParams()[0].get("message");
  return (
    <SetUp>
      <Opened key={`${token} ${message}`} token={token} message={message} />
    </SetUp>
  );
};

type OpenedProps = { token: string; message: string | null };
const Opened = observer(({ token, message }: OpenedProps) => {
  const watcher = useModel((app) => openWatcher(app, token, message), token);
  const tracks = useCardMusic(watcher);
  const isRead = useLocation().pathname.endsWith("/read");
  if (watcher.loaded === "loading") return <Loading />;
  if (watcher.loaded !== "ready" || watcher.player === null) return <NoCard watcher={watcher} />;
  if (isRead)
    return (
      <>
        <Named watcher={watcher} />
        <Suspense fallback={<Loading />}>
          <Reader model={watcher} tracks={tracks} card={paths.watch(token)} bar={<TopBar />} />
        </Suspense>
      </>
    );
  return watcher.stage === "playing" ? (
    <>
      <Named watcher={watcher} />
      <Theatre model={watcher} player={watcher.player} reader={paths.watchReader(token)} />
    </>
  ) : (
    <Curtain watcher={watcher} />
  );
});

const Named = observer(({ watcher }: { watcher: Watcher }) => {
  const w = useWords();
  const name = recipientOf(watcher);
  return <title>{name === "" ? w("watch.forSomebody") : w("watch.forName", { name })}</title>;
});

/** Before the card and after it. */
const Curtain = observer(({ watcher }: { watcher: Watcher }) => {
  const w = useWords();
  const from = useFrom(watcher);
  useWarmStage(watcher.story);
  const isOver = watcher.stage === "ended";
  useCardOver(isOver);
  useEffect(() => (isOver ? arriveAtHeading() : undefined), [isOver]);
  const { story } = watcher;
  if (story === null) return null;
  const cover = coverSlide(story.slides);
  const name = recipientOf(watcher);
  const [named, unnamed] =
    isOver && !watcher.isOneMessage
      ? (["watch.end", "watch.endSomebody"] as const)
      : (["watch.forName", "watch.forSomebody"] as const);
  return (
    <Page
      ground={isOver ? "stage" : "dusk"}
      bar={isOver ? undefined : <TopBar />}
      bleed
      className={styles.curtain ?? ""}
    >
      <Named watcher={watcher} />
      {cover ? (
        <span className={styles.cover} aria-hidden="true">
          <Card>
            <SlideFace slide={cover} story={story} />
          </Card>
        </span>
      ) : null}
      <div className={styles.words}>
        <h1>{name === "" ? w(unnamed) : w(named, { name })}</h1>
        <p>{from}</p>
      </div>
      <CardLogo card={story.id} token={watcher.token} />
      <div className={styles.actions}>
        <Button
          kind="primary"
          size="large"
          icon={isOver ? RotateCcw : Play}
          onClick={() => watcher.play()}
        >
          {w(isOver ? "watch.again" : watcher.isOneMessage ? "watch.openMessage" : "watch.open")}
        </Button>
        {watcher.isOneMessage ? (
          <ButtonLink to={paths.watch(watcher.token)} kind="bare" icon={Play}>
            {w("watch.open")}
          </ButtonLink>
        ) : null}
        {isOver ? (
          <>
            <ButtonLink to={paths.watchReader(watcher.token)} kind="bare" icon={BookOpenText}>
              {w("reader.read")}
            </ButtonLink>
            <ButtonLink to={paths.shop()} kind="bare">
              {w("watch.makeOne")}
            </ButtonLink>
          </>
        ) : null}
      </div>
    </Page>
  );
});

/** No card to play: why, and the way on. */
const NoCard = observer(({ watcher }: { watcher: Watcher }) => {
  const w = useWords();
  useCardOver();
  const reason = watcher.loaded === "shut" ? "watch.shut" : "watch.missing";
  return (
    <Page bar={<SiteBar />}>
      {watcher.loaded === "failed" ? (
        <ErrorState
          heading="h1"
          words={said(watcher.error)}
          retry={w("shell.tryAgain")}
          onRetry={() => void watcher.open()}
        />
      ) : (
        <>
          <title>{w(reason)}</title>
          <Empty heading="h1" title={w(reason)} words={w(`${reason}Help`)}>
            <ButtonLink to={paths.landing} kind="primary">
              {w("shell.goHome")}
            </ButtonLink>
          </Empty>
        </>
      )}
    </Page>
  );
});

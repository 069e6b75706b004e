import { observer } from "mobx-react-lite";
import { Suspense, useDeferredValue, useEffect, useRef } from "react";
import { useLocation, useParams, useSearchParams } from "react-router";
import { openRecipient, type Recipient } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { useCardMusic } from "#web/music/index.ts";
import { Loading, SetUp } from "#web/shell/guard.tsx";
import { part } from "#web/shell/index.ts";
import { useModel } from "../../hooks/context.ts";
import { useSubject } from "../../hooks/subject.tsx";
import { SiteBar } from "../frame/SiteBar.tsx";
import { useFirstGesture } from "../frame/useFirstGesture.ts";
import { AllSlides } from "./AllSlides.tsx";
import { Ending } from "./Ending.tsx";
import { useCardTitle } from "./names.ts";
import { People } from "./People.tsx";
import { Shut } from "./Shut.tsx";
import { Theatre } from "./theatre/Theatre.tsx";
import { Unwrap } from "./Unwrap.tsx";

const Reader = part(() => import("./reader/Reader.tsx"));

/** The recipient's card: unwrap it, watch it, see or read all of it (ROUTE-18, ROUTE-20). */
export const RecipientScreen = () => {
  const { token = "" } = useParams();
  const [query] = useSearchParams();
  const isPreview = query.get("preview") === "true";
  return (
    <SetUp>
      <Card token={token} isPreview={isPreview} key={token} />
    </SetUp>
  );
};

const Card = observer(({ token, isPreview }: { token: string; isPreview: boolean }) => {
  const model = useModel((app) => openRecipient(app, token, isPreview), `${token} ${isPreview}`);
  // in small steps: the page is painted already, and answers meanwhile (P3)
  const loaded = useDeferredValue(model.loaded);
  if (loaded === "loading") return <Loading />;
  if (loaded !== "ready") return <Shut model={model} />;
  return <Shown model={model} />;
});

const Shown = observer(({ model }: { model: Recipient }) => {
  useSubject({ recipient: model });
  useFirstGesture(() => model.receive());
  const tracks = useCardMusic(model);
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const asked = query.get("slide");
  const opened = useRef<unknown>(null);
  const isList = pathname.endsWith("/slides");
  const isRead = pathname.endsWith("/read");
  const preview = model.isPreview ? "?preview=true" : "";
  useEffect(() => {
    // once a card: later steps are the player's own
    if (asked === null || isList || isRead || opened.current === model.player) return;
    opened.current = model.player;
    model.openAt(asked);
  }, [asked, isList, isRead, model, model.player]);
  const title = useCardTitle(model);
  return (
    <>
      <title>{title}</title>
      {pathname.endsWith("/roles") ? (
        <People model={model} />
      ) : isList ? (
        <AllSlides model={model} />
      ) : isRead ? (
        <Suspense fallback={<Loading />}>
          <Reader
            model={model}
            tracks={tracks}
            card={paths.recipient(model.token) + preview}
            bar={<SiteBar />}
          />
        </Suspense>
      ) : model.stage === "wrapped" ? (
        <Unwrap model={model} />
      ) : model.stage === "playing" && model.player !== null ? (
        <Theatre
          model={model}
          player={model.player}
          reader={paths.recipientReader(model.token) + preview}
        />
      ) : (
        <Ending model={model} />
      )}
    </>
  );
});

import { RotateCcw } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useParams, useSearchParams } from "react-router";
import { openRecipient, type Recipient } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { coverSlide } from "#core/domain/slide/index.ts";
import { Airmail, ButtonLink, Card, Page, Stamp, TopBar } from "#web/components/index.ts";
import { SlideFace } from "#web/slides/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { useSubject } from "../../hooks/subject.tsx";
import { useKept } from "../../leaving/index.ts";
import { Loading, SetUp } from "../../shell/guard.tsx";
import { useFirstGesture } from "../frame/useFirstGesture.ts";
import { PreviewBar, SaveButton, Shut } from "../recipient/parts.ts";
import styles from "./Thanks.module.css";
import { ThanksForm } from "./ThanksForm.tsx";
import { ThanksSent } from "./ThanksSent.tsx";

/** Saying thank you (ROUTE /r/:token/thanks; RECIP-05..07). */
export const ThanksScreen = () => {
  const { token = "" } = useParams();
  const [query] = useSearchParams();
  return (
    <SetUp>
      <Thanks key={token} token={token} isPreview={query.get("preview") === "true"} />
    </SetUp>
  );
};

const Thanks = observer(({ token, isPreview }: { token: string; isPreview: boolean }) => {
  const model = useModel((app) => openRecipient(app, token, isPreview), `${token} ${isPreview}`);
  if (model.loaded === "loading") return <Loading />;
  if (model.loaded !== "ready") return <Shut model={model} />;
  return <Sheet model={model} />;
});

const Sheet = observer(({ model }: { model: Recipient }) => {
  const w = useWords();
  useSubject({ recipient: model });
  useFirstGesture(() => model.receive());
  useKept(() => model.isWriting);
  const { story, token } = model;
  if (story === null) return null;
  const cover = coverSlide(story.slides);
  const again = `${paths.recipient(token)}${model.isPreview ? "?preview=true" : ""}`;
  return (
    <Page
      banners={<PreviewBar model={model} />}
      bar={
        <TopBar>
          <ButtonLink to={paths.shop()} size="small" className={styles.roomy}>
            {w("recipient.makeOne")}
          </ButtonLink>
        </TopBar>
      }
      className={styles.page ?? ""}
    >
      <title>{w("thanks.page", { name: model.sender })}</title>
      <div className={styles.again}>
        {cover ? (
          <span className={styles.cover} aria-hidden="true">
            <Card>
              <SlideFace slide={cover} story={story} />
            </Card>
          </span>
        ) : null}
        <div className={styles.pair}>
          <ButtonLink to={again} size="small" icon={RotateCcw}>
            {w("recipient.again")}
          </ButtonLink>
          <SaveButton model={model} small />
        </div>
      </div>
      <div className={styles.sheet}>
        <Airmail>
          <Stamp className={styles.stamp}>
            <svg viewBox="0 0 50 60" aria-hidden="true">
              <path fill="#fff6ea" d="M0 0h50v60H0z" />
              <path fill="#f94144" d="M0 0h17v12H0z" />
              <path fill="#f8961e" d="M17 0h16v12H17z" />
              <path fill="#43aa8b" d="M33 0h17v12H33z" />
              <path fill="#90be6d" d="M0 48h17v12H0z" />
              <path fill="#f9c74f" d="M17 48h16v12H17z" />
              <path fill="#577590" d="M33 48h17v12H33z" />
              <path
                fill="#d2333f"
                d="M25 42c-11-7.500-9-16.500-2.200-15.800L25 28.100l2.200-1.900c6.800-.7 8.800 8.300-2.200 15.800z"
              />
            </svg>
          </Stamp>
          {model.isThanked ? <ThanksSent model={model} /> : <ThanksForm model={model} />}
        </Airmail>
      </div>
    </Page>
  );
});

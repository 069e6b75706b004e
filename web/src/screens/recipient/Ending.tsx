import { Bookmark, BookmarkCheck, Heart, LayoutGrid, RotateCcw } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type CSSProperties, useEffect } from "react";
import type { Recipient } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { Button, ButtonLink, Page, toast } from "#web/components/index.ts";
import { useCardOver } from "#web/shell/index.ts";
import { roomOf, StillRoom, Weather } from "#web/slides/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { arriveAtHeading } from "../../hooks/arrival.ts";
import { CardLogo } from "../branding/card/index.ts";
import { sidesOf } from "./card/sides.tsx";
import { Zigzag } from "./card/Zigzag.tsx";
import styles from "./Ending.module.css";
import { recipientOf, useFrom } from "./names.ts";
import { PreviewBar } from "./PreviewBar.tsx";

/** After the last slide the whole card stands unfolded on its table: again, keep it, say thanks (OPEN-134). */
export const Ending = observer(({ model }: { model: Recipient }) => {
  const w = useWords();
  const from = useFrom(model);
  useEffect(arriveAtHeading, []);
  useCardOver();
  const { story } = model;
  if (story === null) return null;
  const last = story.slides.at(-1);
  const sides = sidesOf(story.slides, story);
  const name = recipientOf(model);
  const query = model.isPreview ? "?preview=true" : "";
  return (
    <Page
      ground={last && roomOf(last).ink === "cream" ? "stage" : "dusk"}
      room={last ? <StillRoom slide={last} /> : undefined}
      banners={<PreviewBar model={model} />}
      bleed
      className={styles.ending ?? ""}
    >
      <Weather fx={{ confetti: story.fx_confetti, snow: story.fx_snow }} />
      {sides.length > 0 ? (
        <button
          type="button"
          className={styles.again}
          style={{ "--count": sides.length } as CSSProperties}
          // the button of the same name below is the one that readers and keys meet
          aria-hidden="true"
          tabIndex={-1}
          onClick={() => model.replay()}
        >
          <Zigzag sides={sides} className={styles.card} />
        </button>
      ) : null}
      <div className={styles.words}>
        <h1>{name === "" ? w("recipient.endNobody") : w("recipient.end", { name })}</h1>
        <p>{from}</p>
      </div>
      <CardLogo card={story.id} token={model.token} />
      <div className={styles.actions}>
        <ButtonLink to={paths.thanks(model.token) + query} kind="primary" size="large" icon={Heart}>
          {w(model.isThanked ? "recipient.seeThanks" : "recipient.sayThanks")}
        </ButtonLink>
        <div className={styles.pair}>
          <Button icon={RotateCcw} onClick={() => model.replay()}>
            {w("recipient.again")}
          </Button>
          <SaveButton model={model} />
        </div>
        <ButtonLink to={paths.recipientSlides(model.token) + query} kind="bare" icon={LayoutGrid}>
          {w("recipient.all")}
        </ButtonLink>
      </div>
      {model.error ? (
        <p role="alert" className={styles.error}>
          {said(model.error)}
        </p>
      ) : null}
    </Page>
  );
});

/** Keeps the card in one's account; asks to sign in first (OPEN-65). */
export const SaveButton = observer(({ model, small }: { model: Recipient; small?: boolean }) => {
  const w = useWords();
  const save = async () => {
    await model.save();
    if (model.saved) toast({ words: w("recipient.savedToast") });
  };
  return (
    <Button
      icon={model.saved ? BookmarkCheck : Bookmark}
      size={small ? "small" : undefined}
      disabled={model.saved || model.isPreview}
      busy={model.busy}
      onClick={() => void save()}
    >
      {w(model.saved ? "recipient.saved" : "recipient.save")}
    </Button>
  );
});

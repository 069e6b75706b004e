import { MailOpen, Volume2, VolumeX } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { Recipient } from "#core/app/index.ts";
import { coverSlide } from "#core/domain/slide/index.ts";
import { Avatars, Button, IconButton, Page, TopBar } from "#web/components/index.ts";
import {
  GreetingNote,
  roomOf,
  SlideFace,
  StillRoom,
  useReducedMotion,
  useWarmStage,
  Weather,
} from "#web/slides/index.ts";
import { useWords } from "#web/words/index.ts";
import { CardLogo } from "../branding/card/index.ts";
import { Wrapped } from "./card/Wrapped.tsx";
import { recipientOf, type Seen, useFrom } from "./names.ts";
import { PreviewBar } from "./PreviewBar.tsx";
import styles from "./Unwrap.module.css";

/** A closed card, and how it is opened. */
type Closed = Seen &
  Pick<Recipient, "player" | "signers" | "isOpening" | "beginOpening" | "unwrap">;

/** A browser that runs no animations opens the card all the same. Milliseconds. */
const latest = 2200;

/** The moment before: the closed card in its band, a name, one button. */
export const Unwrap = observer(({ model }: { model: Closed }) => {
  const w = useWords();
  const from = useFrom(model);
  const calm = useReducedMotion();
  const { isOpening } = model;
  useEffect(() => {
    if (!isOpening) return;
    const timer = setTimeout(() => model.unwrap(), calm ? 0 : latest);
    return () => clearTimeout(timer);
  }, [isOpening, calm, model]);
  const { story, player } = model;
  useWarmStage(story);
  if (story === null || player === null) return null;
  const cover = coverSlide(story.slides) ?? story.slides[0];
  const name = recipientOf(model);
  const people = model.signers;
  const light = cover ? roomOf(cover) : null;
  return (
    <Page
      ground={light?.ink === "cream" ? "stage" : "dusk"}
      room={cover ? <StillRoom slide={cover} /> : undefined}
      banners={<PreviewBar model={model} />}
      bar={
        <TopBar>
          {player.hasSound ? (
            <IconButton
              icon={player.isSoundOn ? Volume2 : VolumeX}
              aria-label={w("player.sound")}
              aria-pressed={player.isSoundOn}
              onClick={() => player.toggleSound()}
            />
          ) : null}
        </TopBar>
      }
      bleed
      className={styles.moment ?? ""}
    >
      {isOpening ? <Weather fx={{ confetti: story.fx_confetti, snow: story.fx_snow }} /> : null}
      <div className={styles.gift}>
        <Wrapped
          state={isOpening ? "opening" : "sealed"}
          cover={cover ? <SlideFace slide={cover} story={story} /> : null}
          onOpened={() => model.unwrap()}
        />
      </div>
      <div className={styles.words} data-opening={isOpening || undefined}>
        <h1>
          {name === "" ? w("recipient.thisIs") : w("recipient.nameThisIs", { name })}{" "}
          <em style={{ color: light?.accent }}>{w("recipient.forYou")}</em>
        </h1>
        <p className={styles.signed}>
          <Avatars names={people.slice(0, 3)} />
          {from}
        </p>
        {story.greeting_message ? (
          <div className={styles.note}>
            <GreetingNote greeting={story} />
          </div>
        ) : people.length > 1 ? (
          <p className={styles.note}>{w("recipient.secret", { n: people.length })}</p>
        ) : null}
        <Button kind="primary" size="large" icon={MailOpen} onClick={() => model.beginOpening()}>
          {w("recipient.open")}
        </Button>
        <CardLogo card={story.id} token={model.token} />
        {player.hasSound ? <p className={styles.hint}>{w("recipient.sound")}</p> : null}
      </div>
    </Page>
  );
});

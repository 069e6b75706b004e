import { Play, Printer } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import { coverSlide } from "#core/domain/slide/index.ts";
import type { Track } from "#core/domain/soundtrack/index.ts";
import { Button, ButtonLink, Card, Empty, Page, QrCode } from "#web/components/index.ts";
import { GreetingNote, SlideFace } from "#web/slides/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../../hooks/context.ts";
import { CardLogo } from "../../branding/card/index.ts";
import { type Seen, titleOf, useCardTitle, useFrom } from "../names.ts";
import { PreviewBar } from "../PreviewBar.tsx";
import { Entry } from "./Entry.tsx";
import { onlyOne } from "./onlyOne.ts";
import { Pieces } from "./Pieces.tsx";
import { printWhole } from "./print.ts";
import styles from "./Reader.module.css";

type ReaderProps = {
  model: Seen;
  tracks: readonly Track[];
  /** Where the card is played; on paper its code leads there. */
  card: string;
  bar: ReactNode;
};

/** The whole card as a calm page: words, pictures and what is heard, one message under the other; it can be printed. */
const Reader = observer(({ model, tracks, card, bar }: ReaderProps) => {
  const w = useWords();
  const from = useFrom(model);
  const name = useCardTitle(model);
  const { settings } = useApp().ports;
  const [isPrinting, setPrinting] = useState(false);
  const print = async () => {
    setPrinting(true);
    await printWhole(document);
    setPrinting(false);
  };
  const { story } = model;
  if (story === null) return null;
  const cover = coverSlide(story.slides);
  const messages = story.slides.filter(({ type }) => type !== "title");
  // whoever scans it is no maker who previews
  const [path = card] = card.split("?");
  const address = settings.address + path;
  return (
    <Page bar={bar} banners={<PreviewBar model={model} />} className={styles.page ?? ""}>
      <header className={styles.head}>
        {cover ? (
          <span className={styles.cover} aria-hidden="true">
            <Card>
              <SlideFace slide={cover} story={story} />
            </Card>
          </span>
        ) : null}
        <div className={styles.about}>
          <h1>{titleOf(model) || name}</h1>
          <p>{from}</p>
          <GreetingNote greeting={story} />
          <CardLogo card={story.id} token={model.token} />
          <div className={styles.actions}>
            <ButtonLink to={card} kind="primary" icon={Play}>
              {w("recipient.watch")}
            </ButtonLink>
            <Button
              icon={Printer}
              busy={isPrinting}
              busyWords={w("reader.printing")}
              onClick={() => void print()}
            >
              {w("reader.print")}
            </Button>
          </div>
        </div>
      </header>
      {messages.length === 0 ? (
        <Empty title={w("recipient.empty")} words={w("recipient.emptyHelp")} />
      ) : (
        <div className={styles.entries} onPlayCapture={onlyOne}>
          {messages.map((slide) => (
            <Entry key={slide.id} slide={slide} />
          ))}
          <Pieces tracks={tracks} />
        </div>
      )}
      <aside className={styles.paper}>
        <span className={styles.code}>
          <QrCode value={address} label={w("reader.code")} />
        </span>
        <p>{w("reader.onPaper")}</p>
      </aside>
    </Page>
  );
});

export default Reader;

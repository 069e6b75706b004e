import { Plus } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { cachedFiles } from "#adapters/sharing/index.ts";
import { type HandedOverFiles, openSharing, type Sharing } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import {
  Button,
  ButtonLink,
  CardItem,
  Cards,
  Empty,
  ErrorState,
  Page,
  Skeleton,
  VisuallyHidden,
} from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { CardPicture } from "../frame/CardPicture.tsx";
import { titleOf } from "../frame/card.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import styles from "./Shared.module.css";

/** What a phone’s share sheet brought, and which card it goes into. */
export const Shared = () => {
  const w = useWords();
  return (
    <Page bar={<SiteBar />}>
      <title>{w("shared.heading")}</title>
      <h1 className={styles.heading}>{w("shared.heading")}</h1>
      <Choice />
    </Page>
  );
};

const Choice = observer(() => {
  const w = useWords();
  const sharing = useModel((app) => openSharing(app, cachedFiles()), "shared");
  const { message, cards, loaded } = sharing;
  if (loaded === "loading")
    return (
      <div aria-busy="true" className={styles.files}>
        <VisuallyHidden role="status">{w("shared.loading")}</VisuallyHidden>
        <Skeleton shape="card" />
      </div>
    );
  if (loaded === "failed")
    return (
      <ErrorState
        words={said(sharing.error)}
        retry={w("shell.tryAgain")}
        onRetry={() => void sharing.open()}
      />
    );
  if (message === null)
    return (
      <Empty heading="h2" title={w("shared.none")} words={w("shared.noneHelp")}>
        <ButtonLink kind="primary" to={paths.home()}>
          {w("shared.home")}
        </ButtonLink>
      </Empty>
    );
  return (
    <>
      <Files message={message} />
      {cards.length === 0 ? (
        <Empty heading="h2" title={w("shared.noCards")} words={w("shared.noCardsHelp")}>
          <ButtonLink kind="primary" icon={Plus} to={paths.shop()}>
            {w("home.makeCard")}
          </ButtonLink>
        </Empty>
      ) : (
        <OwnCards sharing={sharing} />
      )}
      <p className={styles.end}>
        <Button onClick={() => void sharing.discard()}>{w("shared.discard")}</Button>
      </p>
    </>
  );
});

const OwnCards = observer(({ sharing }: { sharing: Sharing }) => {
  const w = useWords();
  const { message, cards } = sharing;
  const question =
    message?.slideType === "photos"
      ? w("shared.photos", { n: message.files.length })
      : w("shared.clip", { type: message?.slideType ?? "" });
  return (
    <section aria-labelledby="for">
      <h2 id="for" className={styles.question}>
        {question}
      </h2>
      <Cards label={w("shared.cards")}>
        {cards.map((card) => (
          <CardItem
            key={card.role.id}
            to={sharing.placeOf(card)}
            cover={<CardPicture story={card.story} />}
            title={titleOf(card.story)}
          />
        ))}
      </Cards>
    </section>
  );
});

/** The files as they will be seen, as far as this browser shows them. */
const Files = ({ message }: { message: HandedOverFiles }) => {
  const [urls, setUrls] = useState<readonly string[]>([]);
  useEffect(() => {
    const made = message.files.map(({ content }) => URL.createObjectURL(content as Blob));
    setUrls(made);
    return () => {
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [message]);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without bullets
    <ul className={styles.files} role="list">
      {urls.map((url, n) => {
        const name = message.files[n]?.name ?? "";
        return (
          <li key={url} className={styles.file}>
            {message.slideType === "photos" ? (
              <img src={url} alt={name} className={styles.photo} />
            ) : message.slideType === "video" ? (
              // biome-ignore lint/a11y/useMediaCaption: nobody has written any yet
              <video src={url} className={styles.photo} controls playsInline aria-label={name} />
            ) : (
              // biome-ignore lint/a11y/useMediaCaption: nobody has written any yet
              <audio src={url} controls aria-label={name} />
            )}
          </li>
        );
      })}
    </ul>
  );
};

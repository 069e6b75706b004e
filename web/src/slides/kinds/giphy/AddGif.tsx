import { observer } from "mobx-react-lite";
import type { Gif } from "#core/domain/search/index.ts";
import { Skeleton } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { Finder } from "../finds/Finder.tsx";
import type { PanelProps } from "../panel.ts";
import styles from "./AddGif.module.css";

type ChoiceProps = { gif: Gif; isChosen: boolean; onChoose: () => void };

const GifChoice = ({ gif, isChosen, onChoose }: ChoiceProps) => {
  const w = useWords();
  return (
    <li>
      <button
        type="button"
        className={styles.gif}
        aria-label={w("found.useGif", { title: gif.title })}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        <picture>
          <source srcSet={gif.still_url} media="(prefers-reduced-motion: reduce)" />
          <img
            src={gif.preview_url}
            alt=""
            width={gif.width}
            height={gif.height}
            loading="lazy"
            decoding="async"
          />
        </picture>
      </button>
    </li>
  );
};

/** GIFs to choose from, those of the card's occasion first (SEARCH-01, SEARCH-03, SLIDE-25). */
const AddGif = observer(({ builder }: PanelProps) => {
  const w = useWords();
  const { gifs } = builder.finds;
  const places = [..."abcdefghijkl"].map((at) => <Skeleton key={at} shape="photo" />);
  return (
    <>
      <Finder
        kind="gif"
        search={gifs}
        loading={<div className={styles.gifs}>{places}</div>}
        found={(results) => (
          <ul className={styles.gifs} aria-label={w("found.results", { kind: "gif" })}>
            {results.map((gif) => (
              <GifChoice
                key={gif.id}
                gif={gif}
                isChosen={gif.id === builder.draft?.content.giphy_id}
                onChoose={() => builder.finds.takeGif(gif)}
              />
            ))}
          </ul>
        )}
      />
      {gifs.source === "giphy" ? <p className={styles.source}>{w("found.giphy")}</p> : null}
    </>
  );
});
export default AddGif;

import { creditNames, type Slide } from "#core/domain/slide/index.ts";
import { type ShownSlide, SlideFace, spokenOf, unsignedOf, useFound } from "#web/slides/index.ts";
import { useWords } from "#web/words/index.ts";
import { Gif, Photo, Song, SpokenClip } from "./EntryMedia.tsx";
import styles from "./Reader.module.css";

/** One message of the card: who it is from, what it says, and what came with it. */
export const Entry = ({ slide: asked }: { slide: Slide }) => {
  const w = useWords();
  const slide = useFound(asked);
  const parts = new Map(spokenOf(slide).map(({ part, text }) => [part, text]));
  const text = (part: string) => parts.get(part)?.trim() ?? "";
  const names = slide.type === "credits" ? creditNames(slide.description) : [];
  const from = text("from");
  const isCredits = slide.type === "credits";
  const heading = isCredits
    ? text("title") || w(unsignedOf("credits"))
    : from === ""
      ? w(unsignedOf(slide.type))
      : w("player.from", { name: from });
  return (
    <article className={styles.entry} data-type={slide.type}>
      <h2 dir="auto">{heading}</h2>
      {text("title") && !isCredits ? (
        <p className={styles.title} dir="auto">
          {text("title")}
        </p>
      ) : null}
      {text("day") ? <p className={styles.day}>{text("day")}</p> : null}
      {text("message") ? (
        <p className={styles.message} dir="auto">
          {text("message")}
        </p>
      ) : null}
      {names.length > 0 ? (
        <ul className={styles.names}>
          {names.map((name, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
            <li key={i} dir="auto">
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      {slide.type === "location" ? (
        <span className={styles.place} aria-hidden="true">
          <SlideFace isKept slide={slide} />
        </span>
      ) : null}
      <Photos slide={slide} />
      {slide.media
        .filter(({ type }) => type !== "photo")
        .map((medium) => (
          <SpokenClip key={medium.id} medium={medium} />
        ))}
      {slide.gif ? <Gif gif={slide.gif} words={text("title") || w("slides.giphy")} /> : null}
      {slide.song ? <Song song={slide.song} /> : null}
    </article>
  );
};

const Photos = ({ slide }: { slide: Pick<ShownSlide, "media"> }) => {
  const photos = slide.media.filter(({ type }) => type === "photo");
  return photos.length === 0 ? null : (
    <div className={styles.photos} data-count={Math.min(photos.length, 3)}>
      {photos.map((photo, i) => (
        <Photo key={photo.id} photo={photo} n={i + 1} />
      ))}
    </div>
  );
};

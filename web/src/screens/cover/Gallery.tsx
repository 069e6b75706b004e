import { observer } from "mobx-react-lite";
import { useId, useState } from "react";
import type { CoverDesign } from "#core/app/index.ts";
import { type GalleryCover, gallery, resolveTheme, shopCovers } from "#core/domain/cover/index.ts";
import { occasionOf, occasions } from "#core/domain/occasion/index.ts";
import { shelfPosterPath } from "#core/domain/presenters/index.ts";
import type { Occasion } from "#core/domain/story/index.ts";
import { Chip, Chips, Segments } from "#web/components/index.ts";
import { said, useWords, type WordKey } from "#web/words/index.ts";
import styles from "./Gallery.module.css";
import { Poster } from "./Poster.tsx";
import { shelfPicture } from "./shelf.ts";

/** The cover of the gallery that a design shows; an unknown theme is the first of its family (COVER-30). */
export const chosenOf = (design: CoverDesign): GalleryCover | null => {
  const { variant } = design.look;
  const shelf = gallery().find((one) => one.variant === variant);
  const named = shelf?.covers.map((one) => ({ ...one, name: one.theme })) ?? [];
  return resolveTheme(named, design.look.theme);
};

type GalleryProps = {
  design: CoverDesign;
  occasion: Occasion;
  /** Says that the card is for another occasion, where it may be; else the shelves are only looked through. */
  onOccasion?: ((occasion: Occasion) => void) | undefined;
};

const every: readonly GalleryCover[] = [];

/** All covers, by occasion and by kind: still pictures, of which only the chosen one lives elsewhere on the page. */
export const Gallery = observer(({ design, occasion, onOccasion }: GalleryProps) => {
  const w = useWords();
  const [by, setBy] = useState<"occasion" | "kind">("occasion");
  const [looked, look] = useState<Occasion | null>(null);
  const [kind, setKind] = useState<string>("all");
  const shelf = looked ?? occasion;
  const shelves = gallery();
  const covers: readonly GalleryCover[] =
    by === "occasion"
      ? shopCovers(shelf)
      : kind === "all"
        ? shelves.flatMap((one) => one.covers)
        : (shelves.find((one) => one.variant === kind)?.covers ?? every);
  return (
    <div className={styles.gallery}>
      <div className={styles.sieve}>
        <Segments
          name="by"
          label={w("cover.by")}
          value={by}
          wide
          options={[
            { value: "occasion", words: w("cover.byOccasion") },
            { value: "kind", words: w("cover.byKind") },
          ]}
          onValue={setBy}
        />
        <p className={styles.count} role="status">
          {w("cover.count", { n: covers.length })}
        </p>
      </div>
      {by === "occasion" ? (
        <Chips label={w("cover.occasion")} scroll>
          {occasions.map(({ value, label, colour }) => (
            <Chip
              key={value}
              tint={colour}
              pressed={value === shelf}
              onClick={() => {
                look(value);
                onOccasion?.(value);
              }}
            >
              {said(label)}
            </Chip>
          ))}
        </Chips>
      ) : (
        <Chips label={w("cover.kinds")} scroll>
          <Chip pressed={kind === "all"} onClick={() => setKind("all")}>
            {w("cover.all")}
          </Chip>
          {shelves.map(({ variant }) => (
            <Chip key={variant} pressed={variant === kind} onClick={() => setKind(variant)}>
              {w(`family.${variant}` as WordKey)}
            </Chip>
          ))}
        </Chips>
      )}
      <Covers design={design} covers={covers} occasion={by === "occasion" ? shelf : occasion} />
    </div>
  );
});

type CoversProps = { design: CoverDesign; covers: readonly GalleryCover[]; occasion: Occasion };

/** One of many: arrow keys go from cover to cover. */
const Covers = observer(({ design, covers, occasion }: CoversProps) => {
  const w = useWords();
  const id = useId();
  return (
    <fieldset className={styles.covers}>
      <legend className={styles.hidden}>{w("cover.covers")}</legend>
      {covers.map((cover) => (
        <One
          key={`${cover.variant} ${cover.theme}`}
          id={`${id}-${cover.variant}-${cover.theme}`}
          name={`cover${id}`}
          cover={cover}
          occasion={occasion}
          isChosen={design.isChosen(cover)}
          onChoose={() => design.choose(cover)}
        />
      ))}
    </fieldset>
  );
});

type OneProps = {
  id: string;
  name: string;
  cover: GalleryCover;
  occasion: Occasion;
  isChosen: boolean;
  onChoose: () => void;
};

const One = ({ id, name, cover, occasion, isChosen, onChoose }: OneProps) => {
  const { variant, theme, label } = cover;
  const early = shelfPosterPath(variant, theme);
  const src = shelfPicture(cover, occasion);
  return (
    <label className={styles.one} htmlFor={id}>
      <input
        type="radio"
        id={id}
        name={name}
        value={`${variant} ${theme}`}
        checked={isChosen}
        aria-label={label}
        onChange={onChoose}
      />
      <Poster
        key={`${occasion} ${variant} ${theme}`}
        name={`${occasion} ${variant} ${theme}`}
        src={src}
        early={early}
        spec={{
          variant,
          theme,
          exportedId: variant === "exported" ? theme : null,
          // nobody's name: the picture is kept
          title: occasionOf(occasion).title(""),
        }}
      />
      <span className={styles.called} aria-hidden="true">
        {label}
      </span>
    </label>
  );
};

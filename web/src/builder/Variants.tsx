import { observer } from "mobx-react-lite";
import { memo, useEffect, useMemo, useState } from "react";
import type { SlideBuilder } from "#core/app/index.ts";
import { Choice } from "#web/components/index.ts";
import { type ShownSlide, SlideFace } from "#web/slides/index.ts";
import { useWords, type WordKey } from "#web/words/index.ts";
import { useDraftSlide } from "./shown.ts";
import styles from "./Variants.module.css";

/** Little pictures are drawn anew when somebody has paused this long in typing. Milliseconds. */
const pause = 600;

/** What a slide was when it last stayed the same for a while. */
const useRested = (slide: ShownSlide): ShownSlide => {
  const key = JSON.stringify(slide);
  const [rested, rest] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => rest(key), pause);
    return () => clearTimeout(timer);
  }, [key]);
  return useMemo(() => JSON.parse(rested) as ShownSlide, [rested]);
};

/** The message in one look; choosing one draws none of them anew (P4). */
const Picture = memo(({ slide, variant }: { slide: ShownSlide; variant: string }) => (
  <SlideFace slide={{ ...slide, id: `${slide.id} ${variant}`, variant }} />
));

type VariantsProps = { builder: SlideBuilder; variants: readonly string[] };

/** How a message is shown, chosen by pictures of the message itself. */
export const Variants = observer(({ builder, variants }: VariantsProps) => {
  const w = useWords();
  const { draft } = builder;
  const slide = useRested({ ...(useDraftSlide(builder) ?? nothing), variant: "" });
  return (
    <Choice
      name="look"
      label={w("builder.look")}
      value={draft?.variant}
      options={variants.map((value) => ({ value, words: w(`look.${value}` as WordKey) }))}
      onValue={(value) => builder.useVariant(value)}
      className={styles.variants}
      part={styles.variant}
      face={({ value, words }) => (
        <>
          <span className={styles.picture} aria-hidden="true">
            <Picture slide={slide} variant={value} />
          </span>
          <span className={styles.name}>{words}</span>
        </>
      )}
    />
  );
});

const nothing: ShownSlide = {
  id: "",
  type: "text",
  variant: "",
  title: null,
  subtitle: null,
  description: null,
  date: null,
  theme: null,
  thumbnail_url: null,
  location_name: null,
  creator: null,
  media: [],
};

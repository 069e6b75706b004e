import { observer } from "mobx-react-lite";
import { type ReactNode, Suspense } from "react";
import type { CoverDesign, CoverMode } from "#core/app/index.ts";
import type { Occasion } from "#core/domain/story/index.ts";
import { Problem, Tabs, Wait } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { Colours } from "./Colours.tsx";
import { Gallery } from "./Gallery.tsx";
import { Living } from "./Living.tsx";
import styles from "./Studio.module.css";
import { Words } from "./Words.tsx";

type StudioProps = {
  design: CoverDesign;
  recipientName: string;
  occasion: Occasion;
  onOccasion?: ((occasion: Occasion) => void) | undefined;
  poster?: string | null | undefined;
  /** Under the cover: whom it is for. */
  under?: ReactNode;
  /** The next step, on wide screens under the cover. */
  act: ReactNode;
  error: ReactNode;
  /** The card’s logo, where there is a card whose logo may be chosen. */
  logo?: ReactNode;
};

/** Where covers are made: the one in hand alive, beside it what can be changed of it, one thing at a time (THEME-11). */
export const Studio = observer(
  ({
    design,
    recipientName,
    occasion,
    onOccasion,
    poster,
    under,
    act,
    error,
    logo,
  }: StudioProps) => {
    const w = useWords();
    const panels: { value: CoverMode; words: string }[] = [
      { value: "cover", words: w("cover.panelCover") },
      {
        value: "field",
        words: w(design.takesPhoto ? "cover.panelFieldPhoto" : "cover.panelField"),
      },
      ...(design.colourRoom > 0
        ? [{ value: "colours" as const, words: w("cover.panelColours") }]
        : []),
      ...(logo ? [{ value: "logo" as const, words: w("logos.heading") }] : []),
    ];
    return (
      <div className={styles.studio}>
        <section className={styles.hand} aria-label={w("cover.now")}>
          <Living
            design={design}
            recipientName={recipientName}
            occasion={occasion}
            poster={poster}
          />
          <div className={styles.under}>
            {under}
            <Problem>{error}</Problem>
            <div className={styles.act}>{act}</div>
          </div>
        </section>
        <section className={styles.panels} aria-label={w("cover.panels")}>
          <Tabs
            label={w("cover.panels")}
            value={design.mode}
            tabs={panels}
            onValue={(mode) => design.edit(mode)}
          >
            {design.mode === "cover" ? (
              <Gallery design={design} occasion={occasion} onOccasion={onOccasion} />
            ) : design.mode === "field" ? (
              <Words design={design} />
            ) : design.mode === "logo" ? (
              <Suspense fallback={<Wait words={w("logos.loading")} />}>{logo}</Suspense>
            ) : (
              <Colours design={design} />
            )}
          </Tabs>
        </section>
      </div>
    );
  },
);

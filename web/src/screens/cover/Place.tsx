import { observer } from "mobx-react-lite";
import type { CoverDesign } from "#core/app/index.ts";
import { titlePlaceOf, titlePlaces } from "#core/domain/theme/index.ts";
import { Quiet, Segments } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Studio.module.css";

const places = ["own", "top", "middle", "bottom", "whole"] as const;
type Place = (typeof places)[number];

/** Where the words stand on the cover: where it has them, at a place, or where somebody draws them (THEME-07, THEME-10). */
export const Place = observer(({ design }: { design: CoverDesign }) => {
  const w = useWords();
  const { box } = design.look;
  const now: Place | null = box === null ? "own" : titlePlaceOf(box);
  return (
    <div className={styles.part}>
      <p className={styles.label} aria-hidden="true">
        {w("cover.place")}
      </p>
      <Segments
        wide
        name="place"
        label={w("cover.place")}
        // one that was drawn is none of these
        value={now ?? ("" as Place)}
        options={places.map((value) => ({ value, words: w(`cover.place_${value}`) }))}
        onValue={(value) => design.place(value === "own" ? null : titlePlaces[value])}
      />
      {box === null ? null : <Quiet small>{w("cover.placeHelp")}</Quiet>}
    </div>
  );
});

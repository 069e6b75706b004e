import { observer } from "mobx-react-lite";
import { type LocationPreset, locationPresets } from "#core/domain/slide/index.ts";
import { Choice } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import type { PanelProps } from "../panel.ts";
import styles from "./MapStyles.module.css";

const presets = Object.keys(locationPresets) as readonly LocationPreset[];

/** The style of the map, chosen by its picture (SLIDE-18, SLIDE-28). */
export const MapStyles = observer(({ builder }: PanelProps) => {
  const w = useWords();
  return (
    <Choice
      name="map"
      label={w("found.mapStyle")}
      value={builder.finds.mapStyle}
      options={presets.map((value) => ({ value, words: w("found.map", { style: value }) }))}
      onValue={(style) => builder.finds.useMapStyle(style)}
      className={styles.styles}
      part={styles.style}
      face={({ value, words }) => (
        <>
          <span className={styles.picture} data-map={value} aria-hidden="true" />
          <span>{words}</span>
        </>
      )}
    />
  );
});

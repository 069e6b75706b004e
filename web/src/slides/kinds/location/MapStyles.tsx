import { observer } from "mobx-react-lite";
import { type LocationPreset, locationPresets } from "#core/domain/slide/index.ts";
import { Choice } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { SlideFace } from "../../SlideFace.tsx";
import type { ShownSlide } from "../../shown.ts";
import type { PanelProps } from "../panel.ts";
import styles from "./MapStyles.module.css";

/** The message as it would be in this style of map. */
const styled = (
  { draft, finds }: PanelProps["builder"],
  style: LocationPreset,
): ShownSlide | null =>
  draft && {
    ...draft.content,
    ...{ id: `${draft.slideId ?? "draft"} ${style}`, type: draft.type, variant: draft.variant },
    ...{ theme: finds.themeOf(style), thumbnail_url: null, creator: null, media: [] },
  };

const presets = Object.keys(locationPresets) as readonly LocationPreset[];

const Picture = ({ slide }: { slide: ShownSlide | null }) =>
  slide ? <SlideFace slide={slide} /> : null;

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
          <span className={styles.picture} aria-hidden="true">
            <Picture slide={styled(builder, value)} />
          </span>
          <span>{words}</span>
        </>
      )}
    />
  );
});

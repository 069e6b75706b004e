import { MapPin, MapPinned } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { Place } from "#core/domain/search/index.ts";
import { Empty, Icon, Skeleton, Stack } from "#web/components/index.ts";
import { intl, useWords } from "#web/words/index.ts";
import { Finder } from "../finds/Finder.tsx";
import type { PanelProps } from "../panel.ts";
import styles from "./AddPlace.module.css";

/** "England, United Kingdom": where a place is, in the reader's language. */
const whereOf = ({ region, country }: Place): string => {
  const land = country && new Intl.DisplayNames(intl(), { type: "region" }).of(country);
  return [region, land].filter(Boolean).join(", ");
};

/** Places to choose from, as they are typed (SEARCH-04, SLIDE-28). */
const AddPlace = observer(({ builder }: PanelProps) => {
  const w = useWords();
  const rows = [..."abcde"].map((at) => <Skeleton key={at} style={{ blockSize: "3.5rem" }} />);
  return (
    <Finder
      kind="place"
      search={builder.finds.places}
      loading={<Stack gap={2}>{rows}</Stack>}
      idle={
        <Empty
          picture={<Icon of={MapPinned} size={44} />}
          title={w("found.placeIdle")}
          words={w("found.placeIdleHelp")}
        />
      }
      found={(results) => (
        <ul className={styles.places} aria-label={w("found.results", { kind: "place" })}>
          {results.map((place) => (
            <li key={place.id}>
              <button
                type="button"
                className={styles.place}
                onClick={() => builder.finds.takePlace(place)}
              >
                <Icon of={MapPin} size={22} />
                <span className={styles.words}>
                  <b>{place.name}</b> <span>{whereOf(place)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    />
  );
});
export default AddPlace;

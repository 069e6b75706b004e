import { Check } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { SlideBuilder } from "#core/app/index.ts";
import { Empty, Icon, Skeleton } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./LibraryPanel.module.css";

const places = ["a", "b", "c", "d", "e", "f"];

/** Photos that are in this card already, to be used again (BUILD-14, MODAL-15). */
export const LibraryPanel = observer(({ builder }: { builder: SlideBuilder }) => {
  const w = useWords();
  const { library } = builder;
  if (library === null)
    return (
      <div className={styles.grid} aria-busy="true">
        {places.map((place) => (
          <Skeleton key={place} shape="photo" />
        ))}
      </div>
    );
  const photos = library.filter((medium) => medium.status === "available");
  if (photos.length === 0)
    return <Empty title={w("builder.libraryEmpty")} words={w("builder.libraryEmptyHelp")} />;
  return (
    <ul className={styles.grid}>
      {photos.map((photo, at) => {
        const used = builder.photos.some((m) => m.id === photo.id);
        return (
          <li key={photo.id}>
            <button
              type="button"
              className={styles.photo}
              aria-pressed={used}
              aria-label={w("builder.use", { at: at + 1 })}
              onClick={() => builder.useFromLibrary(photo)}
            >
              <img src={photo.thumbnail_url ?? photo.url ?? ""} alt="" loading="lazy" />
              {used ? (
                <span className={styles.tick}>
                  <Icon of={Check} size={18} />
                </span>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
});

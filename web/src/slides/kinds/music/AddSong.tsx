import { observer } from "mobx-react-lite";
import { Skeleton, Stack } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { Finder } from "../finds/Finder.tsx";
import type { PanelProps } from "../panel.ts";
import styles from "./AddSong.module.css";
import { SongRow } from "./SongRow.tsx";
import { usePreview } from "./usePreview.ts";

/** Songs to listen to and to choose from (SEARCH-02, SLIDE-29). */
const AddSong = observer(({ builder }: PanelProps) => {
  const w = useWords();
  const { songs } = builder.finds;
  const preview = usePreview();
  const places = [..."abcdef"].map((at) => <Skeleton key={at} style={{ blockSize: "4rem" }} />);
  return (
    <Finder
      kind="song"
      search={songs}
      loading={<Stack gap={2}>{places}</Stack>}
      found={(results) => (
        <ul className={styles.songs} aria-label={w("found.results", { kind: "song" })}>
          {results.map((song) => (
            <SongRow
              key={song.id}
              song={song}
              preview={preview}
              isChosen={song.id === builder.draft?.content.spotify_track_id}
              onChoose={() => {
                preview.stop();
                builder.finds.takeSong(song);
              }}
            />
          ))}
        </ul>
      )}
    />
  );
});
export default AddSong;

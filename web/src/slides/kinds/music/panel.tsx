import { Music } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Icon } from "#web/components/index.ts";
import { part } from "#web/shell/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { Chosen } from "../finds/Chosen.tsx";
import type { KindPanel, PanelProps } from "../panel.ts";
import { MusicPicture } from "./picture.tsx";

const ChosenSong = observer(({ builder }: PanelProps) => {
  const w = useWords();
  const { finds } = builder;
  const id = builder.draft?.content.spotify_track_id ?? null;
  // of a message that was begun before only its id is known
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew for another song
  useEffect(() => void finds.readSong(), [finds, id]);
  const song = finds.song?.id === id ? finds.song : null;
  return (
    <Chosen
      label={w("kind.music")}
      error={said(builder.errorOf("spotify_track_id") ?? undefined)}
      picture={
        song?.cover_url ? <img src={song.cover_url} alt="" /> : <Icon of={Music} size={28} />
      }
      name={song?.name ?? w(id ? "found.songThere" : "found.nothingYet")}
      about={song?.artist}
      change={w(id ? "found.another" : "found.choose", { kind: "song" })}
      onChange={() => builder.goTo("media")}
    />
  );
});

export const musicPanel: KindPanel = {
  Picture: MusicPicture,
  Add: part(() => import("./AddSong.tsx")),
  Controls: ChosenSong,
};

import { Sticker } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Icon } from "#web/components/index.ts";
import { part } from "#web/shell/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { Chosen } from "../finds/Chosen.tsx";
import type { KindPanel, PanelProps } from "../panel.ts";
import { GiphyPicture } from "./picture.tsx";

const ChosenGif = observer(({ builder }: PanelProps) => {
  const w = useWords();
  const has = Boolean(builder.draft?.content.giphy_id);
  const { selected } = builder.finds.gifs;
  return (
    <Chosen
      label={w("kind.giphy")}
      error={said(builder.errorOf("giphy_id") ?? undefined)}
      picture={selected ? <img src={selected.still_url} alt="" /> : <Icon of={Sticker} size={28} />}
      name={selected?.title ?? w(has ? "found.gifThere" : "found.nothingYet")}
      change={w(has ? "found.another" : "found.choose", { kind: "gif" })}
      onChange={() => builder.goTo("media")}
    />
  );
});

export const giphyPanel: KindPanel = {
  Picture: GiphyPicture,
  Add: part(() => import("./AddGif.tsx")),
  Controls: ChosenGif,
};

import { MapPin } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Icon } from "#web/components/index.ts";
import { part } from "#web/shell/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { Chosen } from "../finds/Chosen.tsx";
import type { KindPanel, PanelProps } from "../panel.ts";
import { MapStyles } from "./MapStyles.tsx";
import { LocationPicture } from "./picture.tsx";

const ChosenPlace = observer(({ builder }: PanelProps) => {
  const w = useWords();
  const name = builder.draft?.content.location_name;
  return (
    <>
      {name ? <MapStyles builder={builder} /> : null}
      <Chosen
        label={w("kind.location")}
        error={said(builder.errorOf("location_name") ?? undefined)}
        picture={<Icon of={MapPin} size={28} />}
        name={name || w("found.nothingYet")}
        change={w(name ? "found.another" : "found.choose", { kind: "place" })}
        onChange={() => builder.goTo("media")}
      />
    </>
  );
});

export const locationPanel: KindPanel = {
  Picture: LocationPicture,
  Add: part(() => import("./AddPlace.tsx")),
  Controls: ChosenPlace,
};

import { Link2, Mail, Stamp } from "lucide-react";
import type { SendWay } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { postalPaths } from "#core/domain/postal/index.ts";
import { Tiles } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";

type WayTilesProps = {
  editorId: string;
  way: SendWay | "post";
  /** Whether post is among them (OPEN-159). */
  post: boolean;
  /** Chooses on this page, before its address changes. */
  onWay?: (way: SendWay) => void;
};

/** The ways to send the card; each is a page (ROUTE-58). */
export const WayTiles = ({ editorId, way, post, onWay }: WayTilesProps) => {
  const w = useWords();
  const { navigator } = useApp().ports;
  return (
    <Tiles
      name="way"
      label={w("send.ways")}
      value={way}
      options={[
        { value: "email", words: w("send.email"), note: w("send.emailNote"), icon: Mail },
        { value: "link", words: w("send.link"), note: w("send.linkNote"), icon: Link2 },
        ...(post
          ? [
              {
                value: "post" as const,
                words: w("send.post"),
                note: w("send.postNote"),
                icon: Stamp,
              },
            ]
          : []),
      ]}
      onValue={(next) => {
        if (next !== "post") onWay?.(next);
        const to = next === "post" ? postalPaths.start(editorId) : paths.send(editorId, next);
        navigator.go(to, { replace: true });
      }}
    />
  );
};

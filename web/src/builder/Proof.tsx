import { Play, Square } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useDeferredValue, useEffect, useMemo } from "react";
import type { SlideBuilder } from "#core/app/index.ts";
import { secondsInHand } from "#core/domain/slide/index.ts";
import { Button, Card } from "#web/components/index.ts";
import { type ShownSlide, SlideFace, SlideView, timedOf } from "#web/slides/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./CustomisePanel.module.css";
import { useDraftSlide } from "./shown.ts";

/** The message as it will be, while it is written; played when somebody asks for it. */
export const Proof = observer(({ builder }: { builder: SlideBuilder }) => {
  const w = useWords();
  const { preview } = builder;
  // what was pressed or typed is answered first, then drawn (P4)
  const key = useDeferredValue(JSON.stringify(useDraftSlide(builder)));
  const slide = useMemo(() => JSON.parse(key) as ShownSlide | null, [key]);
  const face = useMemo(() => (slide === null ? null : <SlideFace slide={slide} />), [slide]);
  useEffect(() => () => preview.stop(), [preview]);
  if (slide === null) return null;
  const { isPlaying, isHeld } = preview;
  return (
    <figure className={styles.proof} aria-label={w("builder.proof")}>
      <Card>
        {isPlaying ? (
          <SlideView
            slide={slide}
            playing={!isHeld}
            elapsed={() => preview.elapsed()}
            turn={preview.turn}
            deck={{
              at: () => preview.elapsed() / 1000,
              isPassing: () => preview.isPlaying,
              isSoundOn: true,
              showsCaptions: true,
              hold: () => preview.hold(),
              release: () => preview.release(),
              pause: () => preview.stop(),
            }}
            onError={() => preview.stop()}
          />
        ) : (
          face
        )}
      </Card>
      <Button
        size="small"
        icon={isPlaying ? Square : Play}
        onClick={() => (isPlaying ? preview.stop() : preview.play(secondsInHand(timedOf(slide))))}
      >
        {w(isPlaying ? "builder.stopPreview" : "builder.playPreview")}
      </Button>
    </figure>
  );
});

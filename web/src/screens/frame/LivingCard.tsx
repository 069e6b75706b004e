import { observer } from "mobx-react-lite";
import type { Story } from "#core/domain/story/index.ts";
import { Card } from "#web/components/index.ts";
import { LiveCover, type ShownSlide } from "#web/slides/index.ts";
import { useCoverFault } from "../../hooks/coverFault.ts";
import { useIsCovered } from "../../hooks/modal.ts";

type LivingCardProps = {
  cover: ShownSlide | null | undefined;
  story: Story;
  /** What readers hear instead of the picture. */
  label: string;
  className: string | undefined;
};

/** The cover on a card, alive, with what falls over it. */
export const LivingCard = observer(({ cover, story, label, className }: LivingCardProps) => {
  const report = useCoverFault();
  const isCovered = useIsCovered();
  return (
    <span className={className} role="img" aria-label={label}>
      <Card>
        {cover ? (
          <LiveCover
            slide={cover}
            story={story}
            fx={{ confetti: story.fx_confetti, snow: story.fx_snow }}
            playing={!isCovered}
            onError={report}
          />
        ) : null}
      </Card>
    </span>
  );
});

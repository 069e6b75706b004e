import type { CoverSpec } from "#core/app/index.ts";
import { Card } from "#web/components/index.ts";
import { LiveSpec } from "#web/slides/index.ts";
import { useSettled } from "../cover/settled.ts";

/** A card with these colours on its cover, as it will play. */
const PreviewCard = ({ colours, title }: { colours: readonly string[]; title: string }) => {
  const spec: CoverSpec = { variant: "curvey", theme: "curvey-3", title, colours };
  return (
    <Card>
      <LiveSpec spec={useSettled(spec)} settled playing={false} />
    </Card>
  );
};
export default PreviewCard;

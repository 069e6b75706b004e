import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { CoverDesign } from "#core/app/index.ts";
import {
  type CoverVariant,
  catalogueVariantOf,
  fillTitle,
  labelOf,
} from "#core/domain/cover/index.ts";
import type { Occasion } from "#core/domain/story/index.ts";
import { Card } from "#web/components/index.ts";
import { LiveSpec, useReducedMotion } from "#web/slides/index.ts";
import { useWords } from "#web/words/index.ts";
import { useCoverFault } from "../../hooks/coverFault.ts";
import { chosenOf } from "./Gallery.tsx";
import styles from "./Studio.module.css";
import { useSettled } from "./settled.ts";
import { standIn } from "./shelf.ts";
import { TitleFrame } from "./TitleFrame.tsx";

const coverOf = ({ look }: CoverDesign) =>
  [
    catalogueVariantOf(look.variant) ? (look.variant as CoverVariant) : "default",
    look.theme ?? "",
  ] as const;

type LivingProps = {
  design: CoverDesign;
  recipientName: string;
  occasion: Occasion;
  /** The picture it has while nothing is changed. */
  poster?: string | null | undefined;
};

/** The one cover that is alive: as it is being made, as it will play. */
export const Living = observer(
  ({ design, recipientName, occasion, poster = null }: LivingProps) => {
    const w = useWords();
    const calm = useReducedMotion();
    const now = design.specFor(recipientName || null);
    const spec = useSettled(now);
    const kind = `${spec.variant} ${spec.theme} ${spec.exportedId}`;
    const report = useCoverFault();
    const [broken, setBroken] = useState<string | null>(null);
    const isBroken = broken === kind;
    const label = chosenOf(design)?.label ?? labelOf(...coverOf(design));
    const title = fillTitle(now.title, recipientName);
    const picture = (design.hasChanged ? null : poster) ?? standIn(now, occasion);
    return (
      <div className={styles.living}>
        <span className={styles.face}>
          <span role="img" aria-label={w("cover.says", { label, title })} data-cover={kind}>
            <Card>
              <LiveSpec
                key={kind}
                spec={spec}
                poster={calm ? null : picture}
                onError={(error) => {
                  setBroken(kind);
                  report(error);
                }}
              />
            </Card>
          </span>
          {design.mode === "field" && design.placesTitle ? <TitleFrame design={design} /> : null}
        </span>
        <p className={styles.called}>
          <b>{label}</b>
        </p>
        <div role="status">
          {isBroken ? <p className={styles.hint}>{w("cover.broken")}</p> : null}
        </div>
      </div>
    );
  },
);

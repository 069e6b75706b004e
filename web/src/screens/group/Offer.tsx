import { observer } from "mobx-react-lite";
import { useId } from "react";
import type { Group } from "#core/app/index.ts";
import { Button, Quiet, Sheet } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModal } from "../../hooks/modal.ts";
import styles from "./Nudging.module.css";
import { whoIs } from "./nameOf.ts";

/** Whether the card is offered to somebody, and the way to do that or take it back (decision 0077). */
export const Offer = observer(({ group }: { group: Group }) => {
  const w = useWords();
  const id = useId();
  const modal = useModal("offer-card");
  if (!group.offering.isPossible) return null;
  const to = group.offering.to;
  return (
    <Sheet aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {w("handOver.heading")}
      </h2>
      <Quiet>
        {to === null
          ? w("handOver.rowHelp")
          : w("handOver.offered", { who: typeof to === "string" ? to : whoIs(to, w) })}
      </Quiet>
      <p className={styles.way}>
        {to === null ? (
          <Button size="small" onClick={() => modal.show()}>
            {w("handOver.offer")}
          </Button>
        ) : (
          <Button size="small" busy={group.busy} onClick={() => void group.offering.withdraw()}>
            {w("handOver.withdraw")}
          </Button>
        )}
      </p>
    </Sheet>
  );
});

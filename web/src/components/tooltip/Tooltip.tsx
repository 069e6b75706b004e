import { Tooltip as Base } from "@base-ui/react/tooltip";
import { type ReactElement, useId } from "react";
import styles from "./Tooltip.module.css";

type TooltipProps = {
  words: string;
  /** The button or link it explains, which already has a name of its own. */
  children: ReactElement;
};

/** A hint for hover and keyboard; never the only place where something is said, since touch does not see it. */
export const Tooltip = ({ words, children }: TooltipProps) => {
  const id = useId();
  return (
    <Base.Root>
      <Base.Trigger delay={400} aria-describedby={id} render={children} />
      <span hidden id={id}>
        {words}
      </span>
      <Base.Portal>
        <Base.Positioner className={styles.place} sideOffset={10} collisionPadding={12}>
          <Base.Popup className={styles.tooltip}>
            {words}
            <Base.Arrow className={styles.arrow} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
};

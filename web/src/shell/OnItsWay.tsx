import { useSyncExternalStore } from "react";
import { startWords } from "#core/domain/words/index.ts";
import { Banner } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp } from "../hooks/context.ts";
import styles from "./OnItsWay.module.css";
import { isOutOfReach, onReach } from "./reach.ts";

/** In the place of a part that was asked for: why it does not come. It is part of the first page, or could not come itself. */
export const OnItsWay = () => {
  const w = useWords();
  const { productName } = useApp().ports.settings;
  const isAway = useSyncExternalStore(onReach, isOutOfReach);
  return isAway ? (
    <div className={styles.foot}>
      <Banner label={w("notices.trouble")} place="foot" tone="warn">
        <p role="alert">{said(startWords.unreachable(productName))}</p>
      </Banner>
    </div>
  ) : null;
};

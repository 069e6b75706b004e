import { observer } from "mobx-react-lite";
import type { Contributor } from "#core/app/index.ts";
import { Button } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Contributor.module.css";

/** A message that was written here and waits for its author to sign in (CONTRIB-03). */
export const Unsent = observer(({ model }: { model: Contributor }) => {
  const w = useWords();
  if (!model.hasUnsent) return null;
  return (
    <div className={styles.unsent} role="status">
      <p>
        <b>{w("contributor.unsent")}</b>
        <span>{w("contributor.unsentHelp")}</span>
      </p>
      <Button kind="primary" size="small" onClick={() => model.sendUnsent()}>
        {w("contributor.unsentSend")}
      </Button>
    </div>
  );
});

import { observer } from "mobx-react-lite";
import type { SharedThemes } from "#core/app/index.ts";
import { themePaths } from "#core/domain/theme/index.ts";
import { ButtonLink, Empty, ErrorState, Skeleton, VisuallyHidden } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./Themes.module.css";

/** Before shared themes are there, and where they can't be. */
export const Unshared = observer(({ shared }: { shared: SharedThemes }) => {
  const w = useWords();
  if (shared.loaded === "missing")
    return (
      <Empty heading="h2" title={w("themes.notShared")} words={w("themes.notSharedHelp")}>
        <ButtonLink kind="primary" to={themePaths.all}>
          {w("themes.back")}
        </ButtonLink>
      </Empty>
    );
  if (shared.loaded === "failed")
    return (
      <ErrorState
        words={said(shared.error)}
        retry={w("shell.tryAgain")}
        onRetry={() => void shared.open()}
      />
    );
  return (
    <div className={styles.list} aria-busy="true">
      <VisuallyHidden role="status">{w("themes.loading")}</VisuallyHidden>
      <Skeleton width="100%" style={{ blockSize: "5.5rem" }} />
    </div>
  );
});

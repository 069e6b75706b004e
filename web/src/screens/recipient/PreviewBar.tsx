import { ArrowLeft } from "lucide-react";
import { observer } from "mobx-react-lite";
import { paths } from "#core/domain/navigation/index.ts";
import { ButtonLink } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { recipientOf, type Seen } from "./names.ts";
import styles from "./PreviewBar.module.css";

/** Quiet, over the card: its maker sees what will be seen, and nothing is marked. */
export const PreviewBar = observer(({ model }: { model: Seen }) => {
  const w = useWords();
  if (!model.isPreview || model.story === null) return null;
  const name = recipientOf(model);
  return (
    <aside className={styles.bar} aria-label={w("recipient.preview")}>
      <span className={styles.words}>
        {name === "" ? w("recipient.previewNobody") : w("recipient.previewOf", { name })}
      </span>
      <ButtonLink to={paths.edit(model.story.id)} kind="bare" size="small" icon={ArrowLeft}>
        {w("recipient.backToCard")}
      </ButtonLink>
    </aside>
  );
});

import { observer } from "mobx-react-lite";
import type { CardEditor } from "#core/app/index.ts";
import { Sheet } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { CardPicture } from "../frame/CardPicture.tsx";
import styles from "./Post.module.css";

/** What is printed: the cover as it is now, and how many messages. */
export const Printed = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  if (editor.story === null) return null;
  return (
    <Sheet className={styles.printed} aria-labelledby="printed">
      <span className={styles.thumbnail} aria-hidden="true">
        <CardPicture story={editor.story} />
      </span>
      <span className={styles.what}>
        <h2 id="printed">{w("postal.printed")}</h2>
        <span>{w("postal.printedHelp", { n: editor.messages.length })}</span>
      </span>
    </Sheet>
  );
});

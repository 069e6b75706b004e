import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { PromptId } from "#core/domain/prompt/index.ts";
import { Button, handOn } from "#web/components/index.ts";
import { useWords, type WordKey } from "#web/words/index.ts";
import { useApp } from "../hooks/context.ts";
import styles from "./Hint.module.css";

type HintProps = { id: PromptId; words: WordKey };

/** One piece of guidance in its place, shown when its turn comes and once a person (PROMPT-01, PROMPT-06). */
export const Hint = observer(({ id, words }: HintProps) => {
  const w = useWords();
  const { prompts } = useApp().shell;
  useEffect(() => prompts.ask(id), [id, prompts]);
  if (prompts.current !== id) return null;
  return (
    <div ref={handOn} role="note" className={styles.hint}>
      <p>{w(words)}</p>
      <Button size="small" onClick={() => void prompts.complete(id)}>
        {w("notices.gotIt")}
      </Button>
    </div>
  );
});

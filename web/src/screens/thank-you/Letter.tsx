import { Eye, EyeOff } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { ThankYou } from "#core/app/index.ts";
import { Airmail, Button, Postmark, toast } from "#web/components/index.ts";
import { dayOf, shortDay } from "#web/dates/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./ThankYou.module.css";

/** The words large on paper; hidden ones are a folded sheet until they are wanted again. */
export const Letter = observer(({ model }: { model: ThankYou }) => {
  const w = useWords();
  const { from, sentOn, state } = model;
  const isHidden = state === "hidden";
  const showAgain = async () => {
    if (await model.showAgain()) toast({ words: w("thankYou.shown") });
  };
  const hide = async () => {
    if (!(await model.hide())) return;
    const undo = { words: w("thankYou.undo"), act: () => void model.showAgain() };
    toast({ words: w("thankYou.hidden"), action: undo });
  };
  return (
    <article className={styles.letter}>
      <Airmail>
        {sentOn ? (
          <Postmark lines={[shortDay(sentOn), w("thankYou.mark")]} className={styles.mark} />
        ) : null}
        <div className={styles.sheet} data-hidden={isHidden || undefined}>
          <h1>{from ? w("thankYou.title", { name: from }) : w("thankYou.titleNoName")}</h1>
          {isHidden ? (
            <p className={styles.folded}>{w("thankYou.hiddenHelp")}</p>
          ) : (
            <blockquote className={styles.words} dir="auto">
              {model.words}
            </blockquote>
          )}
          <div className={styles.foot}>
            <p className={styles.note}>
              {sentOn ? w("thankYou.sentOn", { day: dayOf(sentOn) }) : null}
            </p>
            {isHidden ? (
              <Button icon={Eye} busy={model.busy} onClick={() => void showAgain()}>
                {w("thankYou.show")}
              </Button>
            ) : (
              <Button kind="bare" icon={EyeOff} busy={model.busy} onClick={() => void hide()}>
                {w("thankYou.hide")}
              </Button>
            )}
          </div>
        </div>
      </Airmail>
    </article>
  );
});

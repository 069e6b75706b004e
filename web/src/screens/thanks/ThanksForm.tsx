import { Send } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type FormEvent, useId } from "react";
import type { Recipient } from "#core/app/index.ts";
import { truncate } from "#core/domain/form/index.ts";
import { messageMaximum } from "#core/domain/story/index.ts";
import { Button } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./Thanks.module.css";

/** A ruled sheet to write on. */
export const ThanksForm = observer(({ model }: { model: Recipient }) => {
  const w = useWords();
  const id = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void model.sayThanks();
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <h1>{w("thanks.title")}</h1>
      <div className={styles.letter}>
        <label htmlFor={id} className={styles.dear}>
          {w(model.others > 0 ? "thanks.dearAll" : "thanks.dear", { name: model.sender })}
        </label>
        <textarea
          id={id}
          name="thanks"
          className={styles.ruled}
          rows={5}
          dir="auto"
          maxLength={messageMaximum}
          value={model.thanks}
          readOnly={model.isPreview}
          placeholder={w("thanks.placeholder")}
          aria-invalid={model.error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) =>
            model.writeThanks(truncate(event.currentTarget.value, messageMaximum))
          }
        />
        <div className={styles.under} id={`${id}-note`}>
          <span role="alert" className={styles.error}>
            {said(model.error)}
          </span>
          <span className={styles.count}>
            {model.thanks.length} / {messageMaximum}
          </span>
        </div>
      </div>
      <div className={styles.foot}>
        <Button
          type="submit"
          kind="primary"
          size="large"
          icon={Send}
          busy={model.busy}
          busyWords={w("thanks.sending")}
          disabled={model.isPreview}
        >
          {w("thanks.send")}
        </Button>
        <p className={styles.note}>{w("thanks.goesTo", { name: model.sender })}</p>
      </div>
    </form>
  );
});

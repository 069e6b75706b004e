import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { GreetingForm } from "#core/app/index.ts";
import { Airmail, BackLink, Button, Page, Problem, WorkBar } from "#web/components/index.ts";
import { GreetingNote } from "#web/slides/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useRouteTitle } from "../../hooks/route.ts";
import styles from "./Greeting.module.css";
import { GreetingFields } from "./GreetingFields.tsx";

type WritingProps = {
  form: GreetingForm;
  back: { to: string; words: string };
  note?: ReactNode;
  act: { words: string; busyWords: string; busy: boolean; run: () => void };
  error: ReactNode;
};

/** A greeting beside how it will be read. */
export const Writing = observer(({ form, back, note, act, error }: WritingProps) => {
  const w = useWords();
  const title = useRouteTitle();
  const button = (
    <Button
      kind="primary"
      size="large"
      wide
      busy={act.busy}
      busyWords={act.busyWords}
      onClick={act.run}
    >
      {act.words}
    </Button>
  );
  const { greeting_message } = form.greeting;
  return (
    <Page
      bar={
        <WorkBar
          back={<BackLink to={back.to} label={back.words} />}
          title={said(title)}
          note={note}
        />
      }
      dock={button}
    >
      <div className={styles.desk}>
        <div className={styles.write}>
          <h1>{said(title)}</h1>
          <p className={styles.help}>{w("greeting.help")}</p>
          <GreetingFields form={form} />
          <Problem>{error}</Problem>
          <div className={styles.act}>{button}</div>
        </div>
        <section className={styles.sheet} aria-label={w("greeting.preview")}>
          <Airmail>
            <div className={styles.read}>
              {greeting_message.trim() === "" ? (
                <p className={styles.empty}>{w("greeting.empty")}</p>
              ) : (
                <GreetingNote greeting={form.greeting} />
              )}
            </div>
          </Airmail>
        </section>
      </div>
    </Page>
  );
});

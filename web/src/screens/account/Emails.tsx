import { observer } from "mobx-react-lite";
import { useEffect, useId, useRef } from "react";
import { useLocation } from "react-router";
import type { OwnEmails } from "#core/app/index.ts";
import type { News } from "#core/domain/account/index.ts";
import { ErrorState, Problem, Segments, Sheet, Toggle, Wait } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./Account.module.css";

const id = "emails";
const choices = ["at_once", "daily", "never"] as const satisfies readonly News[];

/** Which emails one gets, and how often; the foot of a digest leads here. */
export const Emails = observer(({ emails }: { emails: OwnEmails }) => {
  const w = useWords();
  const part = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const isReady = emails.loaded === "ready";
  useEffect(() => {
    if (hash === `#${id}` && isReady) part.current?.scrollIntoView({ block: "start" });
  }, [hash, isReady]);
  return (
    <Sheet ref={part} id={id} className={styles.part} aria-labelledby="which">
      <h2 id="which">{w("account.emails")}</h2>
      {emails.loaded === "loading" ? (
        <Wait words={w("account.emailsLoading")} />
      ) : emails.loaded === "failed" ? (
        <ErrorState
          words={w("account.emailsFailed")}
          retry={w("shell.tryAgain")}
          onRetry={() => void emails.open()}
        />
      ) : (
        <Choices emails={emails} />
      )}
    </Sheet>
  );
});

const Choices = observer(({ emails }: { emails: OwnEmails }) => {
  const w = useWords();
  const { preferences } = emails;
  if (preferences === null) return null;
  const { news } = preferences;
  return (
    <>
      <div className={styles.news}>
        <p aria-hidden>{w("account.news")}</p>
        <Segments
          name="news"
          label={w("account.news")}
          value={news}
          options={choices.map((value) => ({ value, words: w(`account.news_${value}`) }))}
          onValue={(value) => void emails.choose({ news: value })}
        />
        <p className={styles.help} aria-live="polite">
          {w(`account.newsHelp_${news}`)}
        </p>
      </div>
      <Switch emails={emails} of="invitations" />
      <Switch emails={emails} of="reminders" />
      <Problem>{said(emails.error)}</Problem>
      <p className={styles.help}>{w("account.emailsAlways")}</p>
    </>
  );
});

const Switch = observer(
  ({ emails, of }: { emails: OwnEmails; of: "invitations" | "reminders" }) => {
    const w = useWords();
    const own = useId();
    return (
      <div>
        <Toggle
          id={own}
          name={of}
          aria-describedby={`${own}-help`}
          checked={emails.preferences?.[of] ?? false}
          onValue={(on) => void emails.choose({ [of]: on })}
        >
          {w(`account.${of}`)}
        </Toggle>
        <p id={`${own}-help`} className={styles.under}>
          {w(`account.${of}Help`)}
        </p>
      </div>
    );
  },
);

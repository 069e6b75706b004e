import { observer } from "mobx-react-lite";
import type { SignIn } from "#core/app/index.ts";
import type { Acting, Carried } from "#core/domain/auth/index.ts";
import { Button, Problem, Quiet, Stack } from "#web/components/index.ts";
import { said, useWords, type WordKey } from "#web/words/index.ts";
import own from "./AuthLink.module.css";

/** How each deed is asked about; one without words does not compile. */
const asked: Readonly<Record<Acting, { question: WordKey; help: WordKey; yes: WordKey }>> = {
  message: {
    question: "auth.agreeMessage",
    help: "auth.agreeMessageHelp",
    yes: "auth.agreeMessageYes",
  },
  thanks: {
    question: "auth.agreeThanks",
    help: "auth.agreeThanksHelp",
    yes: "auth.agreeThanksYes",
  },
  save: { question: "auth.agreeSave", help: "auth.agreeSaveHelp", yes: "auth.agreeSaveYes" },
  join: { question: "auth.agreeJoin", help: "auth.agreeJoinHelp", yes: "auth.agreeJoinYes" },
  card: { question: "auth.agreeCard", help: "auth.agreeCardHelp", yes: "auth.agreeCardYes" },
};

/** The question that stands above what a link from another visit would do. */
export const useQuestion = (carried: Carried | null): string | null => {
  const w = useWords();
  if (carried === null) return null;
  const name = carried.recipient_first_name;
  const card = name === null ? w("auth.agreeACard") : w("auth.agreeCardOf", { name });
  return w(asked[carried.acting].question, { card });
};

type AgreeProps = { signIn: SignIn; carried: Carried; onAgree: () => void };

/** What a link from another visit would do, to the letter, and whether to do it (OPEN-166). */
export const Agree = observer(({ signIn, carried, onAgree }: AgreeProps) => {
  const w = useWords();
  const { help, yes } = asked[carried.acting];
  return (
    <Stack gap={5}>
      {carried.text === null && carried.pictures.length === 0 ? null : (
        <blockquote className={own.said}>
          {carried.text === null ? null : <p dir="auto">{carried.text}</p>}
          {carried.pictures.length === 0 ? null : (
            <div className={own.pictures}>
              {carried.pictures.map((url) => (
                <img key={url} src={url} alt={w("auth.agreePicture")} />
              ))}
            </div>
          )}
        </blockquote>
      )}
      <p>{w(help, { email: signIn.email })}</p>
      <Problem>{said(signIn.error)}</Problem>
      <Stack gap={3}>
        <Button kind="primary" size="large" wide busy={signIn.busy} onClick={onAgree}>
          {w(yes)}
        </Button>
        <Button kind="quiet" size="large" wide onClick={() => void signIn.notNow()}>
          {w("auth.agreeNotNow")}
        </Button>
      </Stack>
      <Quiet small>{w("auth.agreeWhy")}</Quiet>
    </Stack>
  );
});

import { observer } from "mobx-react-lite";
import { useParams } from "react-router";
import { type HandOver as Model, openHandOver } from "#core/app/index.ts";
import { fullName } from "#core/domain/account/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { Button, ButtonLink, ErrorState, Problem, Wait } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { SetUp } from "../../shell/guard.tsx";
import { Status, StatusPage } from "../frame/StatusPage.tsx";
import styles from "./HandOver.module.css";

/** The link of the mail that offers a card: opening it changes nothing, its buttons answer (decision 0077). */
export const HandOver = () => (
  <SetUp>
    <HandOverPage />
  </SetUp>
);

const HandOverPage = observer(() => {
  const w = useWords();
  const { token = "" } = useParams();
  const model = useModel((app) => openHandOver(app, token), token);
  if (model.state === "loading") return <Wait over="page" words={w("handOver.loading")} />;
  return (
    <StatusPage>
      {model.state === "failed" ? (
        <ErrorState
          heading="h1"
          words={said(model.error)}
          retry={w("shell.tryAgain")}
          onRetry={() => void model.open()}
        />
      ) : (
        <Answer model={model} />
      )}
    </StatusPage>
  );
});

const Answer = observer(({ model }: { model: Model }) => {
  const w = useWords();
  const { offer, state } = model;
  const who = fullName(offer?.from) || w("handOver.organiser");
  const name = offer?.recipient_first_name ?? "";
  const card = name ? w("handOver.cardFor", { name }) : w("handOver.aCard");
  switch (state) {
    case "open":
      return (
        <Status title={w("handOver.title", { card })} words={w("handOver.help", { who })}>
          <Problem>{said(model.error)}</Problem>
          <p>{w("handOver.sentTo", { email: offer?.email ?? "" })}</p>
          <div className={styles.actions}>
            <Button
              kind="primary"
              size="large"
              busy={model.busy}
              onClick={() => void model.accept()}
            >
              {w(model.needsSignIn ? "handOver.logIn" : "handOver.yes")}
            </Button>
            <Button kind="bare" busy={model.busy} onClick={() => void model.decline()}>
              {w("handOver.no")}
            </Button>
          </div>
        </Status>
      );
    case "accepted":
      return (
        <Status
          title={w(offer?.story_id ? "handOver.done" : "handOver.taken")}
          words={
            offer?.story_id ? w("handOver.doneHelp", { card }) : w("handOver.takenHelp", { card })
          }
        >
          <ButtonLink to={model.cardPath} kind="primary" size="large">
            {w(offer?.story_id ? "handOver.toCard" : "shell.myCards")}
          </ButtonLink>
        </Status>
      );
    case "declined":
    case "withdrawn":
    case "expired":
    case "sent":
      return (
        <Status title={w(`handOver.${state}`)} words={w(`handOver.${state}Help`, { who })}>
          <ButtonLink to={paths.home()} kind="primary">
            {w("shell.myCards")}
          </ButtonLink>
        </Status>
      );
    default:
      return (
        <Status title={w("handOver.missing")} words={w("handOver.missingHelp")}>
          <ButtonLink to={paths.landing} kind="primary">
            {w("shell.goHome")}
          </ButtonLink>
        </Status>
      );
  }
});

import { observer } from "mobx-react-lite";
import { useParams } from "react-router";
import { openUnsubscribing, type Unsubscribing } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { Button, ButtonLink, ErrorState, Problem, Wait } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { SetUp } from "../../shell/guard.tsx";
import { Status, StatusPage } from "../frame/StatusPage.tsx";

/** The way out that mails name (decision 0035): opening it changes nothing, its button does. */
export const Unsubscribe = () => (
  <SetUp>
    <UnsubscribePage />
  </SetUp>
);

const UnsubscribePage = observer(() => {
  const { token = "" } = useParams();
  const page = useModel((app) => openUnsubscribing(app, token), token);
  return (
    <StatusPage>
      <Answer page={page} />
    </StatusPage>
  );
});

const Answer = observer(({ page }: { page: Unsubscribing }) => {
  const w = useWords();
  const { state } = page;
  const from = page.from ?? "invitations";
  const toLanding = <ButtonLink to={paths.landing}>{w("shell.goHome")}</ButtonLink>;
  switch (state) {
    case "loading":
      return <Wait words={w("unsubscribe.opening")} />;
    case "failed":
      return (
        <ErrorState
          heading="h1"
          words={said(page.error)}
          retry={w("shell.tryAgain")}
          onRetry={() => void page.open()}
        />
      );
    case "missing":
      return (
        <Status title={w("unsubscribe.missing")} words={w("unsubscribe.missingHelp")}>
          {toLanding}
        </Status>
      );
    case "left":
      return (
        <Status title={w(`unsubscribe.left_${from}`)} words={w(`unsubscribe.leftHelp_${from}`)}>
          <Problem>{said(page.error)}</Problem>
          <Button busy={page.busy} onClick={() => void page.undo()}>
            {w("unsubscribe.undo")}
          </Button>
        </Status>
      );
    default:
      return (
        <Status
          title={w(state === "back" ? `unsubscribe.back_${from}` : `unsubscribe.heading_${from}`)}
          words={w(state === "back" ? "unsubscribe.backHelp" : `unsubscribe.help_${from}`)}
        >
          <Problem>{said(page.error)}</Problem>
          <Button
            kind={state === "back" ? "bare" : "primary"}
            size="large"
            busy={page.busy}
            onClick={() => void page.leave()}
          >
            {w("unsubscribe.leave")}
          </Button>
        </Status>
      );
  }
});

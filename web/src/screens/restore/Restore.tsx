import { observer } from "mobx-react-lite";
import { useParams } from "react-router";
import { type AddressBack, openAddressBack } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { Button, ButtonLink, ErrorState, Problem, Wait } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { SetUp } from "../../shell/guard.tsx";
import { Status, StatusPage } from "../frame/StatusPage.tsx";
import styles from "./Restore.module.css";

/** The link of the mail to an account's old address: opening it changes nothing, its button changes it back (F-08). */
export const Restore = () => (
  <SetUp>
    <RestorePage />
  </SetUp>
);

const RestorePage = observer(() => {
  const w = useWords();
  const { token = "" } = useParams();
  const back = useModel((app) => openAddressBack(app, token), token);
  if (back.state === "loading") return <Wait over="page" words={w("restore.loading")} />;
  return (
    <StatusPage>
      {back.state === "failed" ? (
        <ErrorState
          heading="h1"
          words={said(back.error)}
          retry={w("shell.tryAgain")}
          onRetry={() => void back.open()}
        />
      ) : (
        <Answer back={back} />
      )}
    </StatusPage>
  );
});

const Answer = observer(({ back }: { back: AddressBack }) => {
  const w = useWords();
  const email = back.change?.old_email ?? "";
  const next = back.change?.new_email ?? "";
  const toLogin = (
    <ButtonLink to={paths.login} kind="primary" size="large">
      {w("restore.logIn")}
    </ButtonLink>
  );
  switch (back.state) {
    case "restored":
      return (
        <Status title={w("restore.done")} words={w("restore.doneHelp", { email })}>
          {toLogin}
        </Status>
      );
    case "used":
      return (
        <Status title={w("restore.used")} words={w("restore.usedHelp", { email })}>
          {toLogin}
        </Status>
      );
    case "open":
      return (
        <Status title={w("restore.title")} words={w("restore.help", { email, next })}>
          <Problem>{said(back.error)}</Problem>
          <div className={styles.actions}>
            <Button
              kind="primary"
              size="large"
              busy={back.busy}
              onClick={() => void back.restore()}
            >
              {w("restore.yes")}
            </Button>
            <ButtonLink to={paths.landing} kind="bare">
              {w("restore.no")}
            </ButtonLink>
          </div>
        </Status>
      );
    default:
      return (
        <Status title={w("restore.expired")} words={w("restore.expiredHelp")}>
          <ButtonLink to={paths.landing} kind="primary">
            {w("shell.goHome")}
          </ButtonLink>
        </Status>
      );
  }
});

import { observer } from "mobx-react-lite";
import { useParams } from "react-router";
import { openPrivateLink } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { Button, ButtonLink, Problem } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { SetUp } from "../../shell/guard.tsx";
import { Status, StatusPage } from "../frame/StatusPage.tsx";

/** The private link of a guest’s message: opening it changes nothing, its button brings the message into this browser. */
export const PrivateLink = () => (
  <SetUp>
    <Page />
  </SetUp>
);

const Page = observer(() => {
  const w = useWords();
  const { token = "" } = useParams();
  const link = useModel((app) => openPrivateLink(app, token), token);
  return (
    <StatusPage>
      {link.isGone ? (
        <Status title={w("privateLink.gone")} words={said(link.error ?? "")}>
          <ButtonLink to={paths.landing} kind="primary" size="large">
            {w("privateLink.home")}
          </ButtonLink>
        </Status>
      ) : (
        <Status title={w("privateLink.title")} words={w("privateLink.help")}>
          <Problem>{said(link.error)}</Problem>
          <Button kind="primary" size="large" busy={link.busy} onClick={() => void link.follow()}>
            {w("privateLink.open")}
          </Button>
        </Status>
      )}
    </StatusPage>
  );
});

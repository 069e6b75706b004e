import { observer } from "mobx-react-lite";
import { useParams } from "react-router";
import { openInvitation } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { ButtonLink, Empty, ErrorState, Page, Wait } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { SetUp } from "../../shell/guard.tsx";
import { SiteBar } from "../frame/SiteBar.tsx";

/** The link of an invitation (ROUTE-23): keeps its token and goes on to the card. */
export const Invitation = () => (
  <SetUp>
    <Opening />
  </SetUp>
);

const Opening = observer(() => {
  const w = useWords();
  const { token: joinToken = "" } = useParams();
  const invitation = useModel((app) => openInvitation(app, joinToken), joinToken);
  if (invitation.loaded === "loading") return <Wait over="page" words={w("invitation.opening")} />;
  return (
    <Page bar={<SiteBar />}>
      <title>{w("invitation.gone")}</title>
      {invitation.loaded === "gone" ? (
        <Empty heading="h1" title={w("invitation.gone")} words={w("invitation.goneHelp")}>
          <ButtonLink to={paths.landing} kind="primary">
            {w("shell.goHome")}
          </ButtonLink>
        </Empty>
      ) : (
        <ErrorState
          heading="h1"
          words={said(invitation.error)}
          retry={w("shell.tryAgain")}
          onRetry={() => void invitation.open()}
        />
      )}
    </Page>
  );
});

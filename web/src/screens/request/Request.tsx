import { observer } from "mobx-react-lite";
import { useParams, useSearchParams } from "react-router";
import { type AccessRequest, openRequest } from "#core/app/index.ts";
import { fullName } from "#core/domain/account/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { Button, ButtonLink, Problem } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp, useModel } from "../../hooks/context.ts";
import { SetUp } from "../../shell/guard.tsx";
import { Status, StatusPage } from "../frame/StatusPage.tsx";

/** The link of the mail about somebody's request (ROUTE-26): opening it changes nothing, its button lets them in. */
export const Request = () => (
  <SetUp>
    <RequestPage />
  </SetUp>
);

const RequestPage = observer(() => {
  const { roleId = "" } = useParams();
  const [query] = useSearchParams();
  const token = query.get("approve_token") ?? "";
  const request = useModel((app) => openRequest(app, roleId, token), `${roleId}:${token}`);
  return (
    <StatusPage>
      <Answer request={request} />
    </StatusPage>
  );
});

const Answer = observer(({ request }: { request: AccessRequest }) => {
  const w = useWords();
  const { session } = useApp();
  const { role, state } = request;
  const who = fullName(role?.person);
  const toGroup =
    role && session.isSignedIn ? (
      <ButtonLink to={paths.group(role.story_id)}>{w("request.toGroup")}</ButtonLink>
    ) : (
      <ButtonLink to={paths.home()}>{w("shell.myCards")}</ButtonLink>
    );
  const asks = (name: string) =>
    request.isToOpen
      ? name
        ? w("request.headingOpenWho", { who: name })
        : w("request.headingOpen")
      : name
        ? w("request.headingWho", { who: name })
        : w("request.heading");
  switch (state) {
    case "letIn":
      return (
        <Status
          title={who ? w("request.doneWho", { who }) : w("request.done")}
          words={w(request.isToOpen ? "request.doneHelpWatch" : "request.doneHelp")}
        >
          {toGroup}
        </Status>
      );
    case "declined":
      return (
        <Status title={w("request.declined")} words={w("request.declinedHelp")}>
          {toGroup}
        </Status>
      );
    case "gone":
      return (
        <Status title={w("request.gone")} words={w("request.goneHelp")}>
          {toGroup}
        </Status>
      );
    case "missing":
      return (
        <Status title={w("request.missing")} words={w("request.missingHelp")}>
          {toGroup}
        </Status>
      );
    default:
      return (
        <Status title={asks(who)} words={w(request.isToOpen ? "request.helpOpen" : "request.help")}>
          <Problem>{said(request.error)}</Problem>
          <Button
            kind="primary"
            size="large"
            busy={request.busy}
            onClick={() => void request.approve()}
          >
            {w("request.approve")}
          </Button>
          {request.mayDecline ? (
            <Button kind="bare" disabled={request.busy} onClick={() => void request.decline()}>
              {w("request.decline")}
            </Button>
          ) : null}
        </Status>
      );
  }
});

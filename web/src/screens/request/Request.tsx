import { observer } from "mobx-react-lite";
import { useParams, useSearchParams } from "react-router";
import { type AccessRequest, openRequest } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { Button, ButtonLink, Empty, Page, Problem } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp, useModel } from "../../app/context.ts";
import { SetUp } from "../../app/guard.tsx";
import { SiteBar } from "../frame/SiteBar.tsx";
import styles from "./Request.module.css";

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
    <Page bar={<SiteBar />} ground="dusk">
      <div className={styles.place}>
        <Answer request={request} />
      </div>
    </Page>
  );
});

const Answer = observer(({ request }: { request: AccessRequest }) => {
  const w = useWords();
  const { session } = useApp();
  const { role, state } = request;
  const who = role ? `${role.person.first_name} ${role.person.last_name}`.trim() : "";
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
        <Said
          title={who ? w("request.doneWho", { who }) : w("request.done")}
          words={w(request.isToOpen ? "request.doneHelpWatch" : "request.doneHelp")}
        >
          {toGroup}
        </Said>
      );
    case "declined":
      return (
        <Said title={w("request.declined")} words={w("request.declinedHelp")}>
          {toGroup}
        </Said>
      );
    case "gone":
      return (
        <Said title={w("request.gone")} words={w("request.goneHelp")}>
          {toGroup}
        </Said>
      );
    case "missing":
      return (
        <Said title={w("request.missing")} words={w("request.missingHelp")}>
          {toGroup}
        </Said>
      );
    default:
      return (
        <Said title={asks(who)} words={w(request.isToOpen ? "request.helpOpen" : "request.help")}>
          <Problem>{request.error}</Problem>
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
        </Said>
      );
  }
});

type SaidProps = { title: string; words: string; children: React.ReactNode };

const Said = ({ title, words, children }: SaidProps) => (
  <>
    <title>{title}</title>
    <div role="status">
      <Empty heading="h1" title={title} words={words}>
        {children}
      </Empty>
    </div>
  </>
);

import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { Navigate, useParams } from "react-router";
import { type AuthScenario, type CardEditor, openEditor } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import {
  ButtonLink,
  Empty,
  ErrorState,
  Page,
  Skeleton,
  Stack,
  VisuallyHidden,
} from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp, useModel } from "../../app/context.ts";
import { Loading, SignedIn } from "../../app/guard.tsx";
import { SiteBar } from "./SiteBar.tsx";

type OwnCardProps = {
  /** What somebody signed out goes on with after sign-in; without it their own card is open to them before (OPEN-40). */
  scenario?: AuthScenario | undefined;
  children: (editor: CardEditor) => ReactNode;
};

/** A page about one card of the person's own: who may, and every way in which there is no card. */
export const OwnCard = observer(({ scenario, children }: OwnCardProps) => {
  const { id = "" } = useParams();
  const { session, shell } = useApp();
  if (!shell.isSetUp) return <Loading />;
  const isOwnBefore = !session.isSignedIn && session.anonymous.data.storyId === id;
  if (isOwnBefore && scenario) return <ToSignIn id={id} scenario={scenario} />;
  return (
    <SignedIn unlessOwnCard={id}>
      <Opened key={id} id={id}>
        {children}
      </Opened>
    </SignedIn>
  );
});

/** The card made before sign-in becomes the account's on the way (STORY-16). */
const ToSignIn = ({ id, scenario }: { id: string; scenario: AuthScenario }) => {
  const { anonymous } = useApp().session;
  anonymous.remember({ authScenario: scenario, storyId: id });
  return <Navigate to={paths.login} replace />;
};

const Opened = observer(
  ({ id, children }: { id: string; children: (editor: CardEditor) => ReactNode }) => {
    const editor = useModel((app) => openEditor(app, id), id);
    return editor.loaded === "ready" ? children(editor) : <NotYet editor={editor} />;
  },
);

const NotYet = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  if (editor.loaded === "loading")
    return (
      <Page bar={<SiteBar />}>
        <title>{w("editor.loading")}</title>
        <VisuallyHidden role="status">{w("editor.loading")}</VisuallyHidden>
        <Stack gap={5} aria-busy="true" style={{ paddingBlock: "var(--s6)" }}>
          <Skeleton width="18rem" style={{ blockSize: "2.5rem" }} />
          <Skeleton width="100%" style={{ blockSize: "9rem" }} />
          <Skeleton width="100%" style={{ blockSize: "14rem" }} />
        </Stack>
      </Page>
    );
  const isFailed = editor.loaded === "failed";
  const heading = w(
    isFailed
      ? "editor.failed"
      : editor.loaded === "missing"
        ? "editor.missing"
        : "editor.forbidden",
  );
  return (
    <Page bar={<SiteBar />}>
      <title>{heading}</title>
      {isFailed ? (
        <ErrorState
          words={editor.error ?? heading}
          retry={w("shell.tryAgain")}
          onRetry={() => void editor.open()}
        />
      ) : (
        <Empty
          heading="h1"
          title={heading}
          words={w(editor.loaded === "missing" ? "editor.missingHelp" : "editor.forbiddenHelp")}
        >
          <ButtonLink to={paths.home()} kind="primary">
            {w("editor.toCards")}
          </ButtonLink>
        </Empty>
      )}
    </Page>
  );
});

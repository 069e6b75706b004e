import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { type CardEditor, openEditor } from "#core/app/index.ts";
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
import { useModel } from "../../app/context.ts";
import { useSubject } from "../../app/subject.tsx";
import { SiteBar } from "./SiteBar.tsx";

/** A page about one card of the person's own, and every way in which there is no card. Its place guards it. */
export const OwnCard = ({ children }: { children: (editor: CardEditor) => ReactNode }) => {
  const { id = "" } = useParams();
  return (
    <Opened key={id} id={id}>
      {children}
    </Opened>
  );
};

const Opened = observer(
  ({ id, children }: { id: string; children: (editor: CardEditor) => ReactNode }) => {
    const editor = useModel((app) => openEditor(app, id), id);
    useSubject({ editor: editor.loaded === "ready" ? editor : undefined });
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
          heading="h1"
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

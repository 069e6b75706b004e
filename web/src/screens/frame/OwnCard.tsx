import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { type CardEditor, openEditor } from "#core/app/index.ts";
import { Page, Skeleton, Stack, VisuallyHidden } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { useSubject } from "../../hooks/subject.tsx";
import { NotYet } from "../card/index.ts";
import { SiteBar } from "./SiteBar.tsx";

/** A page about one card of the person's own. Its place guards it. */
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
    return editor.loaded === "ready" ? (
      children(editor)
    ) : (
      <NotYet editor={editor} opening={<Opening />} />
    );
  },
);

const Opening = () => {
  const w = useWords();
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
};

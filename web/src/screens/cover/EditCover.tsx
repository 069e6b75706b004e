import { observer } from "mobx-react-lite";
import { useNavigate } from "react-router";
import { type CardEditor, openCardCover, openEditor } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import {
  BackLink,
  Button,
  Page,
  SavedNote,
  toast,
  VisuallyHidden,
  WorkBar,
} from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { useRouteTitle } from "../../hooks/route.ts";
import { useSubject } from "../../hooks/subject.tsx";
import { Loading } from "../../shell/guard.tsx";
import { LogoOfCard } from "../branding/index.ts";
import { NotYet, useAskUnsaved } from "../card/index.ts";
import { Studio } from "./Studio.tsx";

/** The cover of a card there is (ROUTE-53). */
export const EditCover = observer(({ id }: { id: string }) => {
  const editor = useModel((app) => openEditor(app, id), id);
  return editor.loaded === "ready" && editor.cover !== null ? (
    <AtWork editor={editor} />
  ) : (
    <NotYet editor={editor} opening={<Loading />} />
  );
});

const AtWork = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const navigate = useNavigate();
  const title = useRouteTitle();
  const model = useModel((app) => openCardCover(app, editor), editor.id);
  useAskUnsaved(model, () => false);
  useSubject({ editor, cover: model.design });
  const { story } = editor;
  if (story === null) return null;
  const back = paths.edit(editor.id);
  const save = async () => {
    if (!(await model.save())) return;
    toast({ words: w("cover.saved") });
    void navigate(back, { replace: true });
  };
  const error = model.error ?? model.design.errorOf("variant");
  const act = (
    <Button
      kind="primary"
      size="large"
      wide
      busy={model.busy}
      busyWords={w("cover.saving")}
      onClick={() => void save()}
    >
      {w("cover.save")}
    </Button>
  );
  return (
    <Page
      bar={
        <WorkBar
          back={<BackLink to={back} label={w("cover.back")} />}
          title={said(title)}
          note={
            <SavedNote
              pending={model.hasChanged ? w("cover.notSaved") : null}
              saved={w("cover.isSaved")}
            />
          }
        />
      }
      dock={act}
    >
      <h1>
        <VisuallyHidden>{said(title)}</VisuallyHidden>
      </h1>
      <Studio
        design={model.design}
        recipientName={story.recipient_first_name}
        occasion={story.occasion}
        poster={editor.cover?.thumbnail_url}
        act={act}
        logo={editor.isOwn ? <LogoOfCard card={editor.id} /> : null}
        error={
          error === null ? null : (
            <>
              <b>{w("cover.failed")}</b> {said(error)}
              {model.isStale ? (
                <Button size="small" onClick={() => void model.reload()}>
                  {w("cover.reload")}
                </Button>
              ) : null}
            </>
          )
        }
      />
    </Page>
  );
});

import { observer } from "mobx-react-lite";
import { useNavigate } from "react-router";
import { type CardEditor, openCardGreeting, openEditor } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { SavedNote, toast } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { useSubject } from "../../hooks/subject.tsx";
import { Loading } from "../../shell/guard.tsx";
import { NotYet, useAskUnsaved } from "../card/index.ts";
import { Writing } from "./Writing.tsx";

/** The greeting of a card there is (ROUTE-54). */
export const EditGreeting = observer(({ id }: { id: string }) => {
  const editor = useModel((app) => openEditor(app, id), id);
  return editor.loaded === "ready" ? (
    <AtWork editor={editor} />
  ) : (
    <NotYet editor={editor} opening={<Loading />} />
  );
});

const AtWork = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const navigate = useNavigate();
  const model = useModel((app) => openCardGreeting(app, editor), editor.id);
  useAskUnsaved(model, () => false);
  useSubject({ editor });
  const back = paths.edit(editor.id);
  const save = async () => {
    if (!(await model.save())) return;
    toast({ words: w("greeting.saved") });
    void navigate(back, { replace: true });
  };
  return (
    <Writing
      form={model.form}
      back={{ to: back, words: w("cover.back") }}
      note={
        <SavedNote
          pending={model.hasChanged ? w("cover.notSaved") : null}
          saved={w("cover.isSaved")}
        />
      }
      act={{
        words: w("greeting.save"),
        busyWords: w("cover.saving"),
        busy: model.busy,
        run: () => void save(),
      }}
      error={
        model.error === null ? null : (
          <>
            <b>{w("greeting.failed")}</b> {said(model.error)}
          </>
        )
      }
    />
  );
});

import { Pencil } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { type CardEditor, type GroupNote, openGroupNote } from "#core/app/index.ts";
import { messageMaximum } from "#core/domain/story/index.ts";
import { Button, Quiet, Row, Sheet, Stack, TextArea, TextInput } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { useRoute } from "../../hooks/route.ts";
import { RemindMe } from "../frame/RemindMe.tsx";
import styles from "./Note.module.css";

/** What the owner tells the group, and until when (OPEN-41). */
export const Note = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const app = useApp();
  const [model] = useState(() => openGroupNote(app, editor));
  const isAddressed = useRoute().route.path === "/edit/:id/group/set-invitation";
  const [editing, setEditing] = useState<"asked" | "kept" | null>(isAddressed ? "asked" : null);
  const edit = useRef<HTMLButtonElement>(null);
  const note = editor.story?.group_message ?? "";
  useEffect(() => {
    // what was typed here before is gone on with
    void model.resume().then((isKept) => isKept && setEditing((now) => now ?? "kept"));
  }, [model]);
  useEffect(() => {
    // asked for from elsewhere on the page
    if (isAddressed) setEditing((now) => now ?? "asked");
  }, [isAddressed]);
  const begin = () => {
    model.begin();
    setEditing("asked");
  };
  const close = () => {
    setEditing(null);
    requestAnimationFrame(() => edit.current?.focus());
  };
  return (
    <Sheet aria-labelledby="note">
      <div className={styles.head}>
        <h2 id="note">{w("group.note")}</h2>
        {editing ? null : (
          <Button ref={edit} kind="bare" size="small" icon={Pencil} onClick={begin}>
            {w(note ? "group.noteEdit" : "group.noteAdd")}
          </Button>
        )}
      </div>
      {editing ? (
        <NoteForm model={model} takesFocus={editing === "asked"} onDone={close} />
      ) : note ? (
        <p className={styles.said}>{note}</p>
      ) : (
        <Quiet>{w("group.noteEmpty")}</Quiet>
      )}
    </Sheet>
  );
});

interface NoteFormProps {
  model: GroupNote;
  /** Somebody asked for it just now. */
  takesFocus: boolean;
  onDone: () => void;
}

const NoteForm = observer(({ model, takesFocus, onDone }: NoteFormProps) => {
  const w = useWords();
  const cancel = () => {
    void model.discard();
    onDone();
  };
  const save = async () => {
    if (await model.save()) onDone();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap={4}>
        <TextArea
          name="group_message"
          label={w("group.noteField")}
          value={model.note}
          onValue={(note) => model.write({ note })}
          maxLength={messageMaximum}
          counted
          autoFocus={takesFocus}
        />
        <TextInput
          name="completion_date"
          type="date"
          label={w("group.date")}
          aside={w("group.optional")}
          help={w("group.dateHelp")}
          value={model.day}
          onValue={(day) => model.write({ day })}
          error={said(model.error ?? undefined)}
        />
        <RemindMe reminder={model.reminder} of="ofCard" />
        <Row gap={2}>
          <Button type="submit" kind="primary" size="small" busy={model.busy}>
            {w("group.save")}
          </Button>
          <Button kind="bare" size="small" onClick={cancel}>
            {w("group.cancel")}
          </Button>
        </Row>
      </Stack>
    </form>
  );
});

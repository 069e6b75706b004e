import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { CardEditor } from "#core/app/index.ts";
import { nameMaximum } from "#core/domain/form/index.ts";
import { TextInput } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Settings.module.css";

/** A field that is kept when it is left. */
const useTyped = (kept: string, keep: (value: string) => Promise<unknown>) => {
  const [typed, type] = useState<string | null>(null);
  return {
    value: typed ?? kept,
    onValue: type,
    onBlur: () => {
      if (typed !== null && typed !== kept) void keep(typed).then(() => type(null));
    },
    onKeyDown: (event: React.KeyboardEvent<HTMLInputElement>) => {
      if (event.key === "Enter") event.currentTarget.blur();
    },
  };
};

/** The recipient's names, and the day it is about. */
export const Names = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const { story } = editor;
  const first = useTyped(story?.recipient_first_name ?? "", (name) => editor.rename(name));
  const last = useTyped(story?.recipient_last_name ?? "", (name) =>
    editor.save({ recipient_last_name: name.trim() }, { force: true }),
  );
  const day = useTyped(story?.occasion_date?.slice(0, 10) ?? "", (date) =>
    editor.save({ occasion_date: date === "" ? null : date }, { force: true }),
  );
  return (
    <div className={styles.names}>
      <TextInput
        name="first"
        label={w("settings.first")}
        maxLength={nameMaximum}
        autoComplete="off"
        {...first}
      />
      <TextInput
        name="last"
        label={w("settings.last")}
        aside={w("settings.optional")}
        maxLength={nameMaximum}
        autoComplete="off"
        {...last}
      />
      <TextInput
        name="day"
        type="date"
        label={w("settings.day")}
        help={w("settings.dayHelp")}
        {...day}
      />
    </div>
  );
});

import { ChevronRight, UserPlus } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type CardEditor, openGroup } from "#core/app/index.ts";
import { Avatars, Icon, Thread } from "#web/components/index.ts";
import { wholeDay } from "#web/dates/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { useAsOwner } from "./asOwner.ts";
import styles from "./GroupProgress.module.css";

/** How far the group is; before there is one, the way to it. */
export const GroupProgress = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const group = useModel((app) => openGroup(app, editor), editor.id);
  const { group: toGroup } = useAsOwner(editor);
  const { story } = editor;
  const members = group.members.length;
  if (members < 2)
    return (
      <button type="button" className={styles.group} onClick={toGroup}>
        <span className={styles.sign}>
          <Icon of={UserPlus} />
        </span>
        <span className={styles.told}>
          <b>{w("editor.invite")}</b>
          <small>{w("editor.inviteHelp")}</small>
        </span>
        <Icon of={ChevronRight} className={styles.end} />
      </button>
    );
  const words = w("editor.signed", { signed: group.signed, members });
  return (
    <button type="button" className={styles.group} onClick={toGroup}>
      <Avatars
        names={group.members.map((r) => r.person.first_name || r.join_email || "?")}
        most={4}
      />
      <span className={styles.told}>
        <b>{words}</b>
        <Thread value={(100 * group.signed) / members} label={words} tint="var(--teal)" />
      </span>
      {story?.completion_date ? (
        <span className={styles.closes}>
          {w("editor.closes", { date: wholeDay(story.completion_date) })}
        </span>
      ) : null}
      <Icon of={ChevronRight} className={styles.end} />
    </button>
  );
});

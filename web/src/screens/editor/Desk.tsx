import { Plus } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { CardEditor } from "#core/app/index.ts";
import { Button, Page, VisuallyHidden } from "#web/components/index.ts";
import { Hint } from "#web/shell/index.ts";
import { useThumbnails } from "#web/slides/index.ts";
import { useWords } from "#web/words/index.ts";
import { useSubject } from "../../hooks/subject.tsx";
import { cardTitle, useSaidErrors } from "../card/index.ts";
import { useAddMessage, useSlideTypeLink } from "./addMessage.ts";
import { CoverSide } from "./CoverSide.tsx";
import styles from "./Desk.module.css";
import { EditorBar } from "./EditorBar.tsx";
import { GroupProgress } from "./GroupProgress.tsx";
import { Messages } from "./Messages.tsx";
import { Notices } from "./Notices.tsx";

/** The card on its desk: cover large and alive, messages as one folded strip, the next step in reach. */
export const Desk = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const add = useAddMessage(editor);
  useSlideTypeLink(editor);
  useSubject({ editor });
  useSaidErrors(editor);
  useThumbnails(editor.story, (slide) => editor.take(slide));
  return (
    <Page
      bleed
      bar={<EditorBar editor={editor} />}
      dock={
        <Button kind="primary" size="large" icon={Plus} onClick={add}>
          {w("editor.add")}
        </Button>
      }
    >
      <title>{cardTitle(editor) || w("editor.untitled")}</title>
      <h1>
        <VisuallyHidden>{cardTitle(editor) || w("editor.untitled")}</VisuallyHidden>
      </h1>
      <div className={styles.desk}>
        <CoverSide editor={editor} />
        <div className={styles.inside}>
          <GroupProgress editor={editor} />
          {editor.messages.length > 0 ? (
            <Hint id="invite-people" words="notices.hintInvitePeople" />
          ) : null}
          <Notices editor={editor} />
          <Messages editor={editor} onAdd={add} />
        </div>
      </div>
    </Page>
  );
});

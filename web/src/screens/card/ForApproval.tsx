import { Inbox } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { CardEditor } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { ButtonLink } from "#web/components/index.ts";
import { useWords, type WordKey } from "#web/words/index.ts";
import { CardNotice, CardNotices } from "./Notice.tsx";

type ForApprovalProps = {
  editor: CardEditor;
  /** Says the number `n`; before sending it also says what approval is for. */
  words?: Extract<WordKey, "contributions.forApproval" | "send.forApproval">;
};

/** Messages that wait for the organiser's approval, until each is decided, and the way to them (OPEN-170). */
export const ForApproval = observer(
  ({ editor, words = "contributions.forApproval" }: ForApprovalProps) => {
    const w = useWords();
    const n = editor.story?.moderated_slide_count ?? 0;
    if (n === 0) return null;
    return (
      <CardNotices>
        <CardNotice icon={Inbox} words={w(words, { n })}>
          <ButtonLink size="small" to={paths.contributions(editor.id)}>
            {w("contributions.review")}
          </ButtonLink>
        </CardNotice>
      </CardNotices>
    );
  },
);

import { Check } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { CardEditor } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { BackLink, Icon, WorkBar } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { titleOf } from "./card.ts";

/** The bar of a page about one card: back to it, its name, whether it is saved. */
export const CardBar = observer(
  ({ editor, children }: { editor: CardEditor; children?: ReactNode }) => {
    const w = useWords();
    const { story } = editor;
    return (
      <WorkBar
        back={<BackLink to={paths.edit(editor.id)} label={w("group.backToCard")} />}
        title={(story && titleOf(story)) || w("editor.untitled")}
        note={
          editor.beingSubmitted ? (
            w("editor.saving")
          ) : (
            <>
              <Icon of={Check} size={16} /> {w("editor.saved")}
            </>
          )
        }
      >
        {children}
      </WorkBar>
    );
  },
);

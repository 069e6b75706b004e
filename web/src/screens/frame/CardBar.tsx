import { Check } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { CardEditor } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { BackLink, Icon, WorkBar } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { titleOf } from "./card.ts";

type CardBarProps = {
  editor: CardEditor;
  /** The way back where it isn’t the card: own path, and what the place is called. */
  back?: readonly [to: string, label: string];
  children?: ReactNode;
};

/** The bar of a page about one card: back to it, its name, whether it is saved. */
export const CardBar = observer(({ editor, back, children }: CardBarProps) => {
  const w = useWords();
  const { story } = editor;
  const [to, label] = back ?? [paths.edit(editor.id), w("group.backToCard")];
  return (
    <WorkBar
      back={<BackLink to={to} label={label} />}
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
});

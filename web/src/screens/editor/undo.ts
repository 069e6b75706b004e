import { type CardEditor, undoFor } from "#core/app/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import { toast } from "#web/components/index.ts";
import type { useWords } from "#web/words/index.ts";

/** Takes a message away at once, with a way back for as long as there is one. */
export const undoable = (
  editor: CardEditor,
  slide: Slide,
  w: ReturnType<typeof useWords>,
): void => {
  editor.remove(slide.id);
  toast({
    words: w("editor.deleted"),
    stay: undoFor,
    action: {
      words: w("editor.undo"),
      act: () => {
        if (editor.removed?.id === slide.id) editor.undoRemove();
      },
    },
  });
};

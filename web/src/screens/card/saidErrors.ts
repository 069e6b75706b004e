import { reaction } from "mobx";
import { useEffect } from "react";
import type { CardEditor } from "#core/app/index.ts";
import { toast } from "#web/components/index.ts";
import { said } from "#web/words/index.ts";

/** What the card refused is said in passing; what was shown goes back to what the card is. */
export const useSaidErrors = (editor: CardEditor): void => {
  useEffect(
    () =>
      reaction(
        () => editor.error,
        (error) => {
          if (error === null) return;
          toast({ words: said(error), tone: "bad" });
          editor.error = null;
        },
      ),
    [editor],
  );
};

import type { ComponentType } from "react";
import { Dialog } from "#web/components/index.ts";
import { useWords, type WordKey } from "#web/words/index.ts";
import type { ModalProps } from "../props.ts";

/** A modal to read in. */
export const reading = (title: WordKey, Text: ComponentType): ComponentType<ModalProps> =>
  function Reading({ modal }) {
    const w = useWords();
    return (
      <Dialog
        open={modal.isOpen}
        onClose={modal.close}
        title={w(title)}
        closeWords={w("shell.close")}
        width="middle"
      >
        <Text />
      </Dialog>
    );
  };

import { observer } from "mobx-react-lite";
import { Button, Dialog, Quiet, Stack } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModalSubject } from "../hooks/subject.tsx";
import { EffectToggles } from "../screens/editor/EffectToggles.tsx";
import type { ModalProps } from "./props.ts";

/** Confetti and snow over the card (MODAL-11, FX-01). */
const SpecialEffectsModal = observer(({ modal }: ModalProps) => {
  const w = useWords();
  const { editor } = useModalSubject();
  if (!editor) return null;
  return (
    <Dialog
      open={modal.isOpen}
      onClose={modal.close}
      title={w("editor.effectsTitle")}
      closeWords={w("shell.close")}
    >
      <Stack gap={4}>
        <Quiet>{w("editor.effectsHelp")}</Quiet>
        <EffectToggles editor={editor} />
        <Button kind="primary" onClick={modal.close}>
          {w("editor.done")}
        </Button>
      </Stack>
    </Dialog>
  );
});
export default SpecialEffectsModal;

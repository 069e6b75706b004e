import { Button, Dialog, Stack } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import type { ModalProps } from "./props.ts";

/** In place of a modal that threw: says so and can be closed; the page below stays (ERR-14, F-41). */
export const CrashedModal = ({ modal }: ModalProps) => {
  const w = useWords();
  return (
    <Dialog
      open={modal.isOpen}
      onClose={modal.close}
      title={w("shell.partCrashed")}
      closeWords={w("shell.close")}
    >
      <Stack gap={5}>
        <p>{w("shell.partCrashedHelp")}</p>
        <Button kind="primary" wide onClick={modal.close}>
          {w("shell.close")}
        </Button>
      </Stack>
    </Dialog>
  );
};

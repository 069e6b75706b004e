import { observer } from "mobx-react-lite";
import { fullName } from "#core/domain/account/index.ts";
import { Button, Dialog, Stack } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../hooks/context.ts";
import type { ModalProps } from "./props.ts";

/** After the first or last name was changed (MODAL-16, OPEN-44). */
const NameChangedModal = observer(({ modal }: ModalProps) => {
  const w = useWords();
  const { profile } = useApp().session;
  const name = fullName(profile);
  return (
    <Dialog
      open={modal.isOpen}
      onClose={modal.close}
      title={w("modals.nameChanged")}
      closeWords={w("shell.close")}
    >
      <Stack gap={5}>
        <p>{w("modals.nameChangedHelp", { name })}</p>
        <Button kind="primary" wide onClick={modal.close}>
          {w("modals.nameChangedOk")}
        </Button>
      </Stack>
    </Dialog>
  );
});
export default NameChangedModal;

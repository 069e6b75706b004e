import { BookmarkCheck } from "lucide-react";
import { observer } from "mobx-react-lite";
import { paths } from "#core/domain/navigation/index.ts";
import { Button, ButtonLink, Dialog, Icon, Stack } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModalSubject } from "../hooks/subject.tsx";
import type { ModalProps } from "./props.ts";

/** The card is kept, and the thanks went along if there were any (RECIP-08, MODAL-20, AUTH-46). */
const RecipientSavedModal = observer(({ modal }: ModalProps) => {
  const w = useWords();
  const { recipient } = useModalSubject();
  const thanked = modal.params.thanksSent === true;
  const help = !thanked
    ? w("recipient.savedHelp")
    : recipient
      ? w("recipient.savedThankedHelp", { name: recipient.sender })
      : w("modals.recipientThanked");
  return (
    <Dialog
      open={modal.isOpen}
      onClose={modal.close}
      title={w(thanked ? "recipient.savedThanked" : "recipient.savedTitle")}
      closeWords={w("shell.close")}
    >
      <Stack gap={4}>
        <p>
          <Icon of={BookmarkCheck} size={40} />
        </p>
        <p>{help}</p>
        {recipient ? (
          <ButtonLink to={paths.home("received")} kind="primary" wide>
            {w("recipient.myCards")}
          </ButtonLink>
        ) : null}
        {recipient && !thanked ? (
          <ButtonLink to={paths.thanks(recipient.token)} wide>
            {w("recipient.sayThanks")}
          </ButtonLink>
        ) : (
          <Button wide onClick={modal.close}>
            {w("shell.close")}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
});
export default RecipientSavedModal;

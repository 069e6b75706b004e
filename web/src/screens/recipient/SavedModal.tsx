import { BookmarkCheck } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { Recipient } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { Button, ButtonLink, Dialog, Icon, Stack } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModal } from "../../app/modal.ts";

/** The card is kept, and the thanks went along if there were any (RECIP-08, MODAL-20). */
export const SavedModal = observer(({ model }: { model: Recipient }) => {
  const w = useWords();
  const modal = useModal("recipient-saved");
  const thanked = modal.params.thanksSent === true;
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
        <p>
          {w(thanked ? "recipient.savedThankedHelp" : "recipient.savedHelp", {
            name: model.sender,
          })}
        </p>
        <ButtonLink to={paths.home("received")} kind="primary" wide>
          {w("recipient.myCards")}
        </ButtonLink>
        {thanked ? (
          <Button wide onClick={modal.close}>
            {w("shell.close")}
          </Button>
        ) : (
          <ButtonLink to={paths.thanks(model.token)} wide>
            {w("recipient.sayThanks")}
          </ButtonLink>
        )}
      </Stack>
    </Dialog>
  );
});

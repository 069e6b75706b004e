import { observer } from "mobx-react-lite";
import { paths } from "#core/domain/navigation/index.ts";
import { paywallWords } from "#core/domain/payment/index.ts";
import { Button, ButtonLink, Dialog, EnvelopeFlap, Stack } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useModalSubject } from "../hooks/subject.tsx";
import type { ModalProps } from "./props.ts";

/** Message Sent (MODAL-18): in the card, waiting for approval (not for owners, CONTRIB-08), or waiting for room (OPEN-149). */
const ContributionSentModal = observer(({ modal }: ModalProps) => {
  const w = useWords();
  const { contributor, editor } = useModalSubject();
  const isOwner = editor !== undefined || contributor?.isOwner === true;
  const { alreadySent, moderated, waiting } = modal.params;
  const words =
    waiting === true
      ? paywallWords.contributor
      : moderated === true && !isOwner
        ? w("contributor.sentModerated")
        : w(alreadySent === true ? "contributor.sentChanged" : "contributor.sentHelp");
  return (
    <Dialog
      open={modal.isOpen}
      onClose={modal.close}
      title={w("contributor.sent")}
      closeWords={w("shell.close")}
      top={<EnvelopeFlap />}
    >
      <Stack gap={5}>
        <p>{said(words)}</p>
        <Stack gap={3}>
          <Button kind="primary" size="large" wide onClick={modal.close}>
            {w("contributor.sentOk")}
          </Button>
          <ButtonLink kind="bare" wide to={paths.shop()}>
            {w("contributor.makeOwn")}
          </ButtonLink>
        </Stack>
      </Stack>
    </Dialog>
  );
});
export default ContributionSentModal;

import { observer } from "mobx-react-lite";
import { paths } from "#core/domain/navigation/index.ts";
import { Button, ButtonLink, Dialog, Quiet, Row, Stack } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModalSubject } from "../hooks/subject.tsx";
import type { ModalProps } from "./props.ts";

/** After sign-in, when the card that was made before it is saved (MODAL-19, AUTH-46). */
const CardSavedModal = observer(({ modal }: ModalProps) => {
  const w = useWords();
  const { editor, home } = useModalSubject();
  return (
    <Dialog
      open={modal.isOpen}
      onClose={modal.close}
      title={w("editor.savedTitle")}
      closeWords={w("shell.close")}
    >
      <Stack gap={4}>
        <p>{w("editor.savedHelp")}</p>
        {editor ? <Quiet>{w("editor.savedInvite")}</Quiet> : null}
        <Row gap={3}>
          {editor ? (
            <>
              <ButtonLink kind="primary" to={paths.group(editor.id)}>
                {w("editor.invite")}
              </ButtonLink>
              <Button onClick={modal.close}>{w("editor.keepGoing")}</Button>
            </>
          ) : home ? (
            <Button kind="primary" onClick={modal.close}>
              {w("modals.cardSavedDone")}
            </Button>
          ) : (
            <ButtonLink kind="primary" to={paths.home()} replace>
              {w("modals.cardSavedHome")}
            </ButtonLink>
          )}
        </Row>
      </Stack>
    </Dialog>
  );
});
export default CardSavedModal;

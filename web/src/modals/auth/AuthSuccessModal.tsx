import { paths } from "#core/domain/navigation/index.ts";
import { ButtonLink, Dialog, EnvelopeFlap, Stack } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModal } from "../../hooks/modal.ts";

/** Signed in by a link in a tab of its own, or for the first time (MODAL-17, OPEN-45). */
const AuthSuccessModal = () => {
  const w = useWords();
  const modal = useModal("auth-success");
  return (
    <Dialog
      open={modal.isOpen}
      onClose={modal.close}
      title={w("auth.success")}
      closeWords={w("shell.close")}
      top={<EnvelopeFlap />}
    >
      <Stack gap={5}>
        <p>{w(modal.params.tab === true ? "auth.successTab" : "auth.successHere")}</p>
        <ButtonLink to={paths.home()} replace kind="primary" size="large" wide>
          {w("auth.toMyCards")}
        </ButtonLink>
      </Stack>
    </Dialog>
  );
};
export default AuthSuccessModal;

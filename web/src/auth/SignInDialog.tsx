import { observer } from "mobx-react-lite";
import type { SignIn } from "#core/app/index.ts";
import { Dialog, EnvelopeFlap } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { SignInPanels } from "./SignInPanels.tsx";

type SignInDialogProps = { signIn: SignIn; open: boolean; onClose: () => void };

/** The panels in a dialog under an envelope's flap (AUTH-03..10). */
export const SignInDialog = observer(({ signIn, open, onClose }: SignInDialogProps) => {
  const w = useWords();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={said(signIn.title)}
      onBack={signIn.canGoBack ? () => signIn.back() : undefined}
      closeWords={w("shell.close")}
      backWords={w("shell.back")}
      top={<EnvelopeFlap />}
    >
      <SignInPanels signIn={signIn} />
    </Dialog>
  );
});
